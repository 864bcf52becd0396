package import Cascade

/// A variant of a component in a state, and all that it paints.
package struct PaintedMockup: Sendable {
  package let component: String
  package let variant: String
  package let state: InteractionState
  /// The modes in which it is painted so, by index; nil for all.
  package let modes: Set<Int>?
  package let tree: ElementTree
  package let parts: [PaintedPart]
  /// All else that is painted.
  package let fills: [PaintedFill]

  package init(
    component: String, variant: String, state: InteractionState, modes: Set<Int>? = nil, tree: ElementTree,
    parts: [PaintedPart], fills: [PaintedFill] = []
  ) {
    self.component = component
    self.variant = variant
    self.state = state
    self.modes = modes
    self.tree = tree
    self.parts = parts
    self.fills = fills
  }
}
