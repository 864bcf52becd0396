extension SiteStyle {
  /// Stages with what stands around them: nothing of the chrome gets in, only custom properties do.
  static let components = #"""
    /* Stages */
    /* What is fixed to the screen, or lies behind everything, stays on its stage. */
    .stage { contain: layout; display: flex; justify-content: safe center; box-sizing: border-box; padding: 48px 16px; overflow-x: auto; background: var(--s-stage, canvas); border-radius: var(--s-size-radius); box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .stage--bare { padding: 0; border-radius: 0; background: none; box-shadow: none; }
    .mockup { all: initial; display: block; flex: none; max-inline-size: 100%; color-scheme: inherit; }
    .main--wide > .prose { margin-block-start: 56px; }
    .prose > .figure { margin: 8px 0 40px; }
    .figure > figcaption { margin-block-start: 8px; }
    :is(.figure, .state) > figcaption { color: var(--s-color-muted); font-size: 13px; line-height: 24px; }

    /* Code and facts */
    .code { border-block-start: 1px solid var(--s-color-line); }
    .code:last-child { border-block-end: 1px solid var(--s-color-line); }
    .code > summary { display: flex; align-items: center; gap: 12px; padding: 14px 0; font-size: 15px; font-weight: 600; list-style: none; cursor: pointer; }
    .code > summary::-webkit-details-marker { display: none; }
    .code > summary::before { content: ""; inline-size: 7px; block-size: 7px; margin-inline: 2px 4px; border: solid currentColor; border-width: 0 2px 2px 0; rotate: -45deg; }
    .code[open] > summary::before { rotate: 45deg; translate: 0 -2px; }
    .facts { max-inline-size: 780px; margin: 0; font-size: 15px; line-height: 1.5; }
    .facts > div { display: grid; grid-template-columns: 128px minmax(0, 1fr); gap: 16px; padding: 12px 0; border-block-end: 1px solid var(--s-color-line); }
    .facts > div:first-child { border-block-start: 1px solid var(--s-color-line); }
    .facts dt { color: var(--s-color-muted); }
    .facts dd { margin: 0; overflow-wrap: anywhere; }
    .panel > h2 { margin-block-start: 80px; }

    /* Status: a sign and a word */
    .head__badge { margin: 16px 0 0; }
    .status { display: inline-flex; align-items: center; gap: 7px; padding-inline: 8px 10px; }
    .status::before { content: ""; inline-size: 8px; block-size: 8px; box-sizing: border-box; border: 1.5px solid; border-radius: 50%; }
    .status--beta::before { background: linear-gradient(90deg, currentColor 50%, transparent 0); }
    .status--stable::before { border-color: var(--s-color-pass); background: var(--s-color-pass); }
    .status--deprecated::before { background: linear-gradient(-45deg, transparent 40%, currentColor 40% 60%, transparent 60%); }
    .sidebar .status { padding-block: 0; font-size: 11px; line-height: 16px; }
    """#

  /// The poster and the ways in.
  static let home = #"""
    /* Home */
    .hero { container-type: inline-size; padding-block: clamp(8px, 3vw, 40px) clamp(36px, 5vw, 64px); }
    .hero h1 { font-size: clamp(28px, 125cqi / var(--s-letters), clamp(72px, 14vw, 184px)); letter-spacing: -0.055em; line-height: 0.9; overflow-wrap: anywhere; }
    .hero .lead { max-inline-size: 620px; margin-block-start: 28px; font-size: clamp(19px, 2.4vw, 25px); line-height: 1.4; }
    .poster { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 12px; margin-block-end: 80px; }
    .poster__column { grid-column: span 5; display: flex; flex-direction: column; gap: 12px; }
    .tile { position: relative; display: flex; flex-direction: column; min-inline-size: 0; overflow: hidden; border-radius: 20px; background: var(--s-color-panel); }
    .tile::after { content: ""; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px var(--s-color-line); pointer-events: none; }
    .tile:has(a:hover)::after { box-shadow: inset 0 0 0 1px var(--s-color-line-strong); }
    .tile__title { display: flex; flex-wrap: wrap; gap: 0 20px; margin: 0; padding: 12px 20px 14px; font-size: 14px; font-weight: 600; letter-spacing: 0; line-height: 24px; }
    .tile__title a { color: inherit; text-decoration: none; }
    .tile__title a:hover { text-decoration: underline; text-underline-offset: 0.25em; }
    .tile:not(:has(.tile__title a + a)) .tile__title a::after { content: ""; position: absolute; inset: 0; z-index: 1; border-radius: 20px; }
    .tile--colors { grid-column: span 12; }
    .bars { display: flex; block-size: clamp(140px, 20vw, 240px); }
    .bars__bar { flex: 1; box-shadow: inset -1px 0 0 color-mix(in srgb, var(--s-color-text) 8%, transparent); }
    .tile--type { grid-column: span 5; }
    .letters { flex: 1; display: flex; flex-direction: column; justify-content: space-between; gap: 20px; padding: 22px 20px 10px; }
    .letters__big { font-size: clamp(112px, 15vw, 200px); line-height: 0.9; letter-spacing: -0.05em; }
    .letters__all { color: var(--s-color-muted); font-size: 15px; line-height: 1.45; overflow-wrap: anywhere; }
    .tile--gradient { grid-column: span 3; }
    .wash { flex: 1; min-block-size: 220px; }
    .tile--motion { grid-column: span 4; }
    .tile--type + .tile--motion { grid-column: span 7; }
    .tile--type:not(:has(+ .tile--gradient, + .tile--motion)) { grid-column: span 12; }
    .tile--type + .tile--gradient:not(:has(+ .tile--motion)) { grid-column: span 7; }
    .curve { flex: 1; display: flex; align-items: center; justify-content: center; padding: 32px 24px 8px; }
    .curve .plot { max-inline-size: 190px; }
    :is(.tile--large, .tile--small) > .exhibit { background: var(--s-stage, var(--s-color-panel)); }
    .tile--large { grid-column: span 7; }
    .tile--small { flex: 1; }
    .tile--large:last-child, .tile:not(.tile--large) + .poster__column { grid-column: 1 / -1; }
    .tile:not(.tile--large) + .poster__column { flex-direction: row; }
    .exhibit { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 48px; padding: 40px 12px; }
    .tile--large:last-child > .exhibit { flex-flow: row wrap; justify-content: space-evenly; }
    .exhibit > .stage--bare { max-inline-size: 100%; overflow: visible; }
    .tile--small .mockup { zoom: 1.5; }
    .totals { display: flex; flex-wrap: wrap; gap: 16px clamp(28px, 5vw, 64px); margin: 0 0 40px; }
    .totals > div { display: flex; flex-direction: column-reverse; }
    .totals dt { color: var(--s-color-muted); font-size: 15px; }
    .totals dd { margin: 0; font-size: clamp(28px, 4vw, 44px); font-weight: 800; letter-spacing: -0.03em; line-height: 1.1; font-variant-numeric: tabular-nums; }
    .systems { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 12px; }
    .system { padding-block-end: 20px; }
    .system--wide { grid-column: 1 / -1; }
    .system > * { margin: 0 20px; }
    .system > h2 { margin-block: 18px 4px; font-size: 24px; letter-spacing: -0.02em; }
    .system > h2 > a { color: inherit; text-decoration: none; }
    .system > h2 > a::after { content: ""; position: absolute; inset: 0; border-radius: 20px; }
    .system > p:not(.status) { color: var(--s-color-muted); text-wrap: pretty; }
    .system > .system__status { margin-block: 4px 8px; }
    .system > .counts { display: flex; flex-wrap: wrap; gap: 0 16px; margin-block-start: auto; padding: 16px 0 4px; list-style: none; font-size: 14px; line-height: 26px; }
    .system > .status { padding: 0; font-size: 14px; font-weight: 600; }
    .system > .verdict--passed::before { background: currentColor; }
    .system > :is(.verdict--accepted, .verdict--known)::before { background: linear-gradient(90deg, currentColor 50%, transparent 0); }
    .system > :is(.verdict--failed, .verdict--unknown)::before { background: linear-gradient(-45deg, transparent 40%, currentColor 40% 60%, transparent 60%); }
    .system :is(li, .status) > a { position: relative; z-index: 1; color: inherit; }
    .system > .strip { display: flex; flex-direction: column; margin: 0; block-size: 148px; }
    .strip > div { flex: 1; display: flex; }
    .strip span { flex: 1; }
    .strip span:first-child { flex: 2; }
    .system > .system__pages { columns: 3 220px; margin-block-start: 16px; padding: 0; list-style: none; line-height: 28px; }
    .ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 40px 32px; margin-block-start: 80px; padding-block-start: 40px; border-block-start: 1px solid var(--s-color-line); }
    .way > h2 { margin: 0 0 10px; font-size: 18px; letter-spacing: -0.01em; line-height: 30px; }
    .way ul { margin: 0; padding: 0; list-style: none; }
    .way a { display: inline-block; padding-block: 3px; color: var(--s-color-muted); text-decoration: none; font-size: 15px; }
    .way > h2 > a { padding: 0; color: inherit; font-size: inherit; }
    .way a:hover { color: var(--s-color-text); text-decoration: underline; text-underline-offset: 0.25em; }
    @media (max-width: 900px) {
      .poster__column { grid-column: 1 / -1; display: grid; grid-template-columns: 1fr 1fr; }
      .tile--small { min-block-size: 200px; }
      .tile--type, .tile--large { grid-column: 1 / -1; }
      .tile:is(.tile--gradient, .tile--motion) { grid-column: span 6; }
      .tile--type + .tile--motion, .tile--type + .tile--gradient:not(:has(+ .tile--motion)) { grid-column: 1 / -1; }
    }
    @media (max-width: 560px) {
      .tile--small .mockup { zoom: 1.15; }
      .tile--large > .exhibit { padding-inline: 0; }
      .tile--large .mockup { zoom: 0.86; }
    }
    """#
}
