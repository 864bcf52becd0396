import Audit
import Colorimetry
import Diagnostics
import Tokens

/// `specimen.lock.json`: the systems of a project as a later comparison needs them, a line for each token and each pair, so that a
/// change of it can be read in a diff. Places are left out: they would change with every line that is moved.
package enum SnapshotFile {
  static let version = 1

  /// How every lock file begins.
  package static let opening = "{\n  \"specimen-lock\": \(version),\n  \"systems\": ["

  package static func text(_ snapshots: [Snapshot]) -> String {
    (["specimen-lock": .integer(version), "systems": .array(snapshots.map(object))] as JSON).text
  }

  private static func object(_ snapshot: Snapshot) -> JSON {
    [
      "system": .string(snapshot.system), "whole": snapshot.isWhole ? nil : false,
      "unread": snapshot.unread.isEmpty
        ? nil
        : .line(.array(snapshot.unread.map(\.segments).sorted { $0.lexicographicallyPrecedes($1) }.map(names))),
      "modifiers": .array(
        snapshot.modifiers.map { .line(["name": .string($0.name), "contexts": names($0.contexts)]) }),
      "tokens": .array(snapshot.tokens.map { .line(object($0)) }),
      "pairs": .array(snapshot.pairs.map { .line(object($0)) }),
      "components": .array(snapshot.components.map { .line(object($0)) }),
      "documents": .array(snapshot.documents.map { .line(object($0)) }),
    ]
  }

  private static func object(_ token: SnapshotToken) -> JSON {
    [
      "path": names(token.path.segments), "type": .string(token.type),
      "description": token.description.map { .string($0) },
      "deprecated": token.deprecation.map { reason in reason.map { .string($0) } ?? true },
      "identity": token.identity.map { .string($0) },
      "values": .array(
        token.values.enumerated().map { index, value in
          object(value, modes: token.valueByMode.indices.filter { token.valueByMode[$0] == index }, of: token)
        }),
    ]
  }

  private static func object(_ value: SnapshotToken.Value, modes: [Int], of token: SnapshotToken) -> JSON {
    let others = value.references.filter { $0 != value.alias }
    return [
      "css": .string(value.css),
      "parts": value.parts.isEmpty
        ? nil : .object(value.parts.map { (name: $0.name, value: .string($0.css)) }),
      "alias": value.alias.map { names($0.segments) },
      "references": others.isEmpty ? nil : .array(others.map { names($0.segments) }),
      "written": .string(value.written), "modes": self.modes(modes, of: token.valueByMode.count),
    ]
  }

  private static func object(_ pair: SnapshotPair) -> JSON {
    [
      "foreground": .string(pair.key.foreground), "background": .string(pair.key.background),
      "over": pair.key.behind.isEmpty ? nil : names(pair.key.behind),
      "requirement": .string(pair.key.requirement.rawValue),
      "needed": .number(ContrastRatio.text(hundredths: pair.threshold)),
      "outcomes": .array(
        pair.outcomes.enumerated().map { index, outcome in
          [
            "status": .string(outcome.status.rawValue),
            "ratio": outcome.hundredths.map { .number(ContrastRatio.text(hundredths: $0)) },
            "modes": modes(
              pair.outcomeByMode.indices.filter { pair.outcomeByMode[$0] == index }, of: pair.outcomeByMode.count),
          ]
        }),
    ]
  }

  private static func object(_ user: SnapshotUser) -> JSON {
    [
      "name": .string(user.name), "path": user.path.map { .string($0) },
      "fingerprint": user.fingerprint.isEmpty ? nil : .string(user.fingerprint),
      "tokens": .array(user.tokens.map { names($0.segments) }),
    ]
  }

  /// Nil for all.
  private static func modes(_ modes: [Int], of count: Int) -> JSON? {
    modes.count == count ? nil : .array(modes.map { .integer($0) })
  }

  private static func names(_ names: [String]) -> JSON { .array(names.map { .string($0) }) }
}
