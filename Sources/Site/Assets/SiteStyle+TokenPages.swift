extension SiteStyle {
  /// The overview of all tokens with its filter.
  static let overview = #"""
    /* Overview */
    .filter { display: grid; gap: 14px; margin-block: 8px 20px; font-size: 13.5px; }
    .filter__box { max-inline-size: 480px; font-weight: 600; }
    .filter__box > input { display: block; inline-size: 100%; box-sizing: border-box; margin-block-start: 4px; padding: 9px 14px; border: 1px solid var(--s-color-line-strong); border-radius: 10px; background: var(--s-color-canvas); color: inherit; font: inherit; font-size: 16px; font-weight: 400; }
    .filter fieldset { position: relative; display: flex; flex-wrap: wrap; gap: 6px; min-inline-size: 0; margin: 0; padding: 0 0 0 56px; border: 0; }
    .filter legend { position: absolute; inset: 4px auto auto 0; padding: 0; color: var(--s-color-muted); }
    .filter fieldset > label { position: relative; padding: 3px 11px; border-radius: 99px; background: var(--s-color-sunken); font-weight: 500; line-height: 24px; cursor: pointer; }
    .filter fieldset input { position: absolute; opacity: 0; }
    .filter fieldset > label:has(:checked) { background: var(--s-color-text); color: var(--s-color-inverse); }
    .filter fieldset > label:has(:focus-visible) { outline: 2px solid var(--s-color-text); outline-offset: 2px; }
    .filter :checked + .count { color: inherit; }
    .filter [data-none]:not(:has(:checked)) { opacity: 0.6; }
    .filter__found { min-block-size: 32px; margin: 0; line-height: 32px; }
    .filter__found > button { margin-inline-start: 12px; padding: 3px 12px; border: 1px solid var(--s-color-line-strong); border-radius: 99px; background: none; color: inherit; font: inherit; font-weight: 600; line-height: 22px; cursor: pointer; }
    .overview { container-type: inline-size; }
    .overview [hidden]:not(.overview__group) { display: none; }
    .overview__group { display: block; content-visibility: auto; margin-block-end: 28px; }
    .overview__group[hidden] { margin: 0; }
    .overview table { inline-size: 100%; table-layout: fixed; border-collapse: collapse; font-size: 13px; line-height: 20px; font-variant-numeric: tabular-nums; }
    .overview th, .overview td { padding: 10px 12px 10px 0; border-block-end: 1px solid var(--s-color-line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
    .overview thead th { position: sticky; inset-block-start: var(--s-top); z-index: 1; padding-block: 12px 8px; background: var(--s-color-canvas); color: var(--s-color-muted); font-weight: 500; vertical-align: bottom; }
    .overview thead th:first-child { color: var(--s-color-text); font-size: 15px; font-weight: 700; }
    .overview tr > :first-child { inline-size: calc(34% - 3% * var(--c)); }
    .overview .is-described tr > :nth-last-child(2) { inline-size: calc(38% - 5% * var(--c)); color: var(--s-color-muted); }
    .overview tr > :last-child { inline-size: 4em; padding-inline-end: 0; text-align: end; color: var(--s-color-muted); }
    .overview tbody th { font: 500 13px/20px var(--s-mono); font-variant-ligatures: none; }
    .overview tbody th > a { text-decoration: none; }
    .overview tbody th > a:hover { text-decoration: underline; }
    .overview tbody th > .preview { float: inline-start; inline-size: 44px; block-size: 28px; margin: -4px 12px -4px 0; border-radius: 6px; }
    .overview tbody th .preview__text { font-size: 17px; }
    .overview tbody th .plot { inline-size: 28px; block-size: 28px; }
    .overview i { position: relative; float: inline-start; inline-size: 18px; block-size: 18px; margin: 1px 7px 0 0; overflow: hidden; border-radius: 5px; background: repeating-conic-gradient(#8a8a8a 0 25%, #fff 0 50%) 0 0 / 8px 8px; forced-color-adjust: none; }
    .overview i::before { content: ""; position: absolute; inset: 0; border-radius: inherit; background: currentColor; box-shadow: inset 0 0 0 1px var(--s-hairline); }
    .overview small { color: var(--s-color-fail); font-family: var(--s-face, system-ui), system-ui, sans-serif; }
    @container (max-width: 720px) {
      .overview tr { position: relative; display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 2px 12px; padding-block: 12px; border-block-end: 1px solid var(--s-color-line); }
      .overview tr > :nth-child(n) { inline-size: auto; padding: 0; border: 0; }
      .overview tr > :first-child, .overview .is-described tr > :nth-last-child(2), .overview tr > [colspan] { grid-column: 1 / -1; inline-size: auto; }
      .overview tbody tr > :last-child { position: absolute; inset: 12px 0 auto auto; }
      .overview thead tr > :last-child, .overview .is-described thead tr > :nth-last-child(2), .overview [style$="--c:1"] thead tr > :nth-child(2) { position: absolute; clip-path: inset(50%); }
      .overview :is(table, thead, tbody) { display: block; }
      .overview thead { position: sticky; inset-block-start: var(--s-top); z-index: 1; background: var(--s-color-canvas); }
      .overview thead tr > th { position: static; }
    }
    @media (max-width: 999px) {
      .tools { display: flex; flex-direction: column; }
      .tools > .copy-as { order: 1; }
    }
    @media (max-width: 560px) {
      .filter fieldset { flex-wrap: nowrap; margin-inline: calc(-1 * var(--s-gutter)); padding: 2px var(--s-gutter); overflow-x: auto; scrollbar-width: none; }
      .filter legend { position: static; padding-block-end: 4px; }
      .filter fieldset > label { flex: none; }
    }
    """#

  /// The facts of an entry, and what pages of tokens have above them.
  static let entries = #"""
    .badge--deprecated { margin: 16px 0 0; color: var(--s-color-fail); }

    /* Above the tokens */
    .tools { position: relative; }
    /* They keep their room until a script has made them work, so that nothing moves; without scripts they take none. */
    :is(.filter, .copy-as):not([data-ready]) { visibility: hidden; }
    @media (scripting: none) { .filter, .copy-as { display: none; } }
    @media (scripting: enabled) { nav:has(+ .tools) { display: none; } }
    .face-notice + nav { margin-block-start: 20px; }
    .copy-as { margin: 0 0 16px; color: var(--s-color-muted); font-size: 13.5px; }
    .copy-as select { margin-inline-start: 4px; padding: 4px 8px; border: 1px solid var(--s-color-line-strong); border-radius: 8px; background: var(--s-color-canvas); color: var(--s-color-text); font: inherit; }
    .token-pages { margin: 0; padding: 0; list-style: none; }
    .token-pages > li { padding: 16px 0; border-block-start: 1px solid var(--s-color-line); }
    .token-pages a { font-size: 18px; font-weight: 700; }
    .token-pages > li > span:last-child:not(.count) { display: block; margin-block-start: 10px; --size: 20px; }
    .token-pages .dot { --size: 20px; margin-inline-end: 4px; }
    .jumps { margin-block-end: 24px; }
    .jumps > summary, .token summary { inline-size: fit-content; color: var(--s-color-muted); cursor: pointer; }
    .jumps > nav { margin-block-start: 12px; }

    /* Token entries */
    .token-group { margin-block-start: var(--s-section); }
    .token-group > h2 { margin: 0 0 20px; }
    .token { display: grid; grid-template-columns: 176px minmax(0, 1fr); gap: 20px 40px; padding: 32px 0; border-block-start: 1px solid var(--s-color-line); }
    .token--wide { grid-template-columns: minmax(0, 1fr); }
    .token:target { box-shadow: -20px 0 0 -17px var(--s-color-text); }
    .token__body > h3 { margin: 0; font: 600 16px/24px var(--s-mono); font-variant-ligatures: none; letter-spacing: 0; overflow-wrap: anywhere; }
    .token__body > p { max-inline-size: var(--s-size-measure); margin: 2px 0 0; color: var(--s-color-muted); font-size: 15px; line-height: 1.55; }
    :is(.token__figure--dimension, .token__figure--duration) { gap: 16px; }
    /* Of three values and more, each has a line with its modes beside it. */
    .token__figure--many { flex-direction: column; gap: 8px; }
    .token__figure--many > .part { flex: none; }
    :is(.token__figure--color, .token__figure--number, .token__figure--font-weight).token__figure--many > .part { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 12px; align-items: center; }
    .token__figure--many > .part > :first-child { border-radius: 8px; }
    :is(.token__figure--color, .token__figure--number, .token__figure--font-weight).token__figure--many > .part > :first-child { block-size: 44px; }
    .token__figure--many .letter { font-size: 26px; }
    .token__figure--many .grounds { grid-template-columns: repeat(3, 1fr); }
    .token__figure--many .ground { block-size: 68px; }
    .token__figure--many .object { inline-size: 32px; block-size: 32px; border-radius: 6px; }
    @media (max-width: 560px) { .token { grid-template-columns: minmax(0, 1fr); } }

    /* Facts of an entry */
    .token__facts { margin: 14px 0 0; font-size: 13px; line-height: 24px; }
    .token__facts > div { display: grid; grid-template-columns: 116px minmax(0, 1fr); gap: 0 16px; padding-block: 1px; }
    .token__facts dt { color: var(--s-color-muted); line-height: 20px; padding-block: 2px; }
    .token__facts dd { grid-column: 2; margin: 0; min-inline-size: 0; overflow-wrap: anywhere; }
    .token__facts code { position: relative; display: inline-block; max-inline-size: 100%; box-sizing: border-box; padding-inline-end: 30px; font: 500 13px/24px var(--s-mono); font-variant-ligatures: none; }
    .token__facts small { color: var(--s-color-muted); font-size: 12px; }
    .token__facts dt > small { display: block; line-height: 16px; }
    .token__facts a { text-decoration-color: transparent; }
    .token__facts a:hover { text-decoration-color: currentColor; }
    .token__facts :is(ul, ol) { display: flex; flex-wrap: wrap; gap: 0 18px; margin: 0; padding: 0; list-style: none; }
    .token__facts .parts { display: block; }
    .parts > li > a:only-child { display: inline-block; padding-block: 5px; }
    .token__facts dd:has(> ol) { display: flex; flex-wrap: wrap; gap: 0 12px; }
    .token__facts dd > small:has(+ ol) { flex: none; max-inline-size: 100%; }
    .token__facts ol { gap: 0 10px; }
    .token__facts ol > li + li::before { content: "→"; content: "→" / ""; margin-inline-end: 10px; color: var(--s-color-muted); }
    .token pre { margin: 4px 0 8px; padding: 12px 14px; border-radius: 8px; background: var(--s-color-panel); font: 12px/1.6 var(--s-mono); white-space: pre-wrap; }
    @media (forced-colors: active) {
      .filter fieldset > label { border: 1px solid; }
      .filter fieldset > label:has(:checked) { outline: 2px solid Highlight; }
    }
    @media print { .filter, .copy-as, .jumps { display: none; } }
    @media (min-width: 561px) {
      .token__facts dd:has(> code + code + code) { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); justify-items: start; }
      .token__facts dd:has(> code + code + code) > :is(small, code:last-of-type) { grid-column: 1 / -1; }
    }
    @media (min-width: 1000px) {
      .tools > .copy-as { position: absolute; inset: 30px 0 auto auto; }
    }
    @media (max-width: 560px) {
      .token__facts > div { grid-template-columns: minmax(0, 1fr); padding-block: 4px; }
      .token__facts dd { grid-column: auto; }
    }
    """#
}
