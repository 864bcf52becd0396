extension SiteStyle {
  /// What the entries of the token pages draw.
  static let tokenFigures = #"""
    /* Figures of tokens */
    .token__figure { display: flex; }
    .part { flex: 1; min-inline-size: 0; }
    .part small { display: block; margin-block-start: 6px; padding-inline-end: 6px; overflow-wrap: anywhere; color: var(--s-color-muted); font-size: 12px; line-height: 1.4; }
    .part > i { position: relative; display: block; block-size: 116px; overflow: hidden; }
    .part > i::before { content: ""; position: absolute; inset: 0; border-radius: inherit; background: currentColor; box-shadow: inset 0 0 0 1px var(--s-hairline); }
    .part__ground { display: flex; flex-direction: column; align-items: center; justify-content: center; block-size: 116px; overflow: hidden; }
    .token--wide .part__ground { block-size: auto; align-items: stretch; }
    .part__ground > div { display: contents; }
    .part__ground[data-mode] { background: var(--s-color-canvas); color: var(--s-color-text); }
    .part:first-child > :first-child { border-start-start-radius: var(--s-size-radius); border-end-start-radius: var(--s-size-radius); }
    .part:last-child > :first-child { border-start-end-radius: var(--s-size-radius); border-end-end-radius: var(--s-size-radius); }
    .token__figure--border .part__ground { background: var(--s-stage, var(--s-color-panel)); box-shadow: inset 0 0 0 1px var(--s-color-line); }
    :is(.token__figure--dimension, .token__figure--duration, .token__figure--cubic-bezier, .token__figure--transition, .token__figure--shadow, .token__figure--shape) .part__ground { block-size: auto; align-items: stretch; gap: 12px; overflow: visible; }
    .token__figure--typography { flex-direction: column; gap: 12px; }
    .token__figure--gradient .part__ground { block-size: 140px; align-items: stretch; border-radius: 0 !important; }
    :is(.token__figure--gradient, .token__figure--shadow) .part__ground[data-mode] { background: none; }
    .token__figure--gradient .fill { border-radius: var(--s-size-radius); }
    :is(.token__figure--number, .token__figure--font-weight) .part__ground:not([data-mode]) { background: var(--s-color-panel); }
    @supports (text-box: trim-both cap alphabetic) { .token .line { padding: 0; margin-block: 0.25em 0.4em; border: solid var(--s-color-line); border-width: 1px 0; text-box: trim-both cap alphabetic; } }
    .token__figure--typography .part__ground[data-mode] { padding: 20px 24px; border-radius: var(--s-size-radius); }
    """#

  /// The measures of a type style, and what is said of a face; in entries and in documents.
  static let metrics = #"""
    /* Measures */
    .metrics { display: grid; grid-template-columns: repeat(auto-fit, minmax(124px, 1fr)); gap: 18px 20px; margin: 20px 0 0; font-size: 13px; line-height: 1.45; }
    .metrics dt, .metrics dd { color: var(--s-color-muted); }
    .metrics dd { margin: 0; }
    .face-notice { display: block; max-inline-size: var(--s-size-measure); margin-block: 8px; padding-inline-start: 10px; border-inline-start: 3px solid var(--s-color-accepted); font-size: 14px; line-height: 1.5; }
    .metrics b { display: block; color: var(--s-color-text); font-size: 19px; font-weight: 600; letter-spacing: -0.015em; font-variant-numeric: tabular-nums; }
    """#
}
