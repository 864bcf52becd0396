import Diagnostics

/// What stands in the parentheses of a media query: `min-width: 400px`, `400px <= width < 800px`, `hover`.
struct MediaFeatureReader {
  private let values: [ComponentValue]
  private let range: Range<Int>

  init(_ values: [ComponentValue], range: Range<Int>) {
    self.values = values.words
    self.range = range
  }

  mutating func read() throws(PreludeProblem) -> MediaCondition {
    if case .ident(let name) = values.first?.kind {
      if values.count == 1 { return try boolean(name.lowercased()) }
      if values[1].kind == .colon { return try plain(name.lowercased(), Array(values[2...])) }
    }
    return try comparison()
  }

  private func boolean(_ name: String) throws(PreludeProblem) -> MediaCondition {
    switch name {
    case "width", "prefers-color-scheme", "color": return .constant(.yes)
    case "monochrome": return .constant(.no)
    case _ where Self.devices[name] != nil: return .constant(.yes)
    case _ where Self.preferences[name] != nil: return .constant(.no)
    default:
      try checkName(name)
      return .constant(.unknown)
    }
  }

  private func plain(_ name: String, _ value: [ComponentValue]) throws(PreludeProblem) -> MediaCondition {
    switch name {
    case "prefers-color-scheme":
      return .scheme(ColorScheme(rawValue: try word(of: name, value, ["light", "dark"])) ?? .light)
    case "width": return width(.equal, value)
    case "min-width": return width(.greaterOrEqual, value)
    case "max-width": return width(.lessOrEqual, value)
    default:
      if let choices = Self.preferences[name] ?? Self.devices[name] {
        return .constant(Truth(try word(of: name, value, choices) == choices[0]))
      }
      try checkName(name)
      return .constant(.unknown)
    }
  }

  /// `width < 400px`, `400px > width`, `400px < width <= 800px`
  private func comparison() throws(PreludeProblem) -> MediaCondition {
    var parts: [[ComponentValue]] = [[]]
    var comparisons: [MediaCondition.Comparison] = []
    for (index, value) in values.enumerated() {
      let follows = index > 0 ? values[index - 1].kind : .whitespace
      switch value.kind {
      case .delimiter("<"): comparisons.append(.less)
      case .delimiter(">"): comparisons.append(.greater)
      case .delimiter("=") where follows == .delimiter("<"): comparisons[comparisons.count - 1] = .lessOrEqual
      case .delimiter("=") where follows == .delimiter(">"): comparisons[comparisons.count - 1] = .greaterOrEqual
      case .delimiter("="): comparisons.append(.equal)
      default:
        parts[parts.count - 1].append(value)
        continue
      }
      if parts.count == comparisons.count { parts.append([]) }
    }
    let names = parts.map { part -> String? in
      if part.count == 1, case .ident(let name) = part[0].kind { name.lowercased() } else { nil }
    }
    switch (comparisons.count, names.firstIndex { $0 != nil }) {
    case (1, 0): return try compared(names[0], [(comparisons[0], parts[1])])
    case (1, 1): return try compared(names[1], [(comparisons[0].mirrored, parts[0])])
    case (2, 1): return try compared(names[1], [(comparisons[0].mirrored, parts[0]), (comparisons[1], parts[2])])
    default:
      throw PreludeProblem(
        text: "'\(values.text.clipped)' is no feature of media, such as 'min-width: 400px' is needed", range: range)
    }
  }

  private func compared(_ name: String?, _ limits: [(MediaCondition.Comparison, [ComponentValue])])
    throws(PreludeProblem) -> MediaCondition
  {
    guard let name, name != "width" else { return .all(limits.map { width($0.0, $0.1) }) }
    try checkName(name)
    return .constant(.unknown)
  }

  /// A length that depends on more than a font of 16 px is not known.
  private func width(_ comparison: MediaCondition.Comparison, _ value: [ComponentValue]) -> MediaCondition {
    guard value.count == 1 else { return .constant(.unknown) }
    switch value[0].kind {
    case .number(0, _): return .width(comparison, 0)
    case .dimension(let number, let unit):
      // Of the window's font, which is that of the root.
      let pixels = LengthReader.pixels(number, unit == "em" ? "rem" : unit)
      return pixels.map { .width(comparison, $0) } ?? .constant(.unknown)
    default: return .constant(.unknown)
    }
  }

  private func word(of name: String, _ value: [ComponentValue], _ choices: [String]) throws(PreludeProblem) -> String {
    if value.count == 1, case .ident(let word) = value[0].kind, choices.contains(word.lowercased()) {
      return word.lowercased()
    }
    throw PreludeProblem(
      text: "'\(value.text.clipped)' is no value of '\(name)', one of \(choices.joined(separator: ", ")) is needed",
      range: range)
  }

  private func checkName(_ name: String) throws(PreludeProblem) {
    let plain = name.hasPrefix("min-") || name.hasPrefix("max-") ? String(name.dropFirst(4)) : name
    guard !name.hasPrefix("-"), !Self.others.contains(plain), plain != "width", plain != "color", plain != "monochrome"
    else { return }
    throw PreludeProblem(
      text: "'\(name)' is no feature of media", range: range,
      help: NearestName.help(
        name,
        in: ["width", "min-width", "max-width", "prefers-color-scheme"]
          + (Array(Self.preferences.keys) + Self.devices.keys + Self.others).sorted()))
  }

  /// What a reader may prefer; the first of each is that nothing is preferred, which is what a mock-up is shown with.
  private static let preferences: [String: [String]] = [
    "prefers-reduced-motion": ["no-preference", "reduce"],
    "prefers-reduced-transparency": ["no-preference", "reduce"],
    "prefers-reduced-data": ["no-preference", "reduce"],
    "prefers-contrast": ["no-preference", "more", "less", "custom"],
    "forced-colors": ["none", "active"],
    "inverted-colors": ["none", "inverted"],
  ]

  /// Who draws a state `hover` has a mouse: the first of each.
  private static let devices: [String: [String]] = [
    "hover": ["hover", "none"],
    "any-hover": ["hover", "none"],
    "pointer": ["fine", "coarse", "none"],
    "any-pointer": ["fine", "coarse", "none"],
  ]

  private static let others: Set<String> = [
    "aspect-ratio", "color-gamut", "color-index", "device-aspect-ratio", "device-height",
    "device-posture", "device-width", "display-mode", "dynamic-range", "environment-blending", "grid", "height",
    "horizontal-viewport-segments", "nav-controls", "orientation", "overflow-block", "overflow-inline",
    "resolution", "scan", "scripting", "shape", "update", "vertical-viewport-segments",
    "video-color-gamut", "video-dynamic-range",
  ]
}
