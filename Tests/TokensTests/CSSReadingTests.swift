import Colorimetry
import Testing

@testable import Tokens

/// Values read back from the CSS that was written of them, as a comparison with a lock file needs it.
struct CSSReadingTests {
  private static let black = Color(.srgb, 0, 0, 0)
  private static let green = Color(.oklch, 0.7, 0.2, 150)
  private static let veil = Color(.srgb, 0, 0, 0, alpha: 0.4)

  private static func px(_ value: Double) -> Dimension { Dimension(value, .px) }

  private static let values: [TokenValue] = [
    .color(black), .color(green), .color(veil), .dimension(px(16)), .dimension(Dimension(-1.5, .rem)),
    .dimension(Dimension(50, .percent)), .fontFamily(["serif"]), .fontFamily(["Inter"]),
    .fontFamily(["Segoe UI", "-apple-system", "sans-serif"]), .fontWeight(650), .duration(Duration(0.2, .s)),
    .duration(Duration(120, .ms)), .cubicBezier(CubicBezier(0.3, -0.4, 0.2, 1.4)), .number(0.4), .number(-100),
    .strokeStyle(.keyword(.dotted)), .border(Border(color: veil, width: px(1), style: .keyword(.solid))),
    .transition(
      Transition(duration: Duration(300, .ms), delay: Duration(20, .ms), timingFunction: CubicBezier(0, 0, 0.58, 1))),
    .shadow([ShadowLayer(color: veil, offsetX: px(0), offsetY: px(4), blur: px(20), spread: px(-1), isInset: true)]),
    .shadow([
      ShadowLayer(color: green, offsetX: px(1), offsetY: px(2), blur: px(3), spread: px(4), isInset: false),
      ShadowLayer(color: black, offsetX: px(0), offsetY: px(1), blur: px(0), spread: px(0), isInset: false),
    ]),
    .gradient(
      Gradient(stops: [.init(color: black, position: 0), .init(color: veil, position: 0.6)], angle: 135)),
    .gradient(
      Gradient(stops: [.init(color: black, position: 0.1), .init(color: green, position: 1)], angle: 180)),
    .typography(
      Typography(parts: [
        .init(name: "fontFamily", value: .fontFamily(["Inter", "serif"])),
        .init(name: "fontSize", value: .dimension(px(16))), .init(name: "fontWeight", value: .fontWeight(600)),
        .init(name: "lineHeight", value: .number(1.5)), .init(name: "letterSpacing", value: .dimension(px(-0.2))),
      ])),
    .typography(
      Typography(parts: [
        .init(name: "fontWeight", value: .fontWeight(600)), .init(name: "lineHeight", value: .dimension(px(24))),
      ])),
  ]

  @Test(arguments: values)
  func `reads what was written`(_ value: TokenValue) {
    let parts = value.declarations.parts.filter { !$0.suffix.isEmpty }
    let read = TokenValue(
      css: value.css, parts: parts.map { (String($0.suffix.dropFirst()), $0.text) }, type: value.type)
    #expect(read == value)
  }

  @Test(arguments: [
    ("calc(1px + 1em)", TokenType.dimension), ("light-dark(#fff, #000)", .color), ("var(--x), serif", .fontFamily),
    ("300ms linear(0, 0.5, 1) 0ms", .transition), ("linear-gradient(oklch(0.7 0.2 150), red)", .gradient),
    ("radial-gradient(red, blue)", .gradient), ("red; color: blue", .color), ("1px solid red; x", .border),
    ("16px", .other), ("", .number),
  ])
  func `leaves alone what has no value by itself`(_ css: String, _ type: TokenType) {
    #expect(TokenValue(css: css, type: type) == nil)
  }
}
