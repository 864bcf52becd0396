extension SiteStyle {
  /// Narrower windows, touch, less motion, forced colours and paper.
  static let adaptations = #"""
    /* Narrower */
    @media (max-width: 1180px) {
      .frame:has(.toc) { grid-template-columns: var(--s-size-sidebar) minmax(0, 1fr); }
      .toc { display: none; }
    }
    @media (max-width: 900px) {
      :scope:has(.sidebar:popover-open) { overflow: hidden; }
      .menu { display: block; }
      .portal { display: none; }
      .brand { flex: 0 999 auto; min-inline-size: 0; max-inline-size: none; }
      .frame, .frame:has(.toc) { display: block; }
      .main { padding-block: 36px 72px; }
      .sidebar { display: none; }
      .sidebar:popover-open { position: fixed; inset: var(--s-top) 0 0; z-index: 25; display: block; inline-size: 100%; block-size: auto; margin: 0; padding: 16px var(--s-gutter) 64px; overscroll-behavior: contain; background: var(--s-color-canvas); columns: 2 150px; column-gap: 24px; mask-image: none; }
      .sidebar:popover-open > * { break-inside: avoid; }
      .sidebar:popover-open > .sidebar__title { break-after: avoid; }
      .sidebar:popover-open .sidebar__title { font-size: 16px; }
      .sidebar:popover-open a { padding-block: 7px; font-size: 16px; }
      body:has(.sidebar:popover-open) .menu { background: var(--s-color-text); color: var(--s-color-inverse); }
    }
    @media (max-width: 560px) {
      .top { gap: 8px 12px; }
      .brand { font-size: 16px; }
      :scope { --s-section: 56px; }
      .pills { flex-wrap: nowrap; margin-inline: calc(-1 * var(--s-gutter)); padding: 4px var(--s-gutter); overflow-x: auto; scrollbar-width: none; }
      .pills > * { flex: none; }
      .token__body > h3 { padding-inline-end: 28px; }
      .facts > div { grid-template-columns: minmax(0, 1fr); gap: 2px; }
      :is(.figure > .stage, .states, .scope) { margin-inline: calc(-1 * var(--s-gutter)); border-radius: 0; }
      .figure > .stage { padding-inline: 0; }
      .prose > .table-wrap:not(.drawing) { margin-inline: calc(-1 * var(--s-gutter)); padding-inline: var(--s-gutter); }
      .prose > .table-wrap:not(.drawing) > table { min-inline-size: 500px; }
    }
    @media (max-width: 360px) {
      :scope { --s-gutter: 14px; }
      .menu { padding-inline: 11px; }
    }
    @media (hover: none) { .anchor, .copy { opacity: 1; } }
    @media (forced-colors: active) {
      .modes input:checked + label { outline: 2px solid Highlight; }
      .dot, .swatch, .preview--fill, .pair, .proof, .vision__strip, .bars__bar, .wash, .fill, .part > i, .scale__bar, .preview__bar, .motion__dot { forced-color-adjust: none; }
      .tile, .stage, .states, .alert, .motions > li, .chip, .pills a { border: 1px solid; }
    }
    @media print {
      .top, .sidebar, .toc, .pager, .foot__links, .pills, .skip, .copy, .motion__play, .anchor { display: none !important; }
      .frame, .frame:has(.toc) { display: block; max-inline-size: none; padding: 0; }
      .main { padding: 0; }
      .swatch, .dot, .preview, .pair, .proof, .vision__strip, .stage, .tile, .fill, .part > i, .scale, .ground, .rail, .strip { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      .token, .figure, .state, .table-wrap tr, .waiver { break-inside: avoid; }
      :is(h2, h3) { break-after: avoid; }
      .listing pre { white-space: pre-wrap; }
    }
    """#
}
