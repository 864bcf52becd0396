extension SiteStyle {
  /// The old and the new value of a token.
  static let reviewFigures = #"""
    /* Changes drawn */
    .versus { max-inline-size: 640px; font-size: 13px; line-height: 1.45; }
    .versus__picture { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; }
    .versus__side { contain: paint; display: flex; flex-direction: column; gap: 8px; min-inline-size: 0; }
    .versus__side--none { display: grid; place-items: center; align-self: start; min-block-size: 88px; border: 1px dashed var(--s-color-line-strong); border-radius: var(--s-size-radius); color: var(--s-color-muted); }
    .versus__caption { display: flex; flex-wrap: wrap; gap: 0 8px; }
    .versus__label, .versus__parts dt { color: var(--s-color-muted); }
    .versus__value { min-inline-size: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
    .versus__delta { font-weight: 600; font-variant-numeric: tabular-nums; }
    .versus__ground { contain: paint; display: flex; align-items: center; justify-content: center; box-sizing: border-box; block-size: 112px; padding: 12px; border-radius: var(--s-size-radius); background: var(--s-color-panel); box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .versus .fill { flex: none; block-size: 88px; border-radius: var(--s-size-radius); }
    .versus--seam > .versus__picture { column-gap: 0; }
    .versus--seam .fill > span { box-shadow: inset var(--edge) 0 var(--s-hairline), inset 0 1px var(--s-hairline), inset 0 -1px var(--s-hairline); }
    .versus--seam .versus__side:first-child > .fill { --edge: 1px; border-start-end-radius: 0; border-end-end-radius: 0; }
    .versus--seam .versus__side:last-child > .fill { --edge: -1px; border-start-start-radius: 0; border-end-start-radius: 0; }
    .versus__ground > .plot { inline-size: 84px; }
    .versus--lines > .versus__picture { grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); }
    .versus .line { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
    .versus--rows > .versus__picture { grid-template-columns: minmax(0, 1fr); gap: 8px; }
    .versus--rows .versus__side { display: grid; grid-template-columns: minmax(0, 1fr) 148px; }
    .versus--rows .versus__side--none { display: block; min-block-size: 0; border: 0; }
    .scale--plain { background: linear-gradient(var(--s-color-line), var(--s-color-line)) 0 100% / 100% 1px no-repeat; }
    .scale > * { flex: none; }
    .scale__more { block-size: 16px; background: repeating-linear-gradient(135deg, var(--s-color-text) 0 2px, var(--s-color-line) 2px 5px); }
    .versus--overlay > .versus__picture { grid-template-columns: 148px minmax(0, 1fr); grid-template-rows: 1fr 1fr; gap: 8px 20px; }
    .versus--overlay > .versus__picture > :first-child { grid-row: 1 / 3; }
    .versus--overlay .versus__ground { block-size: auto; min-block-size: 112px; padding: 16px 20px; }
    .versus--overlay .plot { inline-size: 100%; }
    .versus--overlay .versus__side { justify-content: end; }
    .versus--overlay .versus__side:last-child { justify-content: start; }
    .versus--overlay .versus__label::before { content: ""; display: inline-block; inline-size: 20px; margin-inline-end: 8px; border-block-start: 2px dashed var(--s-color-muted); vertical-align: middle; }
    .versus--overlay .versus__side:last-child .versus__label::before { border-block-start: 2px solid var(--s-color-text); }
    .plot__old { fill: none; stroke: var(--s-color-muted); stroke-width: 2.5; stroke-dasharray: 4 4; }
    .versus__corners { display: grid; block-size: 112px; }
    .versus__corners > span { grid-area: 1 / 1; border: 2px dashed var(--s-color-muted); }
    .versus__corners > span + span { border: 2px solid var(--s-color-text); }
    .versus--text > .versus__picture { grid-template-columns: minmax(0, 1fr); gap: 4px; }
    .versus__parts { display: grid; gap: 2px; margin: 12px 0 0; }
    .versus__parts > div { display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 12px; }
    .versus__parts dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
    .versus__parts dd > span:first-child::after { content: " →"; content: " →" / ""; margin-inline-end: 6px; color: var(--s-color-muted); }
    .versus > .motion__play { max-inline-size: 420px; margin-block-start: 12px; }
    .versus .motion__track:not(:last-child) > .motion__dot { box-sizing: border-box; border: 2px solid var(--s-color-text); background: var(--s-color-canvas); }
    """#
}
