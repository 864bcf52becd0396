import Cascade
import Colorimetry
import Tokens

/// What an app is locked to by its background: the appearance of the system, on which adaptive colours such as `Color(.label)` depend.
///
/// An app whose palette does not follow light and dark names one of them in Info.plist, under `UIUserInterfaceStyle`. With the one
/// that its background asks for, status bar, alerts and text fit the palette; with the other one, dark text stands on a dark page.
struct AppearanceLock {
  /// Opaque.
  let background: Paint
  /// What stands on it, in the order of the fence.
  let texts: [(token: TokenGraph.Token, paint: Paint)]
  /// By their index: those in which all of them have these colours.
  let modes: [Int]

  /// A background that is less bright is dark.
  static let threshold = 128.0

  /// - Parameter tokens: colours: the background, and the texts on it.
  static func all(_ tokens: [TokenGraph.Token], in graph: TokenGraph) -> [AppearanceLock] {
    graph.modes { mode in tokens.map { paint($0, mode) } }.compactMap { paints, modes in
      guard case let background?? = paints.first, background.isOpaque else { return nil }
      let texts = zip(tokens, paints).dropFirst().compactMap { token, paint in paint.map { (token, $0) } }
      return AppearanceLock(background: background, texts: texts, modes: modes)
    }
  }

  var scheme: ColorScheme { background.brightness < AppearanceLock.threshold ? .dark : .light }

  /// The value of `UIUserInterfaceStyle`.
  static func style(_ scheme: ColorScheme) -> String { scheme == .dark ? "Dark" : "Light" }

  /// What `Color(.label)` is in an appearance.
  static func label(in scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(.srgb, 1, 1, 1) : Color(.srgb, 0, 0, 0)
  }

  /// Of a text, laid on the background.
  func ratio(_ text: Paint) -> ContrastRatio {
    ContrastRatio(PaintStack(on: background, [.fill(text)]).pixel, background)
  }

  /// Nil in a mode that has no such colour.
  static func paint(_ token: TokenGraph.Token, _ mode: Int) -> Paint? {
    if case .color(let color)? = token.byMode[mode]?.value { Paint(color) } else { nil }
  }

  /// Rounded down, so that nothing dark is printed as 128.
  var brightnessText: String { "\(Int(background.brightness))" }
}
