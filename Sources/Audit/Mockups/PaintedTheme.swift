package import Cascade
package import Tokens

/// What the mock-ups of a theme paint, and what that is in each of its modes.
package struct PaintedTheme: Sendable {
  package let mockups: [PaintedMockup]
  /// What they stand on: a token, or where the theme names none what a browser puts behind a page.
  package let canvas: PaintSource
  package let values: ModeValues

  package init(_ mockups: [PaintedMockup], on canvas: TokenPath?, _ values: ModeValues) {
    self.mockups = mockups
    self.canvas = PaintSource(canvas: canvas)
    self.values = values
  }
}

extension PaintSource {
  package init(canvas: TokenPath?) { self = canvas.map { .token($0) } ?? .css("canvas") }
}
