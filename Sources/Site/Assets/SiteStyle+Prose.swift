extension SiteStyle {
  /// The elements that Markdown makes.
  static let prose = #"""
    /* Prose */
    .prose > :is(p, ul, ol, .heading, blockquote, hr), .prose > .footnotes { max-inline-size: var(--s-size-measure); }
    .prose :where(p, ul, ol) { margin-block: 0 18px; }
    .prose :where(li > p, li > ul, li > ol) { margin-block-end: 8px; }
    .prose :where(ul, ol):where(:not(.drawing)) { padding-inline-start: 22px; }
    .prose :where(li):where(:not(.drawing > li)) { margin-block: 6px; padding-inline-start: 4px; }
    .prose :where(li)::marker { color: var(--s-color-muted); font-variant-numeric: tabular-nums; }
    .prose :where(strong) { font-weight: 700; }
    .prose > hr { margin: 56px 0; border: 0; border-block-start: 1px solid var(--s-color-line); }
    .prose :where(code):where(:not(pre *)) { font-family: var(--s-mono); font-size: 0.86em; font-variant-ligatures: none; overflow-wrap: anywhere; }
    .prose :where(td, th) :where(code):where(:not(pre *)) { overflow-wrap: break-word; }
    .prose :is(p, li, td) > code:not(.gallery *) { padding: 0.12em 0.36em; border-radius: 5px; background: var(--s-color-sunken); }
    .prose img { max-inline-size: 100%; block-size: auto; border-radius: var(--s-size-radius); }
    .prose blockquote { margin: 0 0 18px; padding-inline-start: 20px; border-inline-start: 2px solid var(--s-color-line-strong); color: var(--s-color-muted); }
    .prose .task { margin-inline-start: -22px; list-style: none; }
    .task input { inline-size: 16px; block-size: 16px; margin: 0 6px 0 0; vertical-align: -0.15em; }
    .heading { display: flex; align-items: baseline; gap: 0.5em; margin-block: var(--s-section) 18px; }
    .heading:has(> :is(h3, h4)) { margin-block: 40px 10px; }
    .heading > :is(h2, h3, h4, h5, h6) { margin: 0; }
    .prose > .heading:first-child { margin-block-start: 0; }
    .anchor { min-inline-size: 24px; color: var(--s-color-muted); font-size: 18px; text-align: center; text-decoration: none; opacity: 0; }
    .heading:hover > .anchor, .anchor:focus-visible { opacity: 1; }
    .footnote-ref { line-height: 0; font-size: 0.75em; }
    .prose .footnote-ref > a { padding: 0 0.2em; font-weight: 600; text-decoration: none; font-variant-numeric: tabular-nums; }
    .prose .footnote-back { display: inline-block; min-inline-size: 24px; text-align: center; text-decoration: none; }
    .footnotes { margin-block-start: 64px; padding-block-start: 20px; border-block-start: 1px solid var(--s-color-line); color: var(--s-color-muted); font-size: 14.5px; }
    .footnotes li:target { color: var(--s-color-text); }

    /* Chips: the dot stays with the name, the name goes on after its dots */
    .chip { padding: 0.12em 0.55em 0.16em 0.45em; border-radius: 6px; background: var(--s-color-sunken); color: inherit; font-size: 0.86em; text-decoration: none; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
    .chip:hover { background: var(--s-color-line); }
    .chip__name { display: inline-block; border-radius: inherit; background: inherit; max-inline-size: calc(100% - 1em); white-space: nowrap; }
    .chip__name wbr { white-space: normal; }
    .chip code { font-family: var(--s-mono); font-size: 0.95em; font-variant-ligatures: none; }
    .chip__value { margin-inline-start: 0.2em; color: var(--s-color-muted); font-size: 0.93em; font-variant-numeric: tabular-nums; }
    :is(td, th) > .chip { display: inline-block; padding-block: 0.2em; line-height: 1.5; }
    .dot { --split: 0%; --size: 0.95em; display: inline-block; inline-size: var(--size); block-size: var(--size); margin-inline-end: 0.45em; border-radius: 50%; overflow: hidden; vertical-align: -0.12em; }
    .dot.is-translucent { background-size: 6px 6px; }
    .dot > * { display: block; inline-size: 100%; block-size: 100%; border-radius: inherit; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--s-color-text) 28%, transparent); }
    .chips { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }
    .chips > li { max-inline-size: 100%; line-height: 28px; }

    /* Alerts */
    .alert { max-inline-size: var(--s-size-measure); box-sizing: border-box; margin: 0 0 28px; padding: 20px 24px 22px; border-radius: var(--s-size-radius); background: var(--s-color-panel); box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .prose .alert > :last-child { margin-block-end: 0; }
    .prose .alert-title { display: flex; align-items: center; gap: 9px; margin: 0 0 8px; font-size: 14px; font-weight: 700; }
    .alert-title::before { content: "i"; display: grid; place-items: center; inline-size: 18px; block-size: 18px; border-radius: 50%; background: var(--s-color-text); color: var(--s-color-canvas); font-size: 12px; line-height: 1; }
    .alert-tip > .alert-title::before { content: "+"; content: "+" / ""; }
    :is(.alert-important, .alert-warning, .alert-caution) > .alert-title::before { content: "!"; content: "!" / ""; }
    .alert-do > .alert-title::before { content: "✓"; content: "✓" / ""; background: var(--s-color-pass); }
    .alert-dont > .alert-title::before { content: "✕"; content: "✕" / ""; font-size: 10px; background: var(--s-color-fail); }
    .alert-do > .alert-title { color: var(--s-color-pass); }
    :is(.alert-dont, .alert-caution) > .alert-title { color: var(--s-color-fail); }
    .alert-warning > .alert-title { color: var(--s-color-accepted); }
    .alert-warning > .alert-title::before { background: var(--s-color-accepted); }
    .alert-caution > .alert-title::before { background: var(--s-color-fail); }
    .do-dont { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); gap: 12px; margin-block-end: 28px; }
    .do-dont > .alert { margin: 0; }
    .alert > .figure { margin: 0 0 14px; }
    .alert > .figure > figcaption { display: none; }
    """#

  /// Tables of every kind. A wrapper scrolls when its table cannot get narrower; drawn tables turn into stacks before that.
  static let tables = #"""
    /* Tables */
    .table-wrap { margin-block: 0 32px; overflow-x: auto; container: table / inline-size; }
    .table-wrap > table { inline-size: 100%; border-collapse: collapse; font-size: 15px; line-height: 1.5; }
    .table-wrap > table > * > tr > * { padding: 12px 24px 12px 0; border-block-end: 1px solid var(--s-color-line); text-align: start; vertical-align: top; }
    .table-wrap > table > * > tr > :last-child { padding-inline-end: 0; }
    .table-wrap > table > thead > tr > th { padding-block: 0 10px; color: var(--s-color-muted); font-size: 13px; font-weight: 500; white-space: nowrap; }
    .table-wrap > table > tbody > tr > th { font-weight: 500; }
    .table-wrap > table > * > tr > .align-center { text-align: center; }
    .table-wrap > table > * > tr > .align-right { text-align: end; font-variant-numeric: tabular-nums; }
    .tokens__name { display: flex; align-items: center; gap: 16px; }
    """#
}
