extension SiteStyle {
  /// The search: what opens it, and its window.
  static let search = #"""
    .search { position: relative; flex: none; box-sizing: border-box; min-inline-size: 36px; min-block-size: 32px; padding: 6px 12px 6px 34px; border-radius: 99px; background: var(--s-color-sunken); color: var(--s-color-muted); font-size: 13px; font-weight: 600; line-height: 20px; text-decoration: none; }
    .search::before, .search::after { content: ""; position: absolute; inset: calc(50% - 7px) auto auto 13px; inline-size: 7px; block-size: 7px; border: 2px solid; border-radius: 50%; }
    .search::after { inset: calc(50% + 3px) auto auto 22px; block-size: 0; inline-size: 5px; border-width: 1px; border-radius: 0; rotate: 45deg; }
    .search:hover { color: var(--s-color-text); }
    .search kbd { margin-inline-start: 8px; padding-inline: 6px; border: 1px solid var(--s-color-line-strong); border-radius: 5px; font: 600 11px/16px var(--s-mono); vertical-align: 1px; }
    .finder { inline-size: min(640px, 100vw - 24px); max-block-size: min(640px, 100dvh - 24px); margin: min(12vh, 96px) auto auto; padding: 0; overflow: hidden; border: 1px solid var(--s-color-line); border-radius: var(--s-size-radius); background: var(--s-color-canvas); color: inherit; box-shadow: 0 24px 80px rgb(0 0 0 / 0.32); }
    .finder[open] { display: flex; flex-direction: column; }
    .finder::backdrop { background: rgb(0 0 0 / 0.48); }
    .finder__top { display: flex; padding: 8px; border-block-end: 1px solid var(--s-color-line); }
    .finder__top input { flex: 1; min-inline-size: 0; padding: 8px 12px; border: 0; background: none; color: inherit; font: inherit; font-size: 18px; outline-offset: -2px; }
    .finder__top button { padding: 8px 12px; border: 0; border-radius: 8px; background: none; color: var(--s-color-muted); font: inherit; font-size: 13px; cursor: pointer; }
    .finder [role="listbox"] { overflow-y: auto; padding: 4px 8px; }
    .finder [role="group"] > .label { margin: 12px 12px 4px; }
    .finder__foot { display: flex; justify-content: space-between; gap: 20px; padding: 10px 20px; border-block-start: 1px solid var(--s-color-line); }
    .finder__foot p { margin: 0; }
    .finder__foot label { flex: none; }
    .hit { display: flex; flex-wrap: wrap; align-items: center; column-gap: 8px; box-sizing: border-box; inline-size: 100%; padding: 7px 12px; border: 0; border-radius: 8px; background: none; color: inherit; font: inherit; text-align: start; text-decoration: none; }
    .hit:is(:hover, [aria-selected="true"]) { background: var(--s-color-sunken); }
    .hit[aria-selected="true"] { box-shadow: inset 3px 0 var(--s-color-text); }
    .hit__title { font-weight: 600; overflow-wrap: anywhere; }
    .hit > .dot { margin: 0; }
    .hit .value { margin-inline-start: auto; }
    .hit__text { flex: 1 0 100%; overflow: hidden; color: var(--s-color-muted); font-size: 14px; text-overflow: ellipsis; white-space: nowrap; }
    .hit mark { background: none; color: inherit; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 3px; }
    @media (max-width: 900px) { .search { min-block-size: 36px; padding: 0; } .search > * { position: absolute; opacity: 0; } }
    @media (hover: none) { .search kbd, .finder__foot label { display: none; } }
    @media (scripting: none) { .search kbd { display: none; } }
    """#
}
