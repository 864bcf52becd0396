package import Cascade
package import Diagnostics

/// Where a mock-up paints a pair. Most are only counted, so that words are found when somebody asks for them.
package struct PairUse: Sendable {
  private let mockup: PaintedMockup
  /// Of the parts of the mock-up.
  private let index: Int

  private var part: PaintedPart { mockup.parts[index] }

  package var component: String { mockup.component }
  package var variant: String { mockup.variant }
  package var state: InteractionState { mockup.state }
  package var kind: PaintedPart.Kind { part.kind }
  package var place: Place { part.place }

  init(part index: Int, of mockup: PaintedMockup) {
    self.mockup = mockup
    self.index = index
  }

  /// What it is painted for, in words: `.vero-tab-bar__label "Feed"`.
  package var element: String { mockup.tree.words(for: part) }

  /// `'post-button', variant default, state pressed: .vero-post-button "Post"`.
  package var words: String { "'\(component)', variant \(variant), state \(state.rawValue): \(element)" }
}

/// The same where nobody could tell two apart by what is said of them.
extension PairUse: Hashable {
  package static func == (a: PairUse, b: PairUse) -> Bool {
    a.place == b.place && a.state == b.state && a.kind == b.kind && a.part.element == b.part.element
      && a.part.pseudoElement == b.part.pseudoElement && a.variant == b.variant && a.component == b.component
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(state)
    hasher.combine(kind)
  }
}
