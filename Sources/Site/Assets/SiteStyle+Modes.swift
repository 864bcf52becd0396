extension SiteStyle {
  /// The mode bar.
  static let modeBar = #"""
    /* Mode bar */
    .mode-menu { max-inline-size: 46%; margin-inline-start: auto; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .mode-menu::before { content: "◐"; content: "◐" / ""; margin-inline-end: 7px; }
    :has(> .modes--many) > .mode-menu { display: flex; align-items: center; gap: 14px; max-inline-size: 64%; padding-block: 4px; border-radius: 12px; line-height: 1.25; text-align: start; }
    .axis { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
    .axis > small { display: block; color: var(--s-color-muted); font-size: 11px; font-weight: 500; }
    .modes { position: fixed; inset: calc(var(--s-top) + 6px) auto auto; inset-inline-end: var(--s-gutter); box-sizing: border-box; max-inline-size: min(440px, 100vw - 2 * var(--s-gutter)); max-block-size: calc(100dvh - var(--s-top) - 24px); margin: 0; padding: 18px 20px 20px; overflow-y: auto; border: 1px solid var(--s-color-line-strong); border-radius: var(--s-size-radius); background: var(--s-color-canvas); color: var(--s-color-text); }
    .modes > fieldset { position: relative; min-inline-size: 0; margin: 0 0 14px; padding: 0; border: 0; }
    .modes legend { padding: 0 0 4px; }
    .modes__group { display: flex; flex-wrap: wrap; padding: 3px; border-radius: 18px; background: var(--s-color-sunken); }
    .modes input { position: absolute; opacity: 0; inline-size: 1px; block-size: 1px; margin: 0; }
    .modes label { flex: none; padding: 5px 14px; border-radius: 99px; color: var(--s-color-muted); font-size: 13px; font-weight: 600; line-height: 1.4; cursor: pointer; }
    .modes label:hover { color: var(--s-color-text); }
    .modes input:checked + label { background: var(--s-color-text); color: var(--s-color-inverse); }
    .modes input:focus-visible + label { outline: 2px solid var(--s-color-text); outline-offset: 1px; }
    @media (max-width: 560px) {
      .axis:not([data-look]), .axis > small { display: none; }
      .mode-menu:has(.axis)::after { content: "…"; content: "…" / ""; }
      :has(> .modes--many) > .mode-menu { gap: 4px; padding-block: 7px; border-radius: 99px; line-height: 1.4; }
    }
    @media (min-width: 901px) {
      .modes:not(.modes--many) { position: static; display: flex; flex: none; gap: 12px; max-inline-size: none; margin-inline-start: auto; padding: 0; border: 0; background: none; }
      .modes:not(.modes--many) > fieldset { margin: 0; }
      .modes:not(.modes--many) legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    }
    """#

  /// Parts of a page in a mode of their own.
  static let scopes = #"""
    /* In a mode of its own */
    .scope { margin-block: 0 28px; padding: 20px 24px 8px; border-radius: var(--s-size-radius); background: var(--s-stage, var(--s-color-canvas)); color: var(--s-color-text); box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .scope--plain { background: none; }
    .scope > .label { margin-block-end: 16px; }
    .scope > .figure { margin: 0 0 12px; }
    .scope > .figure > .stage { margin-inline: -24px; padding-block: 16px; background: none; box-shadow: none; }
    """#

  /// The page of all modes, and which appearance a background locks an app to.
  static let modes = #"""
    /* All modes */
    .table-wrap > .modes-table > * > tr > * { padding: 6px 12px 6px 0; vertical-align: top; }
    .table-wrap > .modes-table > tbody > tr > td { padding-inline: 4px; }
    .mode { position: relative; display: block; min-inline-size: 56px; padding: 6px; border-radius: 10px; background: var(--s-stage, var(--s-color-canvas)); color: var(--s-color-text); box-shadow: inset 0 0 0 1px var(--s-color-line-strong); text-decoration: none; }
    .mode__colors { display: flex; block-size: 28px; overflow: hidden; border-radius: 6px; }
    /* To a scale, so that many stand beside each other. */
    .mode__shapes { display: flex; align-items: end; gap: 16px; min-block-size: 72px; margin-block-start: 16px; overflow-x: clip; zoom: 0.32; }
    .mode__shapes > b { font-weight: 600; line-height: 1; }
    .mode__shapes > u { block-size: 6px; margin-block-end: 4px; border-radius: 3px; background: currentColor; }
    .mode__now { position: absolute; inset: -4px; border: 2px solid var(--s-color-text); border-radius: 13px; }
    .table-wrap > .by-mode td { margin: 0; }
    .table-wrap > .modes-table > thead > tr > th { white-space: normal; }
    .by-mode tbody td { color: var(--s-color-muted); font-size: 13px; line-height: 24px; font-variant-numeric: tabular-nums; }
    .by-mode [data-mode] { display: inline-flex; vertical-align: middle; margin-inline-end: 4px; padding: 4px; border-radius: 6px; background: var(--s-stage, var(--s-color-canvas)); }
    .locks { display: grid; gap: 32px; font-size: 14px; }
    .locks > li { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 14px 24px; margin: 0; padding: 0; }
    .lock { padding: 20px; border-radius: var(--s-size-radius); box-shadow: inset 0 0 0 1px var(--s-hairline); font-size: 17px; line-height: 1.35; }
    .lock > span { display: block; }
    .lock > span + span { margin-block-start: 12px; }
    .lock__facts > * { margin: 0 0 10px; padding: 0; list-style: none; }
    .lock__facts > p:first-child { display: flex; justify-content: space-between; align-items: baseline; }
    .lock__facts li { display: grid; grid-template-columns: minmax(0, 1fr) auto 64px; gap: 8px; align-items: baseline; margin: 4px 0; padding: 0; }
    .lock__facts .token-name { margin: 0; padding: 0; }
    .lock__facts li > b { text-align: end; font-variant-numeric: tabular-nums; }
    .lock__scale { position: relative; display: block; block-size: 6px; margin-block: 12px; border-radius: 99px; background: linear-gradient(90deg, #000, #fff); box-shadow: 0 0 0 1px var(--s-color-line-strong); }
    .lock__scale::before { content: ""; position: absolute; inset: -4px auto -4px 50.2%; border-inline-start: 1px solid var(--s-color-text); }
    .lock__scale > i { position: absolute; inset-block-start: -4px; inline-size: 10px; block-size: 10px; margin-inline-start: -7px; border: 2px solid var(--s-color-text); border-radius: 50%; background: var(--s-color-canvas); }
    @media (max-width: 560px) {
      .modes-table th { font-size: 12px; }
      .mode { min-inline-size: 44px; padding: 4px; }
      .mode__shapes { zoom: 0.2; }
      .table-wrap > .modes-table:has(thead > tr + tr) > * > tr > * { padding: 5px 5px 5px 0; font-size: 11px; }
      .table-wrap > .modes-table:has(thead > tr + tr) > tbody > tr > td { padding-inline: 1.5px; }
      .table-wrap > .modes-table:has(thead > tr + tr) > thead > tr + tr > th { padding: 5px 0; border: 0; border-inline-end: 1px solid var(--s-color-line); writing-mode: vertical-rl; text-align: end; }
      .modes-table:has(thead > tr + tr) .mode { min-inline-size: 20px; padding: 3px; border-radius: 8px; }
      .modes-table:has(thead > tr + tr) .mode__colors { block-size: 20px; border-radius: 5px; }
      .modes-table:has(thead > tr + tr) .mode__shapes > :not(:first-child) { display: none; }
      .modes-table:has(thead > tr + tr) .mode__shapes { zoom: 0.15; inline-size: 0; min-inline-size: 100%; gap: 8px; margin-block-start: 10px; min-block-size: 60px; }
      .modes-table:has(thead > tr + tr) .mode__now { inset: -3px; border-radius: 10px; }
      .locks > li { grid-template-columns: minmax(0, 1fr); }
    }
    @container table (max-width: 620px) {
      .by-mode tr { display: flex; flex-wrap: wrap; gap: 4px 12px; padding-block: 12px; border-block-end: 1px solid var(--s-color-line); }
      .table-wrap > .by-mode > * > tr > * { flex: 1 100px; padding: 0; border: 0; }
      .table-wrap > .by-mode > tbody > tr > th { flex-basis: 100%; }
      .by-mode > thead th:first-child { display: none; }
    }
    .chips { display: flex; flex-wrap: wrap; gap: 6px 14px; margin: 0 0 20px; padding: 0; list-style: none; font-size: 14px; }
    """#
}
