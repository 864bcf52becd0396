import Tokens

/// A text style as `SwiftUI.Font`.
struct SwiftFontLiteral {
  let scope: ExportScope
  /// The name of a face by its family and weight; nil where the machine does not have it.
  let face: (String, Double) -> String?

  /// Nil for a style of another face that has no size.
  func expression(_ style: Typography) -> SwiftExpression? {
    let type = scope.framework("Font")
    let family = style.fontFamily?.first
    guard let size = style.fontSize.map(\.pixels) ?? style.textStyle?.size(at: .large) else { return nil }
    var notes = notes(style)
    guard let family, SwiftFontLiteral.design(family) == nil else {
      let design = family.flatMap(SwiftFontLiteral.design).flatMap { $0.isEmpty ? nil : $0 }
      if let textStyle = style.textStyle, style.dynamicType != .fixed, size == textStyle.size(at: .large) {
        let usual = textStyle == .headline ? 600.0 : 400
        let weight = style.fontWeight.flatMap { $0 == usual ? nil : SwiftFontLiteral.weight($0) }
        let arguments =
          [".\(textStyle.rawValue)"] + (design.map { ["design: .\($0)"] } ?? [])
          + (weight.map { ["weight: \($0)"] } ?? [])
        return SwiftExpression(code: "\(type).system(\(arguments.joined(separator: ", ")))", notes: notes)
      }
      if style.dynamicType == .scales { notes.append("stays as it is when the reader's text grows") }
      let weight = style.fontWeight.map { SwiftFontLiteral.weight($0) }
      let arguments =
        ["size: \(SwiftLiteral.number(size))"] + (weight.map { ["weight: \($0)"] } ?? [])
        + (design.map { ["design: .\($0)"] } ?? [])
      return SwiftExpression(code: "\(type).system(\(arguments.joined(separator: ", ")))", notes: notes)
    }
    let weight = style.fontWeight ?? 400
    let name = face(family, weight) ?? SwiftFontLiteral.name(family, weight)
    let fixed = style.dynamicType == .fixed ? "fixedSize" : "size"
    let relative = style.dynamicType == .fixed ? nil : style.textStyle
    let follows = relative.map { ", relativeTo: .\($0.rawValue)" } ?? ""
    let code = "\(type).custom(\(SwiftLiteral.text(name)), \(fixed): \(SwiftLiteral.number(size))\(follows))"
    return SwiftExpression(code: code, notes: notes)
  }

  /// What a font does not say, and a view has to: line height, tracking.
  private func notes(_ style: Typography) -> [String] {
    var notes: [String] = []
    switch style.lineHeight {
    case .multiple(let multiple): notes.append("line height \(SwiftLiteral.number(multiple))")
    case .length(let length): notes.append("line height \(length.pixels.map(SwiftLiteral.number) ?? length.css)")
    case nil: break
    }
    if let spacing = style.letterSpacing, spacing.value != 0 {
      notes.append("tracking \(spacing.pixels.map(SwiftLiteral.number) ?? spacing.css)")
    }
    return notes + style.others.map { "without \($0.name)" }
  }

  /// The design of the system's font that a family stands for, empty for the usual one; nil for a family of its own.
  static func design(_ family: String) -> String? {
    switch family.lowercased() {
    case "system-ui", "-apple-system", "blinkmacsystemfont", "ui-sans-serif", "sf pro", "sf pro text", "sf pro display":
      ""
    case "ui-rounded", "sf pro rounded", "sf compact rounded": "rounded"
    case "ui-serif", "new york": "serif"
    case "ui-monospace", "sf mono": "monospaced"
    default: nil
    }
  }

  /// `.semibold`
  static func weight(_ weight: Double) -> String {
    let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    return ".\(names[Int(min(max((weight / 100).rounded(), 1), 9)) - 1])"
  }

  /// `Manrope-SemiBold`, as families are wont to name their faces.
  static func name(_ family: String, _ weight: Double) -> String {
    let names = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
    let style = names[Int(min(max((weight / 100).rounded(), 1), 9)) - 1]
    return "\(family.filter { $0 != " " })-\(style)"
  }
}
