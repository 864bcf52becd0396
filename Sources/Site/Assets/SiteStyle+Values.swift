extension SiteStyle {
  /// Values drawn, of tokens and of changes.
  static let values = #"""
    /* Values drawn */
    .motion__play { display: flex; align-items: center; gap: 14px; cursor: pointer; }
    .motion__button { padding: 4px 13px; border: 1px solid var(--s-color-line-strong); border-radius: 99px; font-size: 13px; font-weight: 600; line-height: 1.5; }
    .motion__play:hover .motion__button { background: var(--s-color-text); border-color: var(--s-color-text); color: var(--s-color-inverse); }
    .motion__play:has(:focus-visible) .motion__button { outline: 2px solid var(--s-color-text); outline-offset: 3px; }
    .motion__tracks { flex: 1; }
    .motion__track { position: relative; display: block; block-size: 18px; }
    .motion__track + .motion__track { margin-block-start: 8px; }
    .motion__track::before { content: ""; position: absolute; inset: 8px 0 auto; block-size: 2px; border-radius: 2px; background: var(--s-color-line); }
    .motion__dot { position: absolute; inset-block-start: 0; inset-inline-start: 0; inline-size: 18px; block-size: 18px; border-radius: 50%; background: var(--s-color-text); }
    .motion__play input:checked ~ * .motion__dot { inset-inline-start: calc(100% - 18px); }
    .nested { display: block; box-sizing: border-box; inline-size: 136px; max-inline-size: 100%; block-size: 88px; padding: 6.5px; border: 1.5px solid var(--s-color-text); }
    .nested > span { display: block; block-size: 100%; background: var(--s-color-line); }
    .strokes { flex: 1; display: flex; flex-direction: column; justify-content: space-evenly; gap: 12px; color: var(--s-color-muted); }
    .grounds { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 96px), 1fr)); border-radius: var(--s-size-radius); overflow: hidden; border: 1px solid var(--s-color-line); }
    .ground { display: flex; align-items: center; justify-content: center; block-size: 112px; overflow: hidden; }
    .ground > .object { background: none; outline: 1px solid #80808040; }
    .ground--white { background: #fff; }
    .ground--canvas { background: var(--s-stage, var(--s-color-panel)); }
    .ground--black { background: #000; }
    .rail { position: relative; display: block; margin-block: 8px 0; border-radius: 4px; }
    .rail__fill { display: block; block-size: 12px; border-radius: inherit; }
    .rail__stop { position: absolute; inset-block: -3px; inline-size: 2px; margin-inline-start: -1px; background: var(--s-color-text); box-shadow: 0 0 0 1px var(--s-color-canvas); }
    .sized { display: flex; inline-size: 72px; block-size: 72px; outline: 1px dashed var(--s-color-line-strong); }
    .sized > span { flex: 1; background: var(--s-color-text); }
    .lines { font-size: 13px; }
    .fill { flex: 1; align-self: stretch; display: flex; border-radius: inherit; overflow: hidden; }
    .fill > span { flex: 1; border-radius: inherit; box-shadow: inset 0 0 0 1px var(--s-hairline); }
    .object { flex: none; inline-size: 64px; block-size: 64px; box-sizing: border-box; border-radius: var(--s-size-radius); background: var(--s-color-canvas); }
    .letter { font-size: 44px; line-height: 1; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
    .line { display: block; padding-block: 2px; overflow-wrap: anywhere; }
    .line--family { font-size: 28px; line-height: 1.35; }
    .scale { display: flex; align-items: end; block-size: 24px; background: repeating-linear-gradient(90deg, var(--s-color-line) 0 1px, transparent 1px 8px) 0 100% / auto 8px repeat-x, linear-gradient(var(--s-color-line), var(--s-color-line)) 0 100% / 100% 1px no-repeat; }
    .scale--time { background: linear-gradient(90deg, var(--s-color-line) 1px, transparent 0) 0 100% / 10% 8px repeat-x, linear-gradient(var(--s-color-line), var(--s-color-line)) 0 100% / 100% 1px no-repeat; }
    .scale__bar--cut { mask-image: linear-gradient(90deg, #000 60%, transparent); }
    .scale__bar { display: block; max-inline-size: 100%; block-size: 16px; background: var(--s-color-text); }
    """#
}
