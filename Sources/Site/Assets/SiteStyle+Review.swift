extension SiteStyle {
  /// What became of a system.
  static let review = #"""
    /* Changes */
    .frame--review { display: block; }
    .changes { margin: 0; padding: 0; list-style: none; }
    .change { padding: 24px 0; border-block-start: 1px solid var(--s-color-line); }
    .change > h3 { margin: 0 0 8px; }
    """#
}
