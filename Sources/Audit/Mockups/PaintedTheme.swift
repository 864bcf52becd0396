package import Cascade
package import Tokens

/// What the mock-ups of a theme paint, and what that is in each of its modes.
package struct PaintedTheme: Sendable {
  package let mockups: [PaintedMockup]
  /// What they stand on; nil where the theme does not say.
  package let canvas: TokenPath?
  package let values: ModeValues

  package init(_ mockups: [PaintedMockup], on canvas: TokenPath?, _ values: ModeValues) {
    self.mockups = mockups
    self.canvas = canvas
    self.values = values
  }
}
