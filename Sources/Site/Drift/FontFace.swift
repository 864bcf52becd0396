/// The name of a cut as fonts have it: `Manrope-Bold` is Manrope at 700.
struct FontFace {
  let family: Substring
  /// Nil where the name does not say.
  let weight: Double?

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    weight = parts.count == 2 ? FontFace.weights[parts[1].lowercased()] : nil
    family = weight == nil ? name[...] : parts[0]
  }

  /// Names of faces have no blanks, those of families may.
  func isOf(_ family: String) -> Bool {
    FontFace.plain(self.family) == FontFace.plain(family[...])
  }

  private static func plain(_ family: Substring) -> String {
    family.lowercased().filter { $0 != " " && $0 != "-" }
  }

  private static let weights: [String: Double] = [
    "thin": 100, "extralight": 200, "ultralight": 200, "light": 300, "regular": 400, "book": 400, "medium": 500,
    "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "heavy": 800, "ultrabold": 800, "black": 900,
  ]
}
