extension SiteStyle {
  /// Pairs of colours with their verdicts.
  static let verdicts = #"""
    /* Contrast */
    .contrast th > div { min-inline-size: 14em; font-size: 13px; line-height: 24px; }
    .contrast div + div, .contrast small, .contrast__need, .contrast__reason { color: var(--s-color-muted); }
    .contrast small, .contrast__need, .contrast__reason { display: block; font-size: 13px; line-height: 1.5; }
    .contrast__reason::first-letter { text-transform: uppercase; }
    .contrast > * > tr > * + * { inline-size: 152px; }
    .pair { grid-row: span 2; display: flex; align-items: center; justify-content: center; font-size: 17px; font-weight: 600; line-height: 1; inline-size: 56px; block-size: 44px; border-radius: 8px; overflow: hidden; box-shadow: 0 0 0 1px var(--s-color-line); }
    .pair--large { font-size: 24px; }
    .pair__fill { inline-size: 100%; display: flex; align-items: center; justify-content: center; block-size: 100%; }
    .pair__shape { inline-size: 18px; block-size: 18px; border-radius: 5px; }
    .pair__text.is-clipped, .proof__text.is-clipped { color: transparent; background-clip: text; }
    .pair__ring { box-sizing: border-box; inline-size: 26px; block-size: 18px; border: 2px solid; border-radius: 6px; }
    .pair__ring--filled { border: 0; }
    .verdict { display: grid; padding-block: 2px; grid-template-columns: 56px 1fr; column-gap: 14px; font-size: 13px; font-variant-numeric: tabular-nums; line-height: 22px; white-space: nowrap; }
    .verdict > b { color: var(--s-color-text); font-size: 14.5px; font-weight: 600; }
    .verdict__mode { grid-column: 2; color: var(--s-color-muted); white-space: normal; line-height: 1.4; }
    /* Names above what they are in each mode: in a narrow column, and of many modes everywhere. */
    .pairs > thead { display: none; }
    .pairs > tbody > tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 12px; padding-block: 16px; border-block-end: 1px solid var(--s-color-line); }
    .pairs > tbody > tr > * { inline-size: auto; padding: 0; border: 0; }
    .pairs > tbody > tr > th { grid-column: 1 / -1; }
    .pairs td::before { content: attr(data-label); display: block; margin-block-end: 4px; color: var(--s-color-muted); font-size: 12px; line-height: 1.4; }
    @container table (max-width: 520px) {
      .contrast > thead { display: none; }
      .contrast > tbody > tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 12px; padding-block: 16px; border-block-end: 1px solid var(--s-color-line); }
      .table-wrap > .contrast > tbody > tr > * { inline-size: auto; padding: 0; border: 0; }
      .contrast > tbody > tr > th { grid-column: 1 / -1; }
      .contrast td::before { content: attr(data-label); display: block; margin-block-end: 4px; color: var(--s-color-muted); font-size: 12px; line-height: 1.4; }
    }
    .exempt__place { display: block; color: var(--s-color-muted); font: 12px/1.6 var(--s-mono); overflow-wrap: anywhere; }
    @container table (max-width: 560px) {
      .exempt > thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
      .exempt > tbody > tr { display: grid; gap: 4px; padding-block: 14px; border-block-end: 1px solid var(--s-color-line); }
      .table-wrap > .exempt > tbody > tr > * { padding: 0; border: 0; }
      .exempt > tbody > tr > td:nth-child(2)::before { content: "on "; }
    }
    """#

  /// What only the page of the contrast pass has.
  static let contrast = #"""
    /* Waivers */
    .waivers { margin: 0; padding: 0; list-style: none; }
    .waiver { max-inline-size: 780px; padding: 20px 0; border-block-start: 1px solid var(--s-color-line); }
    .waiver p { margin: 0 0 8px; }
    .waiver__pair { color: var(--s-color-muted); font-size: 13px; line-height: 24px; }
    .waiver__pair > .token-name { color: var(--s-color-text); }
    .waiver > .facts--row { display: flex; flex-wrap: wrap; gap: 4px 28px; }
    .waiver > .facts--row > div { display: flex; gap: 8px; padding: 0; border: 0; font-size: 13.5px; }

    /* Failures, as they are seen */
    .failures { margin: 0 0 32px; padding: 0; list-style: none; }
    .failure { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 24px 32px; padding: 28px 0; border-block-start: 1px solid var(--s-color-line); break-inside: avoid; }
    .failure h3 { margin: 0; font-size: 15px; font-weight: 500; line-height: 1.6; }
    .failure h3 .token-name { font-weight: 600; }
    .failure__ratio { margin: 2px 0 14px; font-size: 15px; font-weight: 600; line-height: 1.3; }
    .failure__ratio strong { margin-inline-end: 6px; color: var(--s-color-text); font-size: 26px; font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
    .failure .facts { font-size: 14px; }
    .failure .facts > div { grid-template-columns: 104px minmax(0, 1fr); padding: 6px 0; }
    .failure__reason { display: block; color: var(--s-color-muted); }
    .failure__reason::first-letter { text-transform: uppercase; }
    .proof { min-block-size: 128px; display: flex; border-radius: var(--s-size-radius); overflow: hidden; box-shadow: 0 0 0 1px var(--s-color-line); }
    .proof__fill { flex: 1; display: flex; align-items: center; justify-content: center; gap: 20px; padding: 24px; }
    .proof__text { font-size: 16px; line-height: 1.5; max-inline-size: 34ch; }
    .proof__text--large { font-size: 24px; line-height: 1.35; }
    .proof__shape { inline-size: 32px; block-size: 32px; border-radius: 8px; }
    .proof__box { box-sizing: border-box; inline-size: 132px; block-size: 40px; border: 1px solid; border-radius: 8px; }
    .proof__ring { box-sizing: border-box; inline-size: 132px; block-size: 44px; border: 2px solid; border-radius: 12px; }
    .proof__ring--filled { border: 0; }

    /* Texts by grounds */
    .matrix-wrap { container: matrix / inline-size; max-block-size: min(80dvh, 720px); margin-block: 0 20px; overflow: auto; border: 1px solid var(--s-color-line); border-radius: var(--s-size-radius); }
    .matrix { min-inline-size: 100%; border-collapse: separate; border-spacing: 0; font-size: 13px; line-height: 1.45; }
    .matrix > caption { caption-side: top; color: var(--s-color-muted); text-align: start; }
    .matrix > caption > span { position: sticky; inset-inline-start: 0; display: inline-block; box-sizing: border-box; max-inline-size: 100cqi; padding: 12px 16px; }
    .matrix > * > tr > * { padding: 10px 16px; border-block-start: 1px solid var(--s-color-line); text-align: start; vertical-align: top; }
    .matrix > thead > tr > * { position: sticky; inset-block-start: 0; z-index: 1; min-inline-size: 108px; background: var(--s-color-canvas); vertical-align: bottom; font-weight: 500; border-block-end: 1px solid var(--s-color-line); }
    .matrix > tbody > tr:first-child > * { border-block-start: 0; }
    .matrix > * > tr > :first-child { position: sticky; inset-inline-start: 0; z-index: 1; max-inline-size: 190px; background: var(--s-color-canvas); font-weight: 500; border-inline-end: 1px solid var(--s-color-line); }
    .matrix > thead > tr > :first-child { z-index: 2; }
    .matrix .pair { inline-size: 64px; block-size: 36px; margin-block-end: 6px; }
    .matrix__cell { display: block; font-variant-numeric: tabular-nums; }
    .matrix__cell > b { color: var(--s-color-text); font-size: 14px; font-weight: 600; }

    /* Vision */
    .vision__names { display: flex; flex-wrap: wrap; gap: 2px 18px; margin: 0 0 20px; padding: 0; list-style: none; font-size: 13px; }
    .table-wrap > .vision { font-size: 13.5px; }
    .vision__title::first-letter { text-transform: uppercase; }
    .vision > caption { padding-block: 0 8px; font-size: 15px; font-weight: 600; text-align: start; }
    .vision > tbody > tr > th { white-space: nowrap; }
    .vision > * > tr > :nth-child(2) { inline-size: 48%; }
    .vision__strip { display: flex; block-size: 40px; border-radius: 8px; overflow: hidden; box-shadow: 0 0 0 1px var(--s-color-line); }
    .vision__strip > span { flex: 1; }
    .vision__closest { color: var(--s-color-muted); }
    .summary { max-inline-size: 560px; }
    .table-wrap > .summary > tbody > tr > * { vertical-align: baseline; }
    .summary td { font-size: 20px; font-weight: 600; font-variant-numeric: tabular-nums; }
    .summary .zero { color: var(--s-color-muted); font-weight: 400; }
    .summary__share { display: block; color: var(--s-color-muted); font-size: 13px; font-weight: 400; }
    .summary__share > summary { cursor: pointer; }
    .left-out { font-size: 14px; }
    @container table (max-width: 560px) {
      .vision > thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
      .vision > tbody > tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 12px; padding-block: 12px; border-block-end: 1px solid var(--s-color-line); }
      .table-wrap > .vision > tbody > tr > * { inline-size: auto; padding: 0; border: 0; }
      .vision > tbody > tr > td:nth-child(2) { grid-column: 1 / -1; grid-row: 2; }
      .vision > tbody > tr > th { grid-column: 1 / -1; }
    }
    @media (max-width: 560px) {
      .failure { grid-template-columns: minmax(0, 1fr); }
      .failure .facts > div { grid-template-columns: minmax(0, 1fr); }
      .matrix > * > tr > :first-child { max-inline-size: 124px; overflow-wrap: anywhere; }
    }
    @media print {
      .matrix-wrap { max-block-size: none; overflow: visible; }
      .matrix > * > tr > *, .matrix > caption { position: static !important; }
    }
    """#
}
