extension SiteStyle {
  /// What the fences of a document draw, the small pictures in tables, and listings.
  static let drawings = #"""
    /* Drawings */
    .drawing { padding: 0; list-style: none; }
    .prose > .drawing { margin-block: 8px 40px; }
    .caption { display: block; min-inline-size: 0; font-size: 13px; line-height: 1.45; }
    .caption .value { display: block; }
    .swatches { display: grid; grid-template-columns: repeat(auto-fill, minmax(168px, 1fr)); gap: 24px 16px; }
    .swatch { display: block; block-size: 112px; margin-block-end: 10px; border-radius: var(--s-size-radius); overflow: hidden; }
    .is-translucent { background: repeating-conic-gradient(#8a8a8a 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .swatch > span { display: block; block-size: 100%; border-radius: inherit; box-shadow: inset 0 0 0 1px var(--s-hairline); }
    .gradients { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 24px 16px; }
    .swatch--wide { block-size: 168px; }
    :is(.specimens, .rulers) > li { border-block: solid var(--s-color-line); border-width: 1px 0 0; }
    :is(.specimens, .rulers) > li:last-child { border-block-end-width: 1px; }
    .specimens > li { padding: 24px 0 20px; }
    .prose .specimen__sample { margin: 0 0 10px; overflow-wrap: anywhere; }
    .specimens .caption { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; }
    .rulers > li { display: grid; grid-template-columns: minmax(180px, 240px) minmax(0, 1fr); align-items: center; gap: 20px; padding: 8px 0; }
    .ruler { display: block; block-size: 18px; min-inline-size: 1px; max-inline-size: 100%; background: var(--s-color-text); }
    .samples { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 24px 16px; }
    .sample { display: block; block-size: 96px; margin-block-end: 10px; background: var(--s-color-panel); }
    .sample--corner { inline-size: 96px; max-inline-size: 100%; border: solid var(--s-color-text); border-width: 2px 0 0 2px; background: linear-gradient(135deg, var(--s-color-sunken), transparent 70%); }
    .motions { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 12px; }
    .motions > li { display: flex; gap: 24px; padding: 22px 24px; border-radius: var(--s-size-radius); background: var(--s-color-panel); box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .motion__plot { flex: none; inline-size: 84px; }
    .motion__body { flex: 1; display: flex; flex-direction: column; justify-content: space-between; gap: 14px; min-inline-size: 0; }
    .motion__play { display: flex; align-items: center; gap: 14px; cursor: pointer; }
    .motion__button { padding: 4px 13px; border: 1px solid var(--s-color-line-strong); border-radius: 99px; font-size: 13px; font-weight: 600; line-height: 1.5; }
    .motion__play:hover .motion__button { background: var(--s-color-text); border-color: var(--s-color-text); color: var(--s-color-inverse); }
    .motion__play:has(:focus-visible) .motion__button { outline: 2px solid var(--s-color-text); outline-offset: 3px; }
    .motion__track { position: relative; flex: 1; block-size: 18px; }
    .motion__track::before { content: ""; position: absolute; inset: 8px 0 auto; block-size: 2px; border-radius: 2px; background: var(--s-color-line); }
    .motion__dot { position: absolute; inset-block-start: 0; inset-inline-start: 0; inline-size: 18px; block-size: 18px; border-radius: 50%; background: var(--s-color-text); }
    .motion__play input:checked ~ .motion__track .motion__dot { inset-inline-start: calc(100% - 18px); }
    .plot { display: block; inline-size: 100%; overflow: visible; }
    .plot__axis { fill: none; stroke: var(--s-color-line); stroke-width: 1.5; }
    .plot__curve { fill: none; stroke: var(--s-color-text); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
    .gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 1px; border-radius: var(--s-size-radius); overflow: hidden; box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .gallery > li { display: flex; flex-direction: column; align-items: center; gap: 16px; padding: 30px 8px 18px; box-shadow: 0 0 0 1px var(--s-color-line); text-align: center; line-height: 1.35; }
    .gallery__icon { inline-size: 28px; block-size: 28px; }
    .gallery code { color: var(--s-color-muted); font-size: 12px; }

    /* Small pictures */
    .preview { flex: none; display: flex; align-items: center; justify-content: flex-start; inline-size: 72px; block-size: 44px; overflow: hidden; border-radius: 8px; }
    .preview--fill > span { inline-size: 100%; block-size: 100%; border-radius: inherit; box-shadow: inset 0 0 0 1px var(--s-hairline); }
    .preview__bar { display: block; block-size: 12px; max-inline-size: 100%; background: var(--s-color-text); }
    .preview__text { font-size: 24px; line-height: 1; color: var(--s-color-text); }
    .preview__share { inline-size: 44px; background: var(--s-color-line); }
    .preview__share > span { display: block; block-size: 12px; background: var(--s-color-text); }
    .preview__box { inline-size: 44px; block-size: 26px; margin: 6px; border-radius: 4px; background: var(--s-color-panel); }
    .preview .plot { block-size: 44px; inline-size: 44px; }

    /* Listings: weight instead of colour */
    .listing { position: relative; margin: 0 0 24px; }
    .listing pre { margin: 0; padding: 20px 22px; overflow-x: auto; border-radius: var(--s-size-radius); background: var(--s-color-panel); font: 13.5px/1.65 var(--s-mono); tab-size: 4; }
    .listing code { font: inherit; }
    .tok-keyword { font-weight: 700; }
    .tok-string, .tok-number { color: var(--s-color-muted); }
    .tok-comment { color: var(--s-color-muted); font-style: italic; }

    /* Copy buttons show when they are wanted: under the pointer, under the keyboard, and always where nothing hovers */
    .copy { position: relative; flex: none; inline-size: 24px; block-size: 24px; margin: -3px -28px -3px 4px; padding: 0; border: 0; border-radius: 6px; background: none; color: var(--s-color-muted); vertical-align: middle; cursor: pointer; opacity: 0; }
    :is(dd, h3, .listing):hover > .copy, .listing:hover .copy, .copy:focus-visible, .copy[data-state] { opacity: 1; }
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
