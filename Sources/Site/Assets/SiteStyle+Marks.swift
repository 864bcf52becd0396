extension SiteStyle {
  /// Marks on what changed: a sign and a word.
  static let marks = #"""
    .mark { position: relative; z-index: 2; display: inline-block; }
    .mark > a { display: inline-flex; align-items: center; gap: 6px; padding: 0 10px 0 9px; border-radius: 99px; background: var(--s-color-sunken); color: var(--s-color-text); font: 600 12px/24px var(--s-face, system-ui), system-ui, sans-serif; letter-spacing: 0; text-decoration: none; white-space: nowrap; }
    .mark > a:hover { background: var(--s-color-text); color: var(--s-color-inverse); }
    .mark > a::before { content: "Δ"; content: "Δ" / ""; font: 700 12px/1 var(--s-mono); }
    .mark--new > a::before { content: "+"; content: "+" / ""; }
    .mark--renamed > a::before { content: "→"; content: "→" / ""; }
    .mark--deprecated > a::before { content: "×"; content: "×" / ""; }
    .token__body > .mark { margin-block: 4px 6px; }
    .overview th > .mark { float: inline-end; margin-inline-start: 6px; }
    .overview th > .mark > a { line-height: 20px; }
    .head__badge > .mark { margin-inline-start: 4px; }
    @container (max-width: 720px) { .overview th > .mark { margin-inline-end: 3em; } }
    @media (forced-colors: active) { .mark > a { border: 1px solid; } }
    """#
}
