import Colorimetry
import TestSupport

/// A row of color-vectors.csv, its fields by their names.
struct VectorRow {
  let line: String
  private let values: [String: String]

  static func all(of kind: String) throws -> [VectorRow] { try all().filter { $0["kind"] == kind } }

  static func all() throws -> [VectorRow] {
    let lines = try SharedData.text("color-vectors.csv").split(whereSeparator: \.isNewline).map(String.init)
    let names = fields(lines[0])
    return lines.dropFirst().map { VectorRow(line: $0, names: names) }
  }

  private init(line: String, names: [String]) {
    self.line = line
    values = Dictionary(uniqueKeysWithValues: zip(names, VectorRow.fields(line)))
  }

  subscript(name: String) -> String { values[name] ?? "" }

  func number(_ name: String) -> Double? { Double(self[name]) }

  func numbers(_ prefix: String) -> SIMD3<Double> {
    SIMD3(number(prefix + "1") ?? 0, number(prefix + "2") ?? 0, number(prefix + "3") ?? 0)
  }

  /// A hex colour.
  func paint(_ name: String) -> Paint? { Color(hex: self[name]).map { Paint($0) } }

  /// The CSV counts s, l, w and b from 0 to 1; DTCG from 0 to 100.
  func color(_ space: String, _ prefix: String) -> Color? {
    guard let space = ColorSpace(rawValue: self[space]) else { return nil }
    let scale = space == .hsl || space == .hwb ? 100.0 : 1
    return Color(
      space, number(prefix + "1"), number(prefix + "2").map { $0 * scale }, number(prefix + "3").map { $0 * scale })
  }

  /// `protan severity 1`
  func simulation(_ model: VisionSimulation.Model) -> VisionSimulation? {
    let words = self["to_space"].split(separator: " ")
    guard words.count == 3, let kind = VisionSimulation.Kind(rawValue: String(words[0])),
      let severity = Double(words[2])
    else { return nil }
    return VisionSimulation(kind, model: model, severity: severity)
  }

  private static func fields(_ line: String) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

/// The greatest difference of a component.
func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  let way = a - b
  return max(way.max(), -way.min())
}
