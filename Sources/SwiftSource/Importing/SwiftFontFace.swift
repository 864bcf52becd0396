import Tokens

/// A face by its name in Swift, `Manrope-SemiBold`: the family, and the weight that the end of the name tells.
struct SwiftFontFace {
  let family: String
  /// Nil where the name tells none.
  let weight: Double?

  init(_ name: String) {
    let parts = name.split(separator: "-")
    let weight = parts.count > 1 ? parts.last.flatMap { FontWeightName.weight(spelled: String($0)) } : nil
    family = weight == nil ? name : parts.dropLast().joined(separator: "-")
    self.weight = weight
  }

  /// The family that CSS has for a design of the system's font.
  static func system(_ design: String?) -> String {
    switch design {
    case "rounded": "ui-rounded"
    case "serif": "ui-serif"
    case "monospaced": "ui-monospace"
    default: "system-ui"
    }
  }
}
