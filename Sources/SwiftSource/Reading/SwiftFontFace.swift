import Tokens

/// A face by its name in Swift, `Manrope-SemiBold`: the family, and the weight that the end of the name tells.
package struct SwiftFontFace {
  package let family: String
  /// Nil where the name tells none.
  package let weight: Double?

  package init(_ name: String) {
    let parts = name.split(separator: "-")
    let weight = parts.count > 1 ? parts.last.flatMap { FontWeightName.weight(spelled: String($0)) } : nil
    family = weight == nil ? name : parts.dropLast().joined(separator: "-")
    self.weight = weight
  }

  /// True for a face of that family. Names of faces have no blanks, those of families may.
  package func isOf(_ family: String) -> Bool {
    SwiftFontFace.plain(self.family) == SwiftFontFace.plain(family)
  }

  private static func plain(_ family: String) -> String {
    family.lowercased().filter { $0 != " " && $0 != "-" }
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
