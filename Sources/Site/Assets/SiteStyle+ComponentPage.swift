extension SiteStyle {
  /// What only the pages of components and of variants have, and code in tabs: tabs, drawings in all states, anatomy.
  static let componentPage = #"""
    /* Variants and states */
    .variant { margin-block-end: 56px; }
    .variant > p { max-inline-size: var(--s-size-measure); margin: 0 0 18px; color: var(--s-color-muted); }
    .states { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--cell), 100% / var(--columns) - 1px, var(--wide, 0px) + 34px)), 1fr)); gap: 1px; border-radius: var(--s-size-radius); overflow: hidden; border: 1px solid var(--s-color-line); }
    .states--wide > .state:last-child:nth-child(odd) { grid-column: 1 / -1; }
    .state { display: flex; flex-direction: column; margin: 0; min-inline-size: 0; box-shadow: 0 0 0 1px var(--s-color-line); }
    .state--none { background: var(--s-color-panel); }
    .state > .stage { flex: 1; align-items: center; border-radius: 0; box-shadow: none; }
    .states--wide > .state > .stage { padding-inline: 0; }
    .state > figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding: 8px 18px; border-block-start: 1px solid var(--s-color-line); background: var(--s-color-panel); font-weight: 600; }
    .state > figcaption > a { color: var(--s-color-muted); font-weight: 500; text-decoration: none; }
    .state > figcaption > a:hover { color: var(--s-color-text); text-decoration: underline; }

    /* Tabs: links in a row, of which scripts make tabs */
    .tabs > nav, .tabs > .tabs__list { position: sticky; inset-block-start: var(--s-top); z-index: 5; margin-block-end: 32px; background: var(--s-color-canvas); }
    .tabs__list { display: flex; gap: 4px 28px; margin: 0; padding: 0; overflow-x: auto; scrollbar-width: none; box-shadow: inset 0 -1px 0 var(--s-color-line); list-style: none; }
    .tabs__list > li { margin: 0; padding: 0; }
    .tabs__list a { display: block; padding: 12px 0; color: var(--s-color-muted); font-size: 15px; font-weight: 600; text-decoration: none; white-space: nowrap; }
    .tabs__list a:focus-visible { outline-offset: -3px; }
    .tabs__list a:hover { color: var(--s-color-text); }
    .tabs__list a[aria-selected="true"] { color: var(--s-color-text); box-shadow: inset 0 -2px 0; }
    .tabs--inner > .tabs__list { position: static; margin-block-end: 20px; }
    .tabs__panel { scroll-margin-block-start: calc(var(--s-top) + 64px); }
    .tabs__panel + .tabs__panel { margin-block-start: var(--s-section); }
    @media screen {
      .tabs__panel[role] { margin: 0; }
      .tabs__panel[role] > .tabs__title { position: absolute; clip-path: inset(50%); }
    }
    .tabs__panel > .figure { margin-block-end: 40px; }
    :is(.variant, .panel) > h3 { margin-block-start: 0; font-size: 22px; letter-spacing: -0.02em; }
    .tabs__panel > .panel + .panel { margin-block-start: 56px; }
    .tabs--inner h4 { margin: 0 0 12px; font-size: 15px; }

    /* The bar above drawings */
    .toolbar { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 0 0 28px; font-size: 13px; }
    .toolbar > div { display: flex; align-items: center; padding: 3px; border-radius: 99px; background: var(--s-color-sunken); }
    .toolbar button { padding: 4px 12px; border: 0; border-radius: 99px; background: none; color: var(--s-color-muted); font: inherit; font-weight: 600; line-height: 1.5; font-variant-numeric: tabular-nums; cursor: pointer; }
    .toolbar button:hover { color: var(--s-color-text); }
    .toolbar button[aria-pressed="true"] { background: var(--s-color-text); color: var(--s-color-inverse); }
    [data-wide] .mockup { max-inline-size: none; outline: 1px dashed var(--s-color-line-strong); outline-offset: 1px; }

    /* A variant alone */
    .alone { display: flex; flex-direction: column; min-block-size: 100dvh; }
    .alone__bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 4px 16px; border-block-end: 1px solid var(--s-color-line); background: var(--s-color-canvas); font-size: 14px; }
    .alone__bar > * { margin: 0; font-size: inherit; }
    .alone__bar > .modes { margin-inline-start: auto; }
    .alone > .toolbar { position: fixed; inset: auto 0 12px; z-index: 5; flex-wrap: nowrap; box-sizing: border-box; inline-size: fit-content; max-inline-size: calc(100% - 24px); margin: auto; padding: 4px; overflow-x: auto; scrollbar-width: none; border-radius: 99px; background: var(--s-color-canvas); box-shadow: 0 0 0 1px var(--s-color-line); }
    .toolbar > div { flex: none; }
    .alone__stage { flex: 1; contain: layout; display: flex; justify-content: safe center; align-items: safe center; box-sizing: border-box; padding: 48px 16px 88px; overflow-x: auto; background: var(--s-stage, canvas); }
    .alone__bar[hidden] { display: none; }
    .alone__bar[hidden] + .alone__stage { padding-block: 48px; }

    /* Anatomy */
    .anatomy { display: flex; flex-wrap: wrap; gap: 24px 40px; align-items: start; }
    .anatomy > .stage { flex: 1 1 auto; max-inline-size: 100%; padding-inline: 0; overflow: hidden; }
    .anatomy .mockup { max-inline-size: none; }
    .board { position: relative; flex: none; padding-inline: 56px; }
    .board > svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; fill: none; stroke: var(--s-color-text); overflow: visible; }
    .board > svg > .halo { stroke: var(--s-color-canvas); stroke-width: 4; opacity: 0.6; }
    .pin { position: absolute; display: grid; place-items: center; inline-size: 22px; block-size: 22px; margin: -11px; border-radius: 50%; background: var(--s-color-text); color: var(--s-color-inverse); box-shadow: 0 0 0 2px var(--s-color-canvas); font-size: 12px; font-weight: 700; line-height: 1; font-variant-numeric: tabular-nums; }
    .pin:empty { display: none; }
    .anatomy__parts { flex: 1 1 260px; margin: 0; padding: 0; list-style: none; counter-reset: part; font-size: 15px; }
    .anatomy__parts > li { position: relative; padding: 12px 0 12px 38px; border-block-end: 1px solid var(--s-color-line); counter-increment: part; }
    .anatomy__parts > li::before { content: counter(part); position: absolute; inset: 13px auto auto 0; inline-size: 22px; border-radius: 99px; background: var(--s-color-text); color: var(--s-color-inverse); font-size: 12px; font-weight: 700; line-height: 22px; text-align: center; }
    .anatomy__parts :is(p, .value) { margin: 2px 0 0; color: var(--s-color-muted); }
    .anatomy__parts .value { display: block; }
    :is(.anatomy__parts, .uses) code { font: 500 12.5px/1.5 var(--s-mono); color: var(--s-color-muted); overflow-wrap: anywhere; }

    /* Tokens used */
    .uses .uses__part { padding-block: 28px 8px; font-size: 15px; font-weight: 700; }
    .uses > tbody:first-of-type .uses__part { padding-block-start: 14px; }
    .uses > tbody > tr > :is(th, td) { vertical-align: middle; }
    .uses > tbody > tr > td { padding-block: 6px; }
    .uses > tbody > tr > td:first-child { padding-inline-start: 0; }
    .uses .preview { inline-size: 44px; block-size: 28px; border-radius: 6px; }
    @container table (max-width: 520px) {
      .uses > thead { display: none; }
      .uses > tbody > tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding-block: 6px; border-block-end: 1px solid var(--s-color-line); }
      .table-wrap > .uses > tbody > tr > * { padding: 0; border: 0; }
      .uses > tbody > tr > th { grid-column: 1 / -1; }
      .uses .value { max-inline-size: 150px; align-self: center; text-align: end; }
      .table-wrap > .uses > tbody > tr > .uses__part { padding-block: 20px 6px; }
    }

    /* Cards */
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 188px), 1fr)); gap: 28px 16px; }
    .card { position: relative; }
    .card__picture { display: flex; align-items: safe center; justify-content: center; block-size: 172px; margin-block-end: 12px; padding: 16px 8px; box-sizing: border-box; overflow: hidden; border-radius: var(--s-size-radius); background: var(--s-stage, canvas); box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .card__picture > .stage { overflow: visible; }
    .card__picture .mockup { zoom: var(--zoom); }
    @media (max-width: 560px) { .card__picture .mockup { zoom: min(1, var(--zoom) * 1.7); } }
    .card:hover > .card__picture { box-shadow: inset 0 0 0 1px var(--s-color-line-strong); }
    .card > p { margin: 0; color: var(--s-color-muted); font-size: 14.5px; line-height: 1.5; }
    .card > .card__title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; color: var(--s-color-text); font-size: 16px; font-weight: 700; }
    .card__title > a { color: inherit; text-decoration: none; }
    .card__title > a::after { content: ""; position: absolute; inset: 0; z-index: 1; }

    /* Notes */
    .notes { max-inline-size: var(--s-size-measure); margin: 24px 0 0; padding-inline-start: 20px; }
    .notes li { margin-block: 8px; padding-inline-start: 4px; }
    .notes li::marker { color: var(--s-color-muted); }

    @media print {
      .tabs__list, .toolbar, .state > figcaption > a { display: none; }
      .tabs__panel[hidden] { display: block; content-visibility: visible; }
    }
    """#
}
