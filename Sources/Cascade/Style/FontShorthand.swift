/// The size and weight in the shorthand `font` (CSS Fonts 4, section 2.7).
struct FontShorthand {
  let size: [ComponentValue]
  let family: [ComponentValue]
  /// Nil where it says nothing, which is `normal`.
  let weight: [ComponentValue]?

  /// Nil for what is no such shorthand, and for the names of the system's fonts.
  init?(_ values: [ComponentValue], isSize: (ComponentValue) -> Bool = FontShorthand.isSize) {
    let words = values.words
    guard let index = words.firstIndex(where: isSize), index < words.count - 1 else { return nil }
    var weight: [ComponentValue]?
    for word in words[..<index] {
      switch word.kind {
      case .ident(let name) where FontShorthand.styles.contains(name.lowercased()): break
      case .ident(let name) where ["bold", "bolder", "lighter"].contains(name.lowercased()): weight = [word]
      case .number, .function: weight = [word]
      case .dimension(_, let unit) where ["deg", "grad", "rad", "turn"].contains(unit): break
      default: return nil
      }
    }
    size = [words[index]]
    let rest = words[(index + 1)...]
    family = Array(rest.first?.kind == .delimiter("/") ? rest.dropFirst(2) : rest)
    self.weight = weight
  }

  static func isSize(_ word: ComponentValue) -> Bool {
    switch word.kind {
    case .percentage: return true
    case .dimension(_, let unit): return !["deg", "grad", "rad", "turn"].contains(unit)
    case .function(let name, let values):
      return ["calc", "min", "max", "clamp"].contains(name) && values.contains { $0.holdsLength }
    case .ident(let name): return sizes.contains(name.lowercased())
    default: return false
    }
  }

  /// The keywords of `font-size` (CSS Fonts 4, section 2.5).
  static let sizes: Set<String> = [
    "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large", "larger", "smaller",
  ]

  private static let styles: Set<String> = [
    "normal", "italic", "oblique", "small-caps", "ultra-condensed", "extra-condensed", "condensed", "semi-condensed",
    "semi-expanded", "expanded", "extra-expanded", "ultra-expanded",
  ]
}

extension ComponentValue {
  fileprivate var holdsLength: Bool {
    switch kind {
    case .percentage, .dimension: true
    case .function(_, let values), .block(_, let values): values.contains(where: \.holdsLength)
    default: false
    }
  }
}
