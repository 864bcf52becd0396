package import DataFiles
package import Diagnostics
import Tokens

/// What a theme declares about contrast: the `contrast` of its theme.yaml.
package struct ContrastPolicy: Sendable {
  /// Foregrounds that must be told from backgrounds, by patterns of token paths.
  package struct Declaration: Sendable {
    package struct Pattern: Sendable {
      package let text: String
      package let place: Place
    }

    package let requirement: Requirement
    package let foregrounds: [Pattern]
    package let backgrounds: [Pattern]
    /// What lies behind translucent backgrounds.
    package let backdrops: [Pattern]
    package let reason: String?
    package let place: Place
  }

  package let level: Requirement.Level
  /// How many pairs must be checked at least, so that a broken pattern cannot turn a build green.
  package let minimumChecks: Int
  package let declarations: [Declaration]
  package let place: Place

  /// Reads the `contrast` object of a theme.yaml.
  package init?(_ data: DataValue, into findings: inout Findings) {
    guard
      let fields = Fields(
        data, of: "the contrast policy", known: ["level", "minimum-checks", "pairs"], into: &findings)
    else { return nil }
    let levels = Requirement.Level.allCases.map(\.rawValue)
    level = fields.choice("level", of: levels, into: &findings).flatMap { Requirement.Level(rawValue: $0) } ?? .aa
    minimumChecks = fields.integer("minimum-checks", in: 0...1_000_000, into: &findings) ?? 1
    place = data.place
    declarations = fields.list("pairs", into: &findings).compactMap { Declaration($0, into: &findings) }
  }
}

extension ContrastPolicy.Declaration {
  fileprivate init?(_ data: DataValue, into findings: inout Findings) {
    let known = ["requirement", "foreground", "background", "over", "reason"]
    guard let fields = Fields(data, of: "a contrast pair", known: known, into: &findings) else { return nil }
    let kinds = Requirement.allCases.map(\.rawValue)
    guard fields.required("requirement", into: &findings) != nil,
      let kind = fields.choice("requirement", of: kinds, into: &findings).flatMap({ Requirement(rawValue: $0) }),
      fields.required("foreground", into: &findings) != nil, fields.required("background", into: &findings) != nil
    else { return nil }
    let patterns = { (key: String, findings: inout Findings) in
      if let value = fields[key], value.array?.isEmpty == true {
        findings.report(
          Finding(
            .error, "invalid-configuration", "'\(key)' is empty, patterns of colours are needed", at: value.place,
            help: "a pair of nothing guards nothing"))
      }
      return fields.texts(key, into: &findings).map { Pattern(text: $0.text, place: $0.place) }
    }
    requirement = kind
    foregrounds = patterns("foreground", &findings)
    backgrounds = patterns("background", &findings)
    backdrops = patterns("over", &findings)
    reason = fields.text("reason", into: &findings)
    place = data.place
  }
}
