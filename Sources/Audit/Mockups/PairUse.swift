package import Cascade
package import Diagnostics

/// Where a mock-up paints a pair.
package struct PairUse: Hashable, Sendable {
  package let component: String
  package let variant: String
  package let state: InteractionState
  package let kind: PaintedPart.Kind
  /// What it is painted for, in words: `.vero-tab-bar__label "Feed"`.
  package let element: String
  package let place: Place

  init(_ part: PaintedPart, in mockup: PaintedMockup) {
    component = mockup.component
    variant = mockup.variant
    state = mockup.state
    kind = part.kind
    element = mockup.tree.words(for: part)
    place = part.place
  }

  /// `'post-button', variant default, state pressed: .vero-post-button "Post"`.
  package var words: String { "'\(component)', variant \(variant), state \(state.rawValue): \(element)" }
}
