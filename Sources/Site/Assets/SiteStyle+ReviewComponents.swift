extension SiteStyle {
  /// Components before and after.
  static let reviewComponents = #"""
    /* Choices */
    .compare__sum { margin-block-end: 28px; font-size: 17px; }
    .compare__sum > p { margin: 0 0 6px; }
    .choices { position: sticky; inset-block-start: var(--s-top); z-index: 6; display: flex; flex-wrap: wrap; gap: 8px 20px; margin: 0 0 40px; padding: 10px 0; background: var(--s-color-canvas); box-shadow: 0 1px 0 var(--s-color-line); }
    @media (scripting: none) { .choices { display: none; } }
    .choices > fieldset { display: flex; align-items: center; gap: 10px; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
    .choices legend { float: left; padding: 0; }
    .choices__group { position: relative; display: flex; padding: 3px; border-radius: 99px; background: var(--s-color-sunken); }
    .choices input { position: absolute; opacity: 0; inline-size: 1px; block-size: 1px; margin: 0; }
    .choices label { padding: 4px 12px; border-radius: 99px; color: var(--s-color-muted); font-size: 13px; font-weight: 600; line-height: 1.5; font-variant-numeric: tabular-nums; white-space: nowrap; cursor: pointer; }
    .choices label:hover { color: var(--s-color-text); }
    .choices input:checked + label { background: var(--s-color-text); color: var(--s-color-inverse); }
    .choices input:focus-visible + label { outline: 2px solid var(--s-color-text); outline-offset: 1px; }

    @media (max-width: 720px) {
      .choices { position: static; gap: 10px 16px; }
      .choices > fieldset { flex-wrap: wrap; gap: 4px 10px; }
      .choices legend { float: none; }
      .choices label { padding-inline: 9px; }
    }
    .compare__hint { display: none; }
    [data-view="difference"] > .compare__hint { display: block; }

    /* A variant */
    .pair { margin-block-end: 64px; scroll-margin-block-start: 120px; }
    .pair > h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; margin: 0 0 12px; font-size: 24px; scroll-margin-block-start: 120px; }
    .pair > h2 > a:not(:hover) { text-decoration: none; }
    .pair .badge { font-weight: 600; letter-spacing: 0; line-height: 1.6; }
    .pair__reasons { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 16px; margin: 0 0 16px; font-size: 14px; }
    .pair__reasons > dt { color: var(--s-color-muted); }
    .pair__reasons > dd { margin: 0; }
    .pair__reasons .token-name { margin-inline-end: 14px; line-height: 1.6; }
    .pair__views { position: relative; isolation: isolate; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); border: 1px solid var(--s-color-line); border-radius: var(--s-size-radius); overflow: clip; }
    .pair__side { display: flex; flex-direction: column; min-inline-size: 0; margin: 0; }
    .pair__side + .pair__side { border-inline-start: 1px solid var(--s-color-line); }
    .pair__side > figcaption { display: flex; align-items: baseline; gap: 10px; padding: 8px 16px; border-block-end: 1px solid var(--s-color-line); background: var(--s-color-panel); font-size: 14px; }
    .pair__side > figcaption > .value { flex: 0 1 auto; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .pair__side > figcaption > a { flex: none; margin-inline-start: auto; color: var(--s-color-muted); font-weight: 500; text-decoration: none; }
    .pair__side > figcaption > a:hover { color: var(--s-color-text); text-decoration: underline; }
    .pair__frame { position: relative; block-size: var(--tall, 240px); overflow-x: auto; overflow-y: hidden; }
    .pair__frame iframe { display: block; inline-size: 100%; min-inline-size: var(--wide, 0); block-size: 100%; border: 0; }
    .pair__frame > iframe + iframe { position: absolute; inset: 0; }
    .pair__none { display: grid; flex: 1; place-items: center; margin: 0; padding: 32px 24px; box-sizing: border-box; min-block-size: 120px; color: var(--s-color-muted); font-size: 14px; text-align: center; text-wrap: balance; }
    .pair__slider { display: none; }
    @media (scripting: none) { .pair__frame { block-size: 340px; } }
    @media (max-width: 720px) { .pair__views { grid-template-columns: minmax(0, 1fr); } .pair__side + .pair__side { border-inline-start: 0; border-block-start: 1px solid var(--s-color-line); } }
    [data-wide] .pair__views { grid-template-columns: minmax(0, 1fr); }
    [data-wide] .pair__side + .pair__side { border-inline-start: 0; }

    /* One upon the other */
    :is([data-view="overlay"], [data-view="difference"]) .pair__views[data-both] {
      grid-template-columns: minmax(0, 1fr);
      > .pair__side { grid-area: 1 / 1; border: 0; }
      > .pair__side + .pair__side { pointer-events: none; }
      > .pair__side > figcaption { inline-size: 50%; box-sizing: border-box; }
      > .pair__side + .pair__side > figcaption { align-self: end; pointer-events: auto; }
    }
    [data-view="overlay"] .pair__views[data-both] {
      > .pair__side + .pair__side > .pair__frame { clip-path: inset(0 0 0 var(--split)); }
      > .pair__slider { position: absolute; inset: 40px -22px 0; display: block; inline-size: calc(100% + 44px); block-size: var(--tall, 240px); margin: 0; appearance: none; background: none; cursor: ew-resize; }
      > .pair__slider:focus-visible { outline: none; }
      &:has(> .pair__slider:focus-visible) { outline: 2px solid var(--s-color-text); outline-offset: 3px; }
      > .pair__slider::-webkit-slider-runnable-track { block-size: 100%; }
      > .pair__slider::-webkit-slider-thumb { appearance: none; inline-size: 44px; block-size: 100%; background: radial-gradient(circle at 50% calc(100% - 22px), var(--s-color-canvas) 7px, var(--s-color-text) 8px 11px, var(--s-color-canvas) 12px 13px, transparent 13.5px), linear-gradient(90deg, transparent 20px, var(--s-color-canvas) 20px 21px, var(--s-color-text) 21px 23px, var(--s-color-canvas) 23px 24px, transparent 24px); }
    }
    [data-view="difference"] .pair__views[data-both] {
      > .pair__side + .pair__side > .pair__frame { mix-blend-mode: difference; }
      &::after { content: ""; position: absolute; inset: auto 0 0; block-size: var(--tall, 240px); backdrop-filter: brightness(3); pointer-events: none; }
    }
    .compare__same > summary { padding: 12px 0; font-weight: 600; cursor: pointer; }
    .compare__same > .pair { margin-block: 24px 48px; }
    """#
}
