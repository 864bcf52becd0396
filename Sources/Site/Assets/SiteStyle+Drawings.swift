extension SiteStyle {
  /// How the fences of a document lay out what they draw.
  static let fences = #"""
    /* Fences */
    .swatches { display: grid; grid-template-columns: repeat(auto-fill, minmax(168px, 1fr)); gap: 24px 16px; }
    .swatch { display: block; block-size: 112px; margin-block-end: 10px; border-radius: var(--s-size-radius); overflow: hidden; }
    .swatch > span { display: block; block-size: 100%; border-radius: inherit; box-shadow: inset 0 0 0 1px var(--s-hairline); }
    .gradients { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); gap: 32px 16px; }
    .swatch--wide { block-size: 168px; }
    :is(.specimens, .rulers) > li { border-block: solid var(--s-color-line); border-width: 1px 0 0; }
    :is(.specimens, .rulers) > li:last-child { border-block-end-width: 1px; }
    .specimens > li { padding: 24px 0 20px; }
    .prose .specimen__sample { margin: 0 0 10px; overflow-wrap: anywhere; }
    .specimens .caption { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; }
    .rulers > li { display: grid; grid-template-columns: minmax(180px, 240px) minmax(0, 1fr); align-items: center; gap: 20px; padding: 8px 0; }
    .samples { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 32px 16px; }
    .samples > li { display: flex; flex-direction: column; justify-content: space-between; gap: 12px; }
    .motions { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: 12px; }
    .motions > li { display: flex; flex-direction: column; gap: 16px; padding: 22px 24px; border-radius: var(--s-size-radius); background: var(--s-color-panel); box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .motions > li > .caption { margin-block-start: auto; }
    .gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 1px; border-radius: var(--s-size-radius); overflow: hidden; box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .gallery > li { display: flex; flex-direction: column; align-items: center; gap: 16px; padding: 30px 8px 18px; box-shadow: 0 0 0 1px var(--s-color-line); text-align: center; line-height: 1.35; }
    .gallery__icon { inline-size: 28px; block-size: 28px; }
    .gallery code { color: var(--s-color-muted); font-size: 12px; }
    .tokens > tbody > tr > :is(th, td) { vertical-align: middle; }
    .tokens > tbody > tr > th { inline-size: 42%; }
    .tokens > tbody > tr > .value { inline-size: 24%; }
    .tokens__meaning { color: var(--s-color-muted); font-size: 14.5px; }
    @container table (max-width: 720px) {
      .tokens > thead { display: none; }
      .tokens > tbody > tr { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-content: center; column-gap: 28px; min-block-size: 68px; padding-block: 12px; box-sizing: border-box; border-block-end: 1px solid var(--s-color-line); }
      .tokens > tbody > tr:first-child { border-block-start: 1px solid var(--s-color-line); }
      .table-wrap > .tokens > tbody > tr > * { inline-size: auto; padding: 0 0 0 62px; border: 0; }
      .table-wrap > .tokens > tbody > tr > .tokens__meaning { grid-area: 1 / 2 / span 2; align-self: center; padding: 0; }
      .tokens .tokens__name > .preview { position: absolute; inset: 12px auto auto 0; inline-size: 44px; }
    }
    @container table (max-width: 520px) {
      .tokens > tbody > tr { grid-template-columns: minmax(0, 1fr); align-content: start; }
      .table-wrap > .tokens > tbody > tr > .tokens__meaning { grid-area: auto; padding: 4px 0 0 62px; }
    }
    @media (max-width: 560px) {
      .rulers > li { grid-template-columns: minmax(0, 1fr); gap: 8px; padding-block: 12px; }
      .swatches { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px 14px; }
      .swatches .token-name { font-size: 12px; }
    }
    """#

  /// Figures of tokens, in documents and in entries.
  static let figures = #"""
    /* Figures */
    .plots { display: flex; align-items: end; gap: 20px; }
    .plots__one { flex: 0 1 132px; }
    .plots .scale { margin-block-start: 10px; }
    .corner { display: block; max-inline-size: 320px; inline-size: 100%; }
    .corner > * { stroke-width: 1; }
    .corner__arc { stroke: var(--s-color-muted); stroke-dasharray: 3 2.5; }
    .framed > .object { display: block; inline-size: 100%; }
    .token .ground { block-size: 88px; }
    .grounds + .caption, .rail + .caption { margin-block-start: 10px; }
    .arrow { display: inline-block; }
    .token__figure--number .lines { padding-inline: 12px; }
    .layers { display: flex; flex-direction: column; padding-block-start: 18px; }
    .layers > * { position: relative; z-index: var(--n); }
    .layers > li { display: flex; align-items: center; gap: 16px; margin: -10px 0 0; }
    .layers .caption { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; }
    .plane { display: block; flex: none; inline-size: 120px; fill: var(--s-color-panel); stroke-width: 1.5; }
    .is-chosen > .plane { fill: var(--s-color-text); }
    .layers--small > * + * { margin-block-start: -26px; }
    .widths { display: grid; }
    .widths > * { grid-area: 1 / 1; box-sizing: border-box; display: flex; align-items: end; block-size: calc(var(--n) * 56px); padding: 8px 10px; border: 1px solid var(--s-color-line-strong); border-block-start-width: 4px; border-radius: 0 0 8px 8px; white-space: nowrap; background: var(--s-color-panel); }
    .widths .caption { flex: none; inline-size: max-content; }
    .widths--small { inline-size: 100%; }
    .widths--small > * { block-size: calc(var(--n) * 14px); padding: 0; }
    .widths .is-chosen { background: var(--s-color-text); }
    .ramp__sizes { display: flex; flex-wrap: wrap; align-items: end; gap: 16px 20px; margin: 12px 0; padding: 0; list-style: none; }
    .ramp__sizes > li { display: grid; margin: 0; padding: 0; color: var(--s-color-muted); font-size: 13px; line-height: 1.4; }
    .ramp__sizes > li::before { content: "Aa"; content: "Aa" / ""; color: var(--s-color-text); font-family: var(--face); font-size: var(--z); font-weight: var(--weight); line-height: 1.1; }
    .ramp__sizes b { font-weight: inherit; }
    .ramp__sizes .is-chosen { box-shadow: 0 4px 0 -2px var(--s-color-text); }
    .ramp { margin-block-start: 14px; border-block-end: 1px solid var(--s-color-line); }
    """#

  /// What may stand on any page: captions, small pictures, curves, listings, and buttons that copy.
  static let pictures = #"""
    /* Around drawings */
    .drawing { padding: 0; list-style: none; }
    .prose > .drawing { margin-block: 8px 40px; }
    .caption { display: block; min-inline-size: 0; font-size: 13px; line-height: 1.45; }
    .caption .value { display: block; }
    .is-translucent { background: linear-gradient(var(--s-stage, #0000) var(--split, 50%), #0000 0), repeating-conic-gradient(#8a8a8a 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .plot { display: block; inline-size: 100%; overflow: visible; }
    .plot__axis { fill: none; stroke: var(--s-color-line); stroke-width: 1.5; }

    .plot__curve, .plot__dots, .corner__arc, .plane { fill: none; stroke: var(--s-color-text); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
    .plot__dots { stroke-width: 7; }

    /* Verdicts */
    .verdict--passed { color: var(--s-color-pass); }
    .verdict--accepted, .verdict--known { color: var(--s-color-accepted); }
    .verdict--failed, .verdict--unknown, .status--deprecated { color: var(--s-color-fail); }

    /* Small pictures */
    .preview { flex: none; display: flex; align-items: center; justify-content: flex-start; inline-size: 72px; block-size: 44px; overflow: hidden; border-radius: 8px; }
    .preview--fill > span { inline-size: 100%; block-size: 100%; border-radius: inherit; box-shadow: inset 0 0 0 1px var(--s-hairline); }
    .preview__bar { display: block; block-size: 12px; max-inline-size: 100%; background: var(--s-color-text); }
    .preview__text { font-size: 24px; line-height: 1; color: var(--s-color-text); }
    .preview__share { inline-size: 44px; background: var(--s-color-line); }
    .preview__share > span { display: block; block-size: 12px; background: var(--s-color-text); }
    .preview__box { inline-size: 44px; block-size: 26px; margin: 6px; border-radius: 4px; background: var(--s-color-panel); }
    .preview .plot { block-size: 44px; inline-size: 44px; }
    .preview .plot__dots { display: none; }

    /* Listings: weight instead of colour */
    .listing { position: relative; margin: 0 0 24px; }
    .listing pre { margin: 0; padding: 20px 22px; overflow-x: auto; border-radius: var(--s-size-radius); background: var(--s-color-panel); font: 13.5px/1.65 var(--s-mono); tab-size: 4; }
    .listing code { font: inherit; }
    .tok-keyword { font-weight: 700; }
    .tok-string, .tok-number { color: var(--s-color-muted); }
    .tok-comment { color: var(--s-color-muted); font-style: italic; }

    /* Copy buttons show when they are wanted: under the pointer, under the keyboard, and always where nothing hovers */
    .copy { position: relative; flex: none; inline-size: 24px; block-size: 24px; margin: -3px -28px -3px 4px; padding: 0; border: 0; border-radius: 6px; background: none; color: var(--s-color-muted); vertical-align: middle; cursor: pointer; opacity: 0; }
    :is(code, h3, tr > th):hover > .copy, tr:hover .copy, .listing:hover .copy, .copy:focus-visible, .copy[data-state] { opacity: 1; }
    .copy:focus-visible { outline-offset: 0; }
    .copy::before, .copy::after { content: ""; position: absolute; box-sizing: border-box; inline-size: 9px; block-size: 11px; border: 1.5px solid currentColor; border-radius: 2px; }
    .copy::before { inset: 5px auto auto 10px; }
    .copy::after { inset: 8px auto auto 6px; background: var(--s-color-canvas); }
    .copy:hover { color: var(--s-color-text); background: var(--s-color-sunken); }
    .copy:hover::after { background: var(--s-color-sunken); }
    .copy[data-state]::before { display: none; }
    .copy[data-state]::after { inset: 5px auto auto 9px; inline-size: 6px; block-size: 11px; border-width: 0 2px 2px 0; border-radius: 0; background: none; rotate: 40deg; }
    .copy[data-state="failed"] { color: var(--s-color-fail); }
    .copy[data-state="failed"]::after { inset: 11px auto auto 6px; inline-size: 12px; block-size: 2px; border-width: 2px 0 0; }
    .listing .copy { position: absolute; inset: 16px 14px auto auto; margin: 0; background: var(--s-color-panel); }
    .listing .copy::after { background: var(--s-color-panel); }
    """#
}
