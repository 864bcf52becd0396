package import Colorimetry

/// A colour as `SwiftUI.Color` is made of it.
///
/// What is sRGB of 8 bits a channel has three decimals, which come to the same 8 bits; anything else has all digits.
package struct SwiftColorLiteral {
  enum Style {
    /// `Color(red: 0.0, green: 0.761, blue: 0.722)`
    case components
    /// `Color(hex: "00C2B8")`, where the colour is opaque and of 8 bits.
    case hexText
    /// `Color(hex: 0x00C2B8)`
    case hexNumber
  }

  let style: Style
  let scope: ExportScope

  /// The colour in the style of other code, as somebody would write it in place of that; its opacity to three decimals, which come to
  /// the same 8 bits.
  package static func code(_ color: Color, like code: String) -> String {
    let style: Style = code.contains("hex: \"") ? .hexText : code.contains("hex: 0x") ? .hexNumber : .components
    let scope = ExportScope(enclosing: [], namespaces: [], module: nil)
    let color = color.with(alpha: (color.alpha * 1000).rounded() / 1000)
    let written = SwiftColorLiteral(style: style, scope: scope).expression(color).code
    return code.contains("hex: \"#") ? written.replacing("hex: \"", with: "hex: \"#") : written
  }

  func expression(_ color: Color) -> SwiftExpression {
    let type = scope.framework("Color")
    let color = color.painted
    guard color.space == .srgb, let hex = color.hex else {
      return SwiftExpression(code: "\(type)(\(arguments(color)))")
    }
    switch style {
    case .hexText: return SwiftExpression(code: "\(type)(hex: \"\(hex)\")" + opacity(color))
    case .hexNumber: return SwiftExpression(code: "\(type)(hex: 0x\(hex))" + opacity(color))
    case .components:
      let notes = color.alpha == 1 ? ["#\(hex)"] : []
      if let name = ["000000": "black", "FFFFFF": "white"][hex] {
        return SwiftExpression(code: "\(type).\(name)" + opacity(color), notes: notes)
      }
      return SwiftExpression(code: "\(type)(\(arguments(color)))", notes: notes)
    }
  }

  private func opacity(_ color: Color) -> String {
    color.alpha == 1 ? "" : ".opacity(\(SwiftLiteral.number(color.alpha)))"
  }

  private func arguments(_ color: Color) -> String {
    let components = color.digits.map { SwiftLiteral.decimal($0) }
    let space = color.space == .displayP3 ? ".displayP3, " : ""
    let opacity = color.alpha == 1 ? "" : ", opacity: \(SwiftLiteral.number(color.alpha))"
    return "\(space)red: \(components[0]), green: \(components[1]), blue: \(components[2])\(opacity)"
  }
}

extension Color {
  /// In sRGB where that holds it, else in Display P3, which SwiftUI knows, too, also beyond its gamut.
  var painted: Color {
    switch space {
    case .srgb, .displayP3: return self
    case .hsl, .hwb: return converted(to: .srgb)
    default: return isInGamut(of: .srgb) ? mapped(into: .srgb, by: .clip) : converted(to: .displayP3)
    }
  }

  /// `00C2B8`, for a colour of sRGB that was written with 8 bits a channel, if only to four digits; nil for others.
  var hex: String? {
    let levels = components * 255
    let steps = levels.rounded(.toNearestOrAwayFromZero)
    let rests = pointwiseMax(levels - steps, steps - levels)
    guard space == .srgb, rests.max() <= 0.02, steps.min() >= 0, steps.max() <= 255 else { return nil }
    return (0..<3).map { lane in
      let digits = String(Int(steps[lane]), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Red, green and blue, to as many digits as matter: conversions between spaces are not exact to the last one.
  fileprivate var digits: [Double] {
    let isStepped = hex != nil
    let scale = isStepped ? 1000.0 : 1_000_000_000
    let values = isStepped ? (components * 255).rounded(.toNearestOrAwayFromZero) / 255 : components
    let scaled = (values * scale).rounded(.toNearestOrAwayFromZero) / scale
    return [scaled.x, scaled.y, scaled.z]
  }
}
