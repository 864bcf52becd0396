import Colorimetry
import SwiftSource

extension SwiftReading {
  /// One line a constant, `name = value // comment`.
  var lines: [String] {
    constants.map { constant in
      "\(constant.name) = \(constant.value.line)" + (constant.comment.map { " // \($0.text)" } ?? "")
    }
  }

  var reasons: [String] { notUnderstood.map(\.reason) }
}

extension SwiftValue {
  var line: String {
    switch self {
    case .color(let color):
      ([color.space.rawValue] + [color.components.x, color.components.y, color.components.z].map(\.line))
        .joined(separator: " ") + (color.alpha == 1 ? "" : " / \(color.alpha.line)")
    case .adaptive(let light, let dark): "light(\(light.line)) dark(\(dark.line))"
    case .number(let number): number.line
    case .text(let text): "\"\(text)\""
    case .boolean(let isTrue): "\(isTrue)"
    case .font(let font):
      (["font"]
        + [
          font.face, font.size?.line, font.weight.map { "weight \($0.line)" }, font.design, font.textStyle,
          font.lineHeight.map { "height \($0.line)" }, font.tracking.map { "tracking \($0.line)" },
        ].compactMap { $0 }).joined(separator: " ")
    case .gradient(let gradient):
      gradient.stops.map { "\($0.color.line) at \($0.position.line)" }.joined(separator: ", ")
        + " from \(gradient.start.x.line),\(gradient.start.y.line) to \(gradient.end.x.line),\(gradient.end.y.line)"
    case .shadow(let shadow):
      "shadow \(shadow.color.line) radius \(shadow.radius.line) at \(shadow.x.line),\(shadow.y.line)"
    case .alias(let name, let opacity): "\(name)" + (opacity == 1 ? "" : " / \(opacity.line)")
    }
  }
}

extension Double {
  /// To four digits, so that floats and hex digits can be written by hand.
  fileprivate var line: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
