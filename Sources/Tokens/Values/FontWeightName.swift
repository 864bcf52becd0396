/// The names of font weights (DTCG Format 2025.10, section 8.4).
package enum FontWeightName {
  static let weights: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
    ("ultra-black", 950),
  ]

  static var all: [String] { weights.map(\.name) }

  static func weight(_ name: String) -> Double? {
    weights.first { $0.name == name }?.weight
  }

  /// The weight of a name as design tools write it, `Semi Bold` or `semibold`.
  package static func weight(spelled text: String) -> Double? {
    let spelling = plain(text)
    return weights.first { plain($0.name) == spelling }?.weight
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}
