import Testing

@testable import Colorimetry

/// Brightness, with figures of the formula by hand.
struct PaintBrightnessTests {
  @Test(arguments: [
    ("#000000", 0), ("#ffffff", 255), ("#ff0000", 76.245), ("#00ff00", 149.685), ("#0000ff", 29.07),
    ("#808080", 128), ("#7f7f7f", 127), ("#12132b", 21.437), ("#f6f1e7", 241.355),
  ])
  func `weighs red, green and blue by 299, 587 and 114`(_ hex: String, _ brightness: Double) throws {
    let color = try #require(Color(hex: hex))
    #expect(abs(Paint(color).brightness - brightness) < 0.0001)
  }
}
