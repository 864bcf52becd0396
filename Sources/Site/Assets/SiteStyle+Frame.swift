extension SiteStyle {
  /// What holds everywhere: type, focus, small words.
  static let ground = #"""
    /* Ground */
    :scope { --s-shell: 1360px; --s-gutter: clamp(20px, 4vw, 48px); --s-top: 60px; --s-section: 72px; --s-hairline: color-mix(in srgb, var(--s-color-text) 16%, transparent); }
    :scope {
      background: var(--s-color-canvas);
      color: var(--s-color-text);
      font: 400 16px/1.6 var(--s-face, system-ui), system-ui, -apple-system, "Segoe UI", sans-serif;
      -webkit-text-size-adjust: 100%;
      scroll-padding-block-start: calc(var(--s-top) + 28px);
      accent-color: var(--s-color-text);
    }
    body { margin: 0; --s-mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    :where(a, button, input, summary, [tabindex]):focus-visible { outline: 2px solid var(--s-color-text); outline-offset: 3px; border-radius: 4px; }
    :where(a) { color: inherit; text-decoration-color: var(--s-color-line-strong); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
    :where(a):hover { text-decoration-color: currentColor; }
    :where(a, button, summary, label) { -webkit-tap-highlight-color: transparent; }
    .visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: fixed; inset-block-start: -100px; inset-inline-start: var(--s-gutter); z-index: 30; padding: 10px 18px; background: var(--s-color-text); color: var(--s-color-inverse); border-radius: 0 0 10px 10px; font-weight: 600; text-decoration: none; }
    .skip:focus { inset-block-start: 0; }
    .sprite { position: absolute; }
    .label { margin: 0; color: var(--s-color-muted); font-size: 13px; font-weight: 500; line-height: 1.4; }
    .muted { max-inline-size: var(--s-size-measure); margin: 0 0 18px; color: var(--s-color-muted); }
    .value, .count { color: var(--s-color-muted); font-variant-numeric: tabular-nums; }
    .value { font-size: 13px; line-height: 1.5; }
    .count { font-weight: 400; }
    .token-name { padding-block: 5px; color: inherit; font: 500 13px/24px var(--s-mono); font-variant-ligatures: none; text-decoration: none; overflow-wrap: anywhere; }
    .token-name:hover { text-decoration: underline; text-underline-offset: 0.2em; }
    """#

  /// Header, sidebar, contents, the top and the foot of a page.
  static let frame = #"""
    /* Header */
    .top { position: sticky; inset-block-start: 0; z-index: 20; display: flex; align-items: center; gap: 8px 16px; min-block-size: var(--s-top); box-sizing: border-box; padding-inline: var(--s-gutter); background: color-mix(in srgb, var(--s-color-canvas) 92%, transparent); backdrop-filter: blur(14px); border-block-end: 1px solid var(--s-color-line); }
    .portal { color: var(--s-color-muted); font-size: 14px; font-weight: 600; text-decoration: none; white-space: nowrap; }
    .portal:hover { color: var(--s-color-text); }
    .brand { flex: none; max-inline-size: 40%; padding-block: 4px; overflow: hidden; color: inherit; font-weight: 800; font-size: 18px; letter-spacing: -0.01em; text-decoration: none; text-overflow: ellipsis; white-space: nowrap; }
    :is(.portal, .brand) > img { display: block; block-size: 28px; inline-size: auto; }
    .menu { display: none; flex: none; padding: 7px 14px; border: 1px solid var(--s-color-line-strong); border-radius: 99px; background: none; color: inherit; font-family: inherit; font-size: 13px; font-weight: 600; line-height: 1.4; cursor: pointer; }

    /* Frame */
    .frame { display: grid; grid-template-columns: var(--s-size-sidebar) minmax(0, 1fr); max-inline-size: var(--s-shell); margin-inline: auto; padding-inline: var(--s-gutter); column-gap: clamp(32px, 5vw, 72px); }
    .frame:has(.toc) { grid-template-columns: var(--s-size-sidebar) minmax(0, 1fr) var(--s-size-toc); }
    .main { min-inline-size: 0; padding-block: 56px 96px; }
    .sidebar { position: sticky; inset: var(--s-top) auto auto 0; display: block; box-sizing: border-box; inline-size: auto; block-size: calc(100dvh - var(--s-top)); max-block-size: none; margin: 0; padding: 40px 8px 72px 4px; margin-inline-start: -4px; overflow-y: auto; border: 0; background: none; color: inherit; mask-image: linear-gradient(#000 calc(100% - 72px), transparent); }
    .sidebar ul { margin: 0; padding: 0; list-style: none; }
    .sidebar a { display: block; padding: 3px 0; color: var(--s-color-muted); font-size: 14px; line-height: 22px; text-decoration: none; }
    .sidebar a:hover { color: var(--s-color-text); }
    .sidebar a[aria-current] { color: var(--s-color-text); font-weight: 700; }
    .sidebar__list a[aria-current]::before { content: ""; display: inline-block; inline-size: 14px; margin-inline-end: 8px; vertical-align: middle; border-block-start: 2px solid; }
    .sidebar__title { margin: 20px 0 2px; color: var(--s-color-text); font-size: 14px; font-weight: 700; line-height: 22px; }
    .sidebar__title a { color: inherit; }
    .toc { position: sticky; inset-block-start: var(--s-top); align-self: start; max-block-size: calc(100dvh - var(--s-top)); box-sizing: border-box; padding: 60px 4px 40px; overflow-y: auto; font-size: 13.5px; line-height: 1.45; }
    .sidebar, .toc { scrollbar-width: thin; scrollbar-color: var(--s-color-line) transparent; }
    .toc ol { margin: 10px 0 0; padding: 0; list-style: none; }
    .toc a { display: block; padding: 4px 0; color: var(--s-color-muted); text-decoration: none; overflow-wrap: anywhere; }
    .toc a:hover, .toc a[data-current] { color: var(--s-color-text); }
    .toc a[data-current] { font-weight: 600; }
    .toc__3 { padding-inline-start: 14px; }

    /* Page head */
    .crumbs ol, .foot__links { display: flex; flex-wrap: wrap; gap: 2px 0; margin: 0; padding: 0; list-style: none; color: var(--s-color-muted); font-size: 13.5px; line-height: 24px; }
    .crumbs { margin-block-end: 10px; }
    :is(.crumbs, .foot__links) a { text-decoration: none; }
    :is(.crumbs, .foot__links) a:hover { color: var(--s-color-text); text-decoration: underline; }
    .crumbs li + li::before { content: "/"; content: "/" / ""; margin-inline: 8px; color: var(--s-color-line-strong); }
    .head { max-inline-size: 760px; margin-block-end: 40px; }
    .head h1, .hero h1 { margin: 0; font-weight: 800; letter-spacing: -0.035em; line-height: 1.02; text-wrap: balance; }
    .head h1 { font-size: clamp(40px, 5.6vw, 60px); }
    .lead { margin: 18px 0 0; color: var(--s-color-muted); font-size: clamp(18px, 2vw, 21px); line-height: 1.5; text-wrap: pretty; }
    .badge { display: inline-block; padding: 2px 10px; border: 1px solid var(--s-color-line-strong); border-radius: 99px; font-size: 13px; font-weight: 600; }
    .pills { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 24px; padding: 0; list-style: none; }
    /* A script fills it: it has its room before, and none without scripts. */
    .sample-bar { min-block-size: 30px; }
    .sample-bar ~ .sample-bar { display: none; }
    @media (scripting: none) { .sample-bar { display: none; } }
    .pills :is(a, button) { display: block; border: 0; padding: 5px 14px; border-radius: 99px; background: var(--s-color-sunken); color: inherit; font-family: inherit; font-size: 13.5px; font-weight: 600; line-height: 1.5; text-decoration: none; overflow-wrap: anywhere; }
    .pills :is(a, button):hover { background: var(--s-color-text); color: var(--s-color-inverse); }
    .pills a:hover .count { color: inherit; }
    .button { display: inline-block; padding: 10px 20px; border-radius: 99px; background: var(--s-color-text); color: var(--s-color-inverse); font-weight: 600; text-decoration: none; }
    .main :where(h2) { margin: var(--s-section) 0 18px; font-size: 28px; font-weight: 700; letter-spacing: -0.025em; line-height: 1.2; text-wrap: balance; }
    .main :where(h3) { margin: 40px 0 10px; font-size: 18px; font-weight: 700; letter-spacing: -0.01em; line-height: 1.35; }

    .index { columns: 3 200px; column-gap: 32px; margin: 0 0 24px; padding: 0; list-style: none; }
    .index > li { break-inside: avoid; padding-block: 3px; }
    :is(.index, .main h2, .main h3) > a:not(:hover), .index > li > a:not(:hover) { text-decoration: none; }

    /* Foot */
    .foot { grid-column: 2; padding-block: 24px 48px; border-block-start: 1px solid var(--s-color-line); color: var(--s-color-muted); font-size: 13.5px; }
    .foot__links { gap: 2px 24px; }
    .pager { display: flex; justify-content: space-between; gap: 24px; margin-block-start: 96px; padding-block-start: 24px; border-block-start: 1px solid var(--s-color-line); }
    .pager__link { color: inherit; font-size: 18px; font-weight: 700; letter-spacing: -0.01em; text-decoration: none; }
    .pager__link .label { display: block; letter-spacing: 0; }
    .pager__link:hover { text-decoration: underline; text-underline-offset: 0.25em; }
    .pager__link--next { margin-inline-start: auto; text-align: end; }
    """#
}
