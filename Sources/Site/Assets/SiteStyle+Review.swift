extension SiteStyle {
  /// What became of a system: the verdict, pairs before and after, colours, and edits with what follows from them.
  static let review = #"""
    /* Report */
    .frame--review { display: block; }
    .outcome { margin: 0 0 28px; font-size: clamp(26px, 3.4vw, 38px); font-weight: 800; letter-spacing: -0.03em; line-height: 1.1; text-wrap: balance; }
    .tally { display: flex; flex-wrap: wrap; gap: 12px clamp(24px, 4vw, 56px); margin: 0 0 24px; }
    .tally > div { display: flex; flex-direction: column-reverse; }
    .tally dt { color: var(--s-color-muted); font-size: 14px; }
    .tally dd { margin: 0; font-size: 30px; font-weight: 700; letter-spacing: -0.02em; line-height: 1.2; font-variant-numeric: tabular-nums; }
    .advice { max-inline-size: 780px; margin: 0 0 40px; color: var(--s-color-muted); }
    .advice > .badge { margin-inline-end: 6px; color: var(--s-color-text); }
    .muted-word { color: var(--s-color-muted); }
    .left-out { margin-block: 14px 0; font-size: 14px; }

    /* Pairs */
    .flips, .edits, .edit__values, .rows, .shifts, .notes { margin: 0; padding: 0; list-style: none; }
    .flip { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 20px 40px; padding: 28px 0; border-block-start: 1px solid var(--s-color-line); break-inside: avoid; }
    .flip h3 { margin: 0 0 12px; font-size: 15px; font-weight: 500; line-height: 1.6; }
    .flip__others { margin: -8px 0 12px; padding: 0; list-style: none; font-size: 13px; line-height: 1.6; }
    .flip__others .token-name, .flip dd .token-name { padding: 0; line-height: 1.6; }
    .flip dd > a { text-decoration: underline; text-decoration-color: var(--s-color-line-strong); }
    .flip .facts { font-size: 14px; }
    .flip .facts > div { grid-template-columns: 88px minmax(0, 1fr); padding: 8px 0; }
    .flip__sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .flip__side > p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; margin: 10px 0 0; font-size: 14px; }
    .flip__side b { font-size: 20px; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
    .flip__sample { display: flex; align-items: center; justify-content: center; box-sizing: border-box; block-size: 152px; padding: 16px; overflow: hidden; box-shadow: inset 0 0 0 1px var(--s-hairline); }
    .flip__side:first-child > .flip__sample { border-start-start-radius: var(--s-size-radius); border-end-start-radius: var(--s-size-radius); }
    .flip__side:last-child > .flip__sample { border-start-end-radius: var(--s-size-radius); border-end-end-radius: var(--s-size-radius); }
    .flip__sample--none { color: var(--s-color-muted); font-size: 14px; text-align: center; }
    .flip__text { max-inline-size: 24ch; font-size: 16px; line-height: 1.45; }
    .flip__text--large { font-size: 24px; line-height: 1.3; }
    .flip__text.is-clipped { color: transparent; background-clip: text; }
    .flip__shape { inline-size: 36px; block-size: 36px; border-radius: 9px; }
    .flip__ring { box-sizing: border-box; inline-size: 110px; block-size: 44px; border: 2px solid; border-radius: 12px; }

    /* Lines */
    .row { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 2px 32px; padding: 8px 0; border-block-start: 1px solid var(--s-color-line); font-size: 14px; }
    .row > :first-child { padding-inline-start: calc(var(--depth, 0) * 18px); }
    .row b { font-weight: 600; font-variant-numeric: tabular-nums; }
    .notes > li { padding: 8px 0; border-block-start: 1px solid var(--s-color-line); }

    /* Colours */
    .shifts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 208px), 1fr)); gap: 24px 16px; }
    .shift > a { display: block; color: inherit; text-decoration: none; }
    .shift .token-name { display: block; padding: 0; line-height: 20px; }
    .shift > a:hover .token-name { text-decoration: underline; }
    .shift__colors { display: flex; block-size: 88px; margin-block-end: 10px; border-radius: var(--s-size-radius); overflow: hidden; box-shadow: 0 0 0 1px var(--s-color-line); }
    .shift__colors > span { flex: 1; background: linear-gradient(var(--c), var(--c)), repeating-conic-gradient(#8a8a8a 0 25%, #fff 0 50%) 0 0 / 16px 16px; }

    /* Edits */
    .edit { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 16px 40px; padding: 28px 0; border-block-start: 1px solid var(--s-color-line); }
    .edit .heading { margin: 0; }
    .edit h3 { font-size: 16px; line-height: 1.5; }
    .edit h3 > .token-name { font-size: 15px; font-weight: 600; }
    .edit__kinds { display: flex; flex-wrap: wrap; gap: 6px; margin: 6px 0 14px; }
    .edit__facts { margin: 0; font-size: 13.5px; line-height: 1.5; }
    .edit__facts > div { display: grid; grid-template-columns: 104px minmax(0, 1fr); gap: 12px; padding: 3px 0; }
    .edit__facts dt { color: var(--s-color-muted); }
    .edit__facts dd { margin: 0; overflow-wrap: anywhere; }
    .edit__facts :is(code, .token-name) { padding: 0; font: 12.5px/1.6 var(--s-mono); }
    .edit__values { display: grid; gap: 20px; }
    .edit__values .value { margin: 6px 0 0; }
    .values { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; font-size: 14px; }
    .values code { overflow-wrap: anywhere; }
    .reviews { margin: 0; padding: 0; list-style: none; }
    .reviews__system { padding: 28px 0 4px; border-block-start: 1px solid var(--s-color-line); }
    .reviews__system > h2 { margin: 0 0 10px; font-size: 20px; }
    .reviews__system > .outcome { margin-block-end: 16px; font-size: clamp(20px, 2.4vw, 26px); }
    .reviews__system > .tally > div { flex-direction: row-reverse; align-items: baseline; gap: 6px; }
    .reviews__system > .tally dd { font-size: 17px; }
    .reviews__system > .advice { margin-block-end: 24px; }
    .edit__body > .edit__facts { padding-block-start: 2px; }
    .followers { margin-block-start: 20px; }
    .edit:target, .flip:target, .row:target { background: var(--s-color-panel); box-shadow: 0 0 0 12px var(--s-color-panel); }
    @media (max-width: 760px) {
      .flip, .edit, .row { grid-template-columns: minmax(0, 1fr); }
      .flip__sample { block-size: 132px; padding: 12px; }
      .shifts { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    }
    """#
}
