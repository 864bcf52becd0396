import Colorimetry
import Diagnostics

/// The file: a line for each failure, so that a change of it can be read in a diff.
extension Baseline {
  static let version = 1

  /// How every baseline begins.
  package static let opening = "{\n  \"specimen-baseline\": \(version),\n  \"systems\": ["

  package var text: String {
    var systems: [(name: String, entries: [Entry])] = []
    for entry in entries {
      if systems.last?.name != entry.key.system { systems.append((entry.key.system, [])) }
      systems[systems.count - 1].entries.append(entry)
    }
    return
      ([
        "specimen-baseline": .integer(Baseline.version),
        "systems": .array(
          systems.map { system in
            [
              "system": .string(system.name),
              "failures": .array(system.entries.map { .line(Baseline.object($0)) }),
            ]
          }),
      ] as JSON).text
  }

  private static func object(_ entry: Entry) -> JSON {
    let (key, extent) = (entry.key, entry.extent)
    return [
      "foreground": .string(key.foreground), "background": .string(key.background),
      "over": key.over.isEmpty ? nil : .array(key.over.map { .string($0) }),
      "requirement": .string(key.requirement.rawValue),
      "ratio": .number(ContrastRatio.text(hundredths: extent.hundredths)), "failing": .integer(extent.failing),
      "modes": .integer(extent.modes),
    ]
  }
}
