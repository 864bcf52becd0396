/// site.css: the looks of the chrome. Everything is scoped by a class, so that nothing reaches into a mock-up.
enum SiteStyle {
  static let css = #"""
    /* Ground */
    html {
      background: var(--s-color-canvas);
      color: var(--s-color-text);
      font: 400 16px/1.6 var(--s-face, system-ui), system-ui, -apple-system, "Segoe UI", sans-serif;
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
      scroll-padding-block-start: 88px;
      accent-color: var(--s-color-text);
    }
    body { margin: 0; --s-mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    :root { --s-shell: 1360px; --s-gutter: clamp(20px, 4vw, 48px); }
    :where(a, button, input, summary, [tabindex]):focus-visible { outline: 2px solid var(--s-color-text); outline-offset: 3px; border-radius: 3px; }
    :where(a, button, summary, label) { -webkit-tap-highlight-color: transparent; }
    .visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; inset-block-start: -100px; inset-inline-start: var(--s-gutter); z-index: 30; padding: 10px 16px; background: var(--s-color-text); color: var(--s-color-inverse); border-radius: 0 0 8px 8px; }
    .skip:focus { inset-block-start: 0; }
    .sprite { position: absolute; }
    .label { margin: 0; color: var(--s-color-muted); font-size: 13px; font-weight: 500; line-height: 1.4; }
    .muted { color: var(--s-color-muted); }
    .value, .count { color: var(--s-color-muted); font-variant-numeric: tabular-nums; }
    .value { font-size: 13px; line-height: 1.5; }
    .count { font-weight: 400; }

    /* Header */
    .top { position: sticky; inset-block-start: 0; z-index: 20; display: flex; align-items: center; gap: 16px; block-size: 60px; padding-inline: var(--s-gutter); background: color-mix(in srgb, var(--s-color-canvas) 92%, transparent); backdrop-filter: blur(14px); border-block-end: 1px solid var(--s-color-line); }
    .brand { color: inherit; font-weight: 800; font-size: 18px; letter-spacing: -0.01em; text-decoration: none; }
    .menu { display: none; padding: 7px 14px; border: 1px solid var(--s-color-line-strong); border-radius: 99px; background: none; color: inherit; font: 600 13px/1.4 inherit; font-family: inherit; cursor: pointer; }
    .modes { display: flex; gap: 12px; margin-inline-start: auto; }
    .modes__group { display: flex; margin: 0; padding: 3px; border: 0; border-radius: 99px; background: var(--s-color-sunken); }
    .modes input { position: absolute; opacity: 0; inline-size: 1px; block-size: 1px; margin: 0; }
    .modes label { padding: 5px 14px; border-radius: 99px; color: var(--s-color-muted); font-size: 13px; font-weight: 600; line-height: 1.4; cursor: pointer; }
    .modes label:hover { color: var(--s-color-text); }
    .modes input:checked + label { background: var(--s-color-text); color: var(--s-color-inverse); }
    .modes input:focus-visible + label { outline: 2px solid var(--s-color-text); outline-offset: 3px; }

    /* Frame */
    .frame { display: grid; grid-template-columns: var(--s-size-sidebar) minmax(0, 1fr); max-inline-size: var(--s-shell); margin-inline: auto; padding-inline: var(--s-gutter); column-gap: clamp(32px, 5vw, 72px); }
    .frame:has(.toc) { grid-template-columns: var(--s-size-sidebar) minmax(0, 1fr) var(--s-size-toc); }
    .main { min-inline-size: 0; padding-block: 56px 96px; }
    .sidebar { position: sticky; inset: 60px auto auto 0; display: block; box-sizing: border-box; inline-size: auto; block-size: calc(100dvh - 60px); max-block-size: none; margin: 0; padding: 44px 8px 64px 0; overflow-y: auto; border: 0; background: none; color: inherit; scrollbar-width: thin; scrollbar-color: var(--s-color-line) transparent; }
    .sidebar ul { margin: 0; padding: 0; list-style: none; }
    .sidebar a { display: block; padding: 5px 0; color: var(--s-color-muted); font-size: 14.5px; line-height: 1.45; text-decoration: none; }
    .sidebar a:hover { color: var(--s-color-text); }
    .sidebar a[aria-current] { color: var(--s-color-text); font-weight: 700; }
    .sidebar__list a[aria-current]::before { content: ""; display: inline-block; inline-size: 14px; block-size: 2px; margin-inline-end: 8px; vertical-align: middle; background: currentColor; }
    .sidebar__title { margin: 26px 0 4px; color: var(--s-color-text); font-size: 14.5px; font-weight: 700; }
    .sidebar__title a { color: inherit; }
    .toc { position: sticky; inset-block-start: 60px; align-self: start; max-block-size: calc(100dvh - 60px); box-sizing: border-box; padding-block: 60px 40px; overflow-y: auto; font-size: 13.5px; line-height: 1.45; scrollbar-width: thin; scrollbar-color: var(--s-color-line) transparent; }
    .toc ol { margin: 10px 0 0; padding: 0; list-style: none; }
    .toc a { display: block; padding: 4px 0; color: var(--s-color-muted); text-decoration: none; overflow-wrap: anywhere; }
    .toc a:hover, .toc a[data-current] { color: var(--s-color-text); }
    .toc__3 { padding-inline-start: 14px; }

    /* Page head */
    .head { max-inline-size: var(--s-size-measure); margin-block-end: 44px; }
    .head h1, .hero h1 { margin: 0; font-weight: 800; letter-spacing: -0.03em; line-height: 1.05; text-wrap: balance; }
    .head h1 { margin-block-start: 6px; font-size: clamp(36px, 5vw, 52px); }
    .lead { margin: 16px 0 0; color: var(--s-color-muted); font-size: clamp(18px, 2vw, 21px); line-height: 1.5; text-wrap: pretty; }
    .badge { display: inline-block; margin: 16px 0 0; padding: 2px 10px; border: 1px solid var(--s-color-line-strong); border-radius: 99px; font-size: 13px; font-weight: 600; }
    .badge--deprecated { color: var(--s-color-fail); }
    .main h2 { margin: 64px 0 16px; font-size: 26px; font-weight: 700; letter-spacing: -0.02em; line-height: 1.25; }
    .main h3 { margin: 36px 0 10px; font-size: 18px; font-weight: 700; letter-spacing: -0.01em; line-height: 1.35; }
    .main section > h2:first-child { margin-block-start: 56px; }

    /* Prose: the elements that Markdown makes, never those of a mock-up */
    .prose > :is(p, ul, ol, .heading, blockquote, hr, dl), .prose > section > :is(p, ol) { max-inline-size: var(--s-size-measure); }
    .prose :is(p, ul, ol):not(.stage *) { margin-block: 0 18px; }
    .prose :is(li) > p:not(.stage *) { margin-block-end: 8px; }
    .prose :is(ul, ol):not(.stage *, .drawing, .contains-task-list) { padding-inline-start: 22px; }
    .prose li:not(.stage *, .drawing > li) { margin-block: 6px; padding-inline-start: 4px; }
    .prose li:not(.stage *)::marker { color: var(--s-color-muted); }
    .prose a:not(.stage *, .anchor, .chip, .token-name), .waiver a, .facts a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.22em; text-decoration-color: var(--s-color-line-strong); }
    .prose a:hover:not(.stage *) { text-decoration-color: currentColor; }
    .prose strong:not(.stage *) { font-weight: 700; }
    .prose hr { margin: 48px 0; border: 0; border-block-start: 1px solid var(--s-color-line); }
    .prose code:not(.stage *, pre *, .chip *), .token-name, .token code, .gallery code { font-family: var(--s-mono); font-size: 0.86em; font-variant-ligatures: none; overflow-wrap: anywhere; }
    .prose :is(p, li, td) > code:not(.stage *) { padding: 0.12em 0.36em; border-radius: 5px; background: var(--s-color-sunken); }
    .prose img { max-inline-size: 100%; block-size: auto; border-radius: var(--s-size-radius); }
    .prose blockquote:not(.stage *, .alert) { margin: 0 0 18px; padding-inline-start: 20px; border-inline-start: 2px solid var(--s-color-line-strong); color: var(--s-color-muted); }
    .heading { display: flex; align-items: baseline; gap: 0.5em; max-inline-size: var(--s-size-measure); margin-block: 56px 16px; }
    .heading:has(h3, h4) { margin-block: 36px 10px; }
    .heading > :is(h2, h3, h4) { margin: 0 !important; }
    .anchor { color: var(--s-color-muted); font-size: 18px; text-decoration: none; opacity: 0; }
    .heading:hover > .anchor, .anchor:focus-visible { opacity: 1; }
    .chip { padding: 0.1em 0.5em 0.14em 0.4em; white-space: nowrap; border-radius: 6px; background: var(--s-color-sunken); color: inherit; font-size: 0.86em; text-decoration: none; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
    .chip:hover { background: var(--s-color-line); }
    .chip code { font-family: var(--s-mono); font-size: 0.95em; overflow-wrap: anywhere; }
    .chip__value { margin-inline-start: 0.25em; color: var(--s-color-muted); font-size: 0.93em; }
    .dot { --size: 0.95em; display: inline-block; inline-size: var(--size); block-size: var(--size); margin-inline-end: 0.4em; border-radius: 50%; overflow: hidden; vertical-align: -0.12em; }
    .dot.is-translucent { background-size: 6px 6px; }
    .dot > span { display: block; inline-size: 100%; block-size: 100%; border-radius: inherit; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--s-color-text) 28%, transparent); }

    /* Tables */
    .table-wrap { margin-block: 0 28px; overflow-x: auto; }
    .table-wrap table { inline-size: 100%; border-collapse: collapse; font-size: 15px; line-height: 1.5; }
    .table-wrap :is(th, td) { padding: 12px 20px 12px 0; border-block-end: 1px solid var(--s-color-line); text-align: start; vertical-align: top; }
    .table-wrap :is(th, td):last-child { padding-inline-end: 0; }
    .table-wrap thead th { padding-block: 0 10px; color: var(--s-color-muted); font-size: 13px; font-weight: 500; white-space: nowrap; }
    .table-wrap tbody th { font-weight: 500; }
    .tokens { min-inline-size: 620px; }
    .tokens tbody :is(th, td) { vertical-align: middle; }
    .tokens tbody th { inline-size: 42%; }
    .tokens__name { display: flex; align-items: center; gap: 16px; }
    .tokens td.value { inline-size: 26%; }
    .token-name { color: inherit; text-decoration: none; font-weight: 500; }
    .token-name:hover { text-decoration: underline; text-underline-offset: 0.2em; }
    .summary td { font-variant-numeric: tabular-nums; }
    .summary { max-inline-size: 560px; }

    /* Alerts */
    .alert { max-inline-size: var(--s-size-measure); box-sizing: border-box; margin: 0 0 24px; padding: 18px 22px; border: 1px solid var(--s-color-line); border-radius: var(--s-size-radius); background: var(--s-color-panel); }
    .prose .alert > :last-child { margin-block-end: 0; }
    .alert-title { margin: 0 0 6px !important; font-size: 14px; font-weight: 700; }
    .alert-do, .alert-dont { border-block-start-width: 3px; }
    .alert-do { border-block-start-color: var(--s-color-pass); }
    .alert-dont { border-block-start-color: var(--s-color-fail); }
    .alert-do .alert-title { color: var(--s-color-pass); }
    .alert-dont .alert-title { color: var(--s-color-fail); }
    .alert-caution .alert-title, .alert-warning .alert-title { color: var(--s-color-accepted); }
    .do-dont { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 16px; max-inline-size: 860px; margin-block-end: 28px; }
    .do-dont > .alert { margin: 0; }

    /* Drawings */
    .drawing { margin: 4px 0 32px; padding: 0; list-style: none; }
    .caption { display: block; min-inline-size: 0; font-size: 13.5px; line-height: 1.45; }
    .caption .value { display: block; }
    .swatches { display: grid; grid-template-columns: repeat(auto-fill, minmax(168px, 1fr)); gap: 24px 16px; }
    .swatch { display: block; block-size: 104px; margin-block-end: 10px; border-radius: var(--s-size-radius); overflow: hidden; }
    .is-translucent { background: repeating-conic-gradient(#8a8a8a 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .swatch > span { display: block; block-size: 100%; border-radius: inherit; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--s-color-text) 16%, transparent); }
    .gradients { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 24px 16px; }
    .swatch--wide { block-size: 160px; }
    .specimens > li { padding: 22px 0; border-block-start: 1px solid var(--s-color-line); }
    .specimens > li:last-child { border-block-end: 1px solid var(--s-color-line); }
    .specimen__sample { margin: 0 0 8px !important; overflow-wrap: anywhere; }
    .specimens .caption { display: flex; flex-wrap: wrap; gap: 2px 14px; }
    .rulers > li { display: grid; grid-template-columns: minmax(180px, 240px) minmax(0, 1fr); align-items: center; gap: 20px; padding: 9px 0; border-block-start: 1px solid var(--s-color-line); }
    .ruler { display: block; block-size: 18px; min-inline-size: 1px; max-inline-size: 100%; background: var(--s-color-text); }
    .samples { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 24px 16px; }
    .sample { display: block; block-size: 96px; margin-block-end: 10px; background: var(--s-color-panel); }
    .sample--corner { inline-size: 96px; max-inline-size: 100%; border: solid var(--s-color-text); border-width: 2px 0 0 2px; background: linear-gradient(135deg, var(--s-color-sunken), transparent 70%); }
    .motions { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 16px; }
    .motions > li { display: flex; gap: 20px; padding: 20px; border: 1px solid var(--s-color-line); border-radius: var(--s-size-radius); }
    .motion__plot { flex: none; inline-size: 92px; }
    .motion__body { flex: 1; display: flex; flex-direction: column; justify-content: space-between; gap: 14px; min-inline-size: 0; }
    .motion__play { display: flex; align-items: center; gap: 14px; cursor: pointer; }
    .motion__button { padding: 4px 13px; border: 1px solid var(--s-color-line-strong); border-radius: 99px; font-size: 13px; font-weight: 600; }
    .motion__play:hover .motion__button { background: var(--s-color-text); border-color: var(--s-color-text); color: var(--s-color-inverse); }
    .motion__play:focus-within .motion__button { outline: 2px solid var(--s-color-text); outline-offset: 3px; }
    .motion__track { position: relative; flex: 1; block-size: 18px; }
    .motion__track::before { content: ""; position: absolute; inset: 8px 0 auto; block-size: 2px; border-radius: 2px; background: var(--s-color-line); }
    .motion__dot { position: absolute; inset-block-start: 0; inset-inline-start: 0; inline-size: 18px; block-size: 18px; border-radius: 50%; background: var(--s-color-text); }
    .motion__play input:checked ~ .motion__track .motion__dot { inset-inline-start: calc(100% - 18px); }
    .plot { display: block; inline-size: 100%; overflow: visible; }
    .plot__axis { fill: none; stroke: var(--s-color-line); stroke-width: 1.5; }
    .plot__curve { fill: none; stroke: var(--s-color-text); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
    .gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 1px; border: 1px solid var(--s-color-line); border-radius: var(--s-size-radius); overflow: hidden; background: var(--s-color-line); }
    .gallery > li { display: flex; flex-direction: column; align-items: center; gap: 14px; padding: 26px 8px 16px; background: var(--s-color-canvas); text-align: center; line-height: 1.35; }
    .gallery__icon { inline-size: 28px; block-size: 28px; }
    .gallery code { color: var(--s-color-muted); font-size: 12px; }

    /* Previews in tables */
    .preview { flex: none; display: flex; align-items: center; justify-content: flex-start; inline-size: 72px; block-size: 44px; overflow: hidden; border-radius: var(--s-size-radius-small); }
    .preview--fill > span { inline-size: 100%; block-size: 100%; border-radius: inherit; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--s-color-text) 18%, transparent); }
    .preview__bar { display: block; block-size: 12px; max-inline-size: 100%; background: var(--s-color-text); }
    .preview__text { font-size: 24px; line-height: 1; color: var(--s-color-text); }
    .preview__text--value { font-size: 13px; color: var(--s-color-muted); }
    .preview__box { inline-size: 44px; block-size: 26px; margin: 6px; border-radius: 4px; background: var(--s-color-panel); }
    .preview .plot { block-size: 44px; inline-size: 44px; }

    /* Token entries */
    .token { display: grid; grid-template-columns: 96px minmax(0, 5fr) minmax(0, 6fr); gap: 8px 28px; padding: 26px 0; border-block-start: 1px solid var(--s-color-line); scroll-margin-block-start: 72px; }
    .token:target { background: linear-gradient(90deg, var(--s-color-panel), transparent); box-shadow: -16px 0 0 var(--s-color-panel); }
    .token > .preview { inline-size: 96px; block-size: 72px; border-radius: var(--s-size-radius); }
    .token > .preview.preview__text { font-size: 34px; }
    .token > .preview.preview__text--value { font-size: 14px; }
    .token > .preview .plot { inline-size: 64px; block-size: 72px; }
    .token__specimen { margin: 0; overflow: hidden; }
    .token__about h3 { margin: 0 0 6px; font-size: 15.5px; font-weight: 600; letter-spacing: 0; }
    .token__about h3 code { font-size: 1em; }
    .token__about p { margin: 0; color: var(--s-color-muted); font-size: 14.5px; line-height: 1.55; }
    .token__facts, .facts { margin: 0; font-size: 13.5px; line-height: 1.5; }
    .token__facts > div { display: grid; grid-template-columns: 88px minmax(0, 1fr); gap: 12px; padding-block: 2px; }
    .token__facts dt, .facts dt { color: var(--s-color-muted); }
    .token__facts dd, .facts dd { margin: 0; overflow-wrap: anywhere; }
    .token__values, .token__values ul { margin: 0; padding: 0; list-style: none; }
    .token__values > li { display: flex; flex-wrap: wrap; gap: 0 12px; }
    .token__values > li + li { margin-block-start: 8px; }
    .token__mode { inline-size: 100%; color: var(--s-color-muted); font-weight: 600; }
    .token__facts code { font-size: 0.94em; }
    .copy { position: relative; inline-size: 24px; block-size: 24px; margin: -6px 0 -6px 2px; padding: 0; border: 0; border-radius: 5px; background: none; color: var(--s-color-muted); vertical-align: middle; cursor: pointer; }
    .copy::before, .copy::after { content: ""; position: absolute; inline-size: 8px; block-size: 9px; border: 1.5px solid currentColor; border-radius: 2px; }
    .copy::before { inset: 5px auto auto 9px; }
    .copy::after { inset: 8px auto auto 6px; background: var(--s-color-canvas); }
    .copy:hover { color: var(--s-color-text); background: var(--s-color-sunken); }
    .copy[data-state="done"]::before { display: none; }
    .copy[data-state="done"]::after { inset: 5px auto auto 9px; inline-size: 5px; block-size: 9px; border-width: 0 2px 2px 0; border-radius: 0; background: none; rotate: 40deg; }
    .pills { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 8px; padding: 0; list-style: none; }
    .pills a { display: block; padding: 5px 14px; border: 1px solid var(--s-color-line); border-radius: 99px; color: inherit; font-size: 14px; font-weight: 600; text-decoration: none; }
    .pills a:hover { border-color: var(--s-color-text); }

    /* Stages: nothing of the chrome gets in, only custom properties do */
    .stage { display: flex; justify-content: safe center; box-sizing: border-box; padding: 40px 24px; overflow-x: auto; background: var(--s-stage, var(--s-color-panel)); border-radius: var(--s-size-radius); box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .stage--bare { padding: 0; border-radius: 0; background: none; box-shadow: none; }
    .mockup { all: initial; display: block; flex: none; max-inline-size: 100%; color-scheme: inherit; }
    .figure { margin: 4px 0 32px; }
    figcaption { margin-block-start: 8px; color: var(--s-color-muted); font-size: 13px; }
    figcaption a { color: inherit; text-underline-offset: 0.2em; text-decoration-color: var(--s-color-line-strong); }
    .variant { margin-block-end: 40px; }
    .variant h3 { margin-block: 28px 4px; }
    .variant > p { max-inline-size: var(--s-size-measure); margin: 0 0 16px; color: var(--s-color-muted); }
    .states { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr)); gap: 16px; }
    .states:has(.mockup[style*="px"]) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 410px), 1fr)); }
    .state { display: flex; flex-direction: column; margin: 0; min-inline-size: 0; }
    .state .stage { flex: 1; align-items: center; }

    /* Code */
    .listing { position: relative; margin: 0 0 24px; }
    .listing pre { margin: 0; padding: 20px 22px; overflow-x: auto; border-radius: var(--s-size-radius); background: var(--s-color-panel); font: 13.5px/1.65 var(--s-mono); tab-size: 4; }
    .listing code { font: inherit; }
    .listing .copy { position: absolute; inset: 16px 12px auto auto; }
    .listing .copy::after { background: var(--s-color-panel); }
    .code { border-block-start: 1px solid var(--s-color-line); }
    .code:last-child { border-block-end: 1px solid var(--s-color-line); }
    .code summary { padding: 13px 0; font-size: 15px; font-weight: 600; cursor: pointer; }
    .tok-keyword { color: var(--s-color-code-keyword); }
    .tok-string { color: var(--s-color-code-string); }
    .tok-number, .tok-attribute, .tok-variable { color: var(--s-color-code-number); }
    .tok-type, .tok-function, .tok-property { color: var(--s-color-code-type); }
    .tok-comment { color: var(--s-color-code-comment); }
    .facts > div { display: grid; grid-template-columns: 128px minmax(0, 1fr); gap: 16px; padding: 10px 0; border-block-end: 1px solid var(--s-color-line); font-size: 15px; }
    .facts { max-inline-size: 780px; }
    .notes { max-inline-size: var(--s-size-measure); margin: 20px 0 0; padding-inline-start: 20px; }
    .notes li { margin-block: 6px; }

    /* Contrast */
    .contrast { min-inline-size: 560px; }
    .contrast__pair { display: flex; gap: 16px; font-size: 14px; }
    .contrast__pair .value, .contrast__reason { display: block; }
    .contrast__reason { margin-block-start: 2px; color: var(--s-color-muted); font-size: 13px; font-weight: 400; }
    .contrast td { white-space: nowrap; line-height: 1.4; }
    .contrast td .value { display: block; }
    .pair { flex: none; display: block; inline-size: 64px; block-size: 48px; border-radius: var(--s-size-radius-small); overflow: hidden; box-shadow: 0 0 0 1px var(--s-color-line); }
    .pair__fill { display: flex; align-items: center; justify-content: center; block-size: 100%; }
    .pair__text { font-size: 18px; font-weight: 600; line-height: 1; }
    .pair__shape { inline-size: 18px; block-size: 18px; border-radius: 5px; }
    .verdict { font-variant-numeric: tabular-nums; font-size: 14px; }
    .verdict__ratio { display: block; font-weight: 600; color: var(--s-color-text); }
    .verdict--passed { color: var(--s-color-pass); }
    .verdict--accepted { color: var(--s-color-accepted); }
    .verdict--failed, .verdict--unknown { color: var(--s-color-fail); }
    .waivers { margin: 0; padding: 0; list-style: none; }
    .waiver { max-inline-size: 780px; padding: 20px 0; border-block-start: 1px solid var(--s-color-line); }
    .waiver p { margin: 0 0 8px; }
    .waiver__pair { font-size: 14.5px; font-weight: 600; }
    .facts--row { display: flex; flex-wrap: wrap; gap: 4px 28px; }
    .facts--row > div { display: flex; gap: 8px; padding: 0; border: 0; font-size: 13.5px; }
    .chips { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }

    /* Home */
    .hero { padding-block: clamp(8px, 3vw, 40px) clamp(32px, 5vw, 56px); }
    .hero h1 { font-size: clamp(64px, 13vw, 168px); letter-spacing: -0.05em; line-height: 0.92; }
    .hero .lead { max-inline-size: 620px; margin-block-start: 24px; font-size: clamp(19px, 2.4vw, 25px); line-height: 1.4; }
    .poster { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 14px; margin-block-end: 72px; }
    .tile { position: relative; display: flex; flex-direction: column; min-inline-size: 0; overflow: hidden; border-radius: 18px; background: var(--s-color-panel); box-shadow: inset 0 0 0 1px var(--s-color-line); }
    .tile__title { position: relative; margin: 0 !important; padding: 14px 20px 16px; font-size: 14px; font-weight: 600; letter-spacing: 0; }
    .tile__title a { color: inherit; text-decoration: none; }
    .tile__title a:hover { text-decoration: underline; text-underline-offset: 0.25em; }
    .tile--colors { grid-column: span 12; }
    .bars { display: flex; block-size: clamp(120px, 18vw, 210px); }
    .bars__bar { flex: 1; box-shadow: inset -1px 0 0 color-mix(in srgb, var(--s-color-text) 8%, transparent); transition: flex-grow 250ms ease; }
    .bars__bar:hover { flex-grow: 2.4; }
    .tile--type { grid-column: span 5; }
    .letters { flex: 1; display: flex; align-items: flex-end; gap: 24px; padding: 24px 24px 0; overflow: hidden; }
    .letters__big { font-size: clamp(96px, 13vw, 176px); line-height: 1; letter-spacing: -0.04em; }
    .letters__lines { display: flex; flex-direction: column; gap: 6px; padding-block-end: 18px; color: var(--s-color-muted); white-space: nowrap; }
    .tile--gradient { grid-column: span 3; }
    .wash { flex: 1; min-block-size: 200px; }
    .tile--motion { grid-column: span 4; }
    .curve { flex: 1; display: flex; align-items: center; justify-content: center; padding: 24px 24px 0; }
    .curve .plot { max-inline-size: 190px; }
    .tile--large, .tile--small { background: var(--s-stage, var(--s-color-panel)); }
    .tile--large { grid-column: span 7; }
    .tile--small { grid-column: span 5; }
    .exhibit { flex: 1; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 32px 40px; padding: 40px 24px 20px; }
    .tile--large .exhibit { gap: 40px 88px; padding-block: 56px 24px; }
    .tile .stage--bare { max-inline-size: 100%; overflow: visible; }
    .main--wide .prose { max-inline-size: var(--s-size-measure); }
    .main--wide > .prose { margin-block-start: 40px; }
    .ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)); gap: 40px 32px; margin-block-start: 72px; padding-block-start: 40px; border-block-start: 1px solid var(--s-color-line); }
    .way h2 { margin: 0 0 12px !important; font-size: 18px; letter-spacing: -0.01em; }
    .way ul { margin: 0; padding: 0; list-style: none; }
    .way a { display: inline-block; padding-block: 3px; color: var(--s-color-muted); text-decoration: none; font-size: 15px; }
    .way h2 a { color: inherit; font-size: inherit; }
    .way a:hover { color: var(--s-color-text); text-decoration: underline; text-underline-offset: 0.25em; }
    .button { display: inline-block; padding: 10px 20px; border-radius: 99px; background: var(--s-color-text); color: var(--s-color-inverse); font-weight: 600; text-decoration: none; }

    /* Foot */
    .pager { display: flex; justify-content: space-between; gap: 24px; margin-block-start: 88px; padding-block-start: 24px; border-block-start: 1px solid var(--s-color-line); }
    .pager__link { color: inherit; font-size: 18px; font-weight: 700; letter-spacing: -0.01em; text-decoration: none; }
    .pager__link .label { display: block; }
    .pager__link:hover { text-decoration: underline; text-underline-offset: 0.25em; }
    .pager__link--next { margin-inline-start: auto; text-align: end; }

    /* Narrower */
    @media (max-width: 1180px) {
      .frame:has(.toc) { grid-template-columns: var(--s-size-sidebar) minmax(0, 1fr); }
      .toc { display: none; }
    }
    @media (max-width: 900px) {
      html { scroll-padding-block-start: 76px; }
      .menu { display: block; }
      .frame, .frame:has(.toc) { display: block; }
      .main { padding-block: 32px 72px; }
      .sidebar { display: none; }
      .sidebar:popover-open { position: fixed; inset: 60px 0 0; z-index: 25; display: block; inline-size: 100%; block-size: auto; padding: 12px var(--s-gutter) 48px; background: var(--s-color-canvas); }
      .sidebar:popover-open a { padding-block: 9px; font-size: 16px; }
      .token { grid-template-columns: 96px minmax(0, 1fr); }
      .token__facts { grid-column: 1 / -1; }
      .tile--type, .tile--small, .tile--motion { grid-column: span 6; }
      .tile--gradient { grid-column: span 6; }
    }
    @media (max-width: 560px) {
      .top { gap: 12px; }
      .chip { white-space: normal; }
      .brand { font-size: 16px; }
      .modes label { padding-inline: 10px; }
      .rulers > li { grid-template-columns: minmax(0, 1fr); gap: 8px; }
      .stage { padding: 28px 16px; }
      .swatches { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .tile--type, .tile--small, .tile--motion, .tile--gradient { grid-column: span 12; }
      .token { grid-template-columns: minmax(0, 1fr); }
      .main h2 { margin-block-start: 48px; }
    }
    @media (hover: none) { .anchor { opacity: 1; } }
    @media (prefers-reduced-motion: reduce) { .bars__bar { transition: none; } }
    @media (forced-colors: active) {
      .modes input:checked + label { outline: 2px solid Highlight; }
      .dot, .swatch, .preview--fill, .pair, .bars__bar, .wash { forced-color-adjust: none; }
    }
    @media print {
      .top, .sidebar, .toc, .pager, .skip, .copy, .motion__play, .anchor { display: none !important; }
      .frame, .frame:has(.toc) { display: block; max-inline-size: none; padding: 0; }
      .main { padding: 0; }
      .swatch, .dot, .preview, .pair, .stage, .tile, .ruler, .sample { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      .token, .figure, .state, tr, .waiver { break-inside: avoid; }
      :is(h2, h3) { break-after: avoid; }
      .listing pre { white-space: pre-wrap; }
    }
    """#
}
