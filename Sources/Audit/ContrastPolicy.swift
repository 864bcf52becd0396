package import Colorimetry
package import DataFiles
package import Diagnostics
import Tokens

/// What a theme declares about contrast: the `contrast` of its theme.yaml.
package struct ContrastPolicy: Sendable {
  /// A pattern of token paths as it is written.
  package struct Pattern: Sendable {
    package let text: String
    package let place: Place
  }

  /// Foregrounds that must be told from backgrounds.
  package struct Declaration: Sendable {
    package let requirement: Requirement
    package let foregrounds: [Pattern]
    package let backgrounds: [Pattern]
    /// What lies behind translucent backgrounds: one of these.
    package let backdrops: [Pattern]
    /// Paths of what lies between a translucent background and its backdrop, all of it, from the bottom up.
    package let stack: [Pattern]
    /// Of foreground and background as one group.
    package let opacity: Opacity?
    package let reason: String?
    package let place: Place
  }

  package enum Opacity: Sendable {
    /// 0 to 1.
    case number(Double)
    /// The path of a token.
    case token(Pattern)
  }

  /// Colours that must look different from each other to everybody, whatever their contrast.
  package struct Distinction: Sendable {
    package let colors: [Pattern]
    /// The smallest ΔE2000 that counts as different.
    package let minimum: Double
    package let reason: String?
    package let place: Place
  }

  private let levels: [Requirement: Requirement.Level]
  /// How many pairs must be checked at least, so that a broken pattern cannot turn a build green.
  package let minimumChecks: Int
  package let declarations: [Declaration]
  package let exemptions: [Exemption]
  package let distinctions: [Distinction]
  /// How other people's vision is simulated, to tell whether colours look different.
  package let vision: VisionSimulation.Model
  /// Which names declare pairs by themselves.
  package let conventions: [NamingConvention]
  /// How a pair is told that cannot be measured.
  package let unknownSeverity: Finding.Severity
  /// How a verdict is told that another rounding or gamut mapping would turn over; nil for not at all.
  package let borderlineSeverity: Finding.Severity?
  /// Nil for the policy of a theme that has none.
  package let place: Place?

  /// What is required of a theme that says nothing: what its names say.
  package static let byNames = ContrastPolicy()

  private init() {
    levels = [:]
    minimumChecks = 1
    declarations = []
    exemptions = []
    distinctions = []
    vision = .machado
    conventions = NamingConvention.allCases
    unknownSeverity = .error
    borderlineSeverity = .warning
    place = nil
  }

  /// Reads the `contrast` object of a theme.yaml.
  package init?(_ data: DataValue, into findings: inout Findings) {
    let known = [
      "level", "minimum-checks", "pairs", "exempt", "apart", "vision", "conventions", "cannot-tell", "borderline",
    ]
    guard let fields = Fields(data, of: "the contrast policy", known: known, into: &findings) else { return nil }
    levels = ContrastPolicy.levels(fields, into: &findings)
    minimumChecks = fields.integer("minimum-checks", in: 0...1_000_000, into: &findings) ?? 1
    place = data.place
    declarations = fields.list("pairs", into: &findings).compactMap { Declaration($0, into: &findings) }
    exemptions = fields.list("exempt", into: &findings).compactMap { Exemption($0, into: &findings) }
    distinctions = fields.list("apart", into: &findings).compactMap { Distinction($0, into: &findings) }
    let models = VisionSimulation.Model.allCases.map(\.rawValue)
    vision = fields.choice("vision", of: models, into: &findings).flatMap(VisionSimulation.Model.init) ?? .machado
    conventions =
      fields["conventions"] == nil
      ? NamingConvention.allCases
      : fields.choices("conventions", of: NamingConvention.allCases.map(\.rawValue), into: &findings)
        .compactMap { NamingConvention(rawValue: $0) }
    let severity = fields.choice("cannot-tell", of: ["error", "warning"], into: &findings)
    unknownSeverity = severity == "warning" ? .warning : .error
    switch fields.choice("borderline", of: ["warning", "error", "off"], into: &findings) {
    case "error": borderlineSeverity = .error
    case "off": borderlineSeverity = nil
    default: borderlineSeverity = .warning
    }
  }

  package func level(_ requirement: Requirement) -> Requirement.Level { levels[requirement] ?? .aa }

  /// `AA`, or `AA and AAA` where requirements differ.
  package var levelText: String {
    let present = Requirement.Level.allCases.filter { level in Requirement.allCases.contains { self.level($0) == level }
    }
    return present.map(\.rawValue).joined(separator: " and ")
  }

  package func threshold(_ requirement: Requirement) -> Double { requirement.threshold(level(requirement)) }

  func meter(_ requirement: Requirement, keepsColors: Bool = false) -> PairMeter {
    PairMeter(threshold: threshold(requirement), largeThreshold: threshold(.large), keepsColors: keepsColors)
  }

  /// One level for everything, or a level for each requirement.
  private static func levels(_ fields: Fields, into findings: inout Findings) -> [Requirement: Requirement.Level] {
    let names = Requirement.Level.allCases.map(\.rawValue)
    let level = { (fields: Fields, key: String, findings: inout Findings) in
      fields.choice(key, of: names, into: &findings).flatMap { Requirement.Level(rawValue: $0) }
    }
    guard let map = fields["level"], map.members != nil else {
      guard let all = level(fields, "level", &findings) else { return [:] }
      return Dictionary(uniqueKeysWithValues: Requirement.allCases.map { ($0, all) })
    }
    let kinds = Requirement.allCases.map(\.rawValue)
    guard let fields = Fields(map, of: "the map of levels", known: kinds, into: &findings) else { return [:] }
    var levels: [Requirement: Requirement.Level] = [:]
    for requirement in Requirement.allCases { levels[requirement] = level(fields, requirement.rawValue, &findings) }
    return levels
  }
}

extension ContrastPolicy.Pattern {
  /// The patterns under a key. An empty list is a finding: it would guard nothing.
  static func list(_ key: String, _ fields: Fields, into findings: inout Findings) -> [ContrastPolicy.Pattern] {
    if let value = fields[key], value.array?.isEmpty == true {
      findings.report(
        Finding(
          .error, "invalid-configuration", "'\(key)' is empty, patterns of colours are needed", at: value.place,
          help: "a pair of nothing guards nothing"))
    }
    return fields.texts(key, into: &findings).map { ContrastPolicy.Pattern(text: $0.text, place: $0.place) }
  }
}

extension ContrastPolicy.Declaration {
  fileprivate init?(_ data: DataValue, into findings: inout Findings) {
    let known = ["requirement", "foreground", "background", "over", "stack", "opacity", "reason"]
    guard let fields = Fields(data, of: "a contrast pair", known: known, into: &findings) else { return nil }
    let kinds = Requirement.allCases.map(\.rawValue)
    guard fields.required("requirement", into: &findings) != nil,
      let kind = fields.choice("requirement", of: kinds, into: &findings).flatMap({ Requirement(rawValue: $0) }),
      fields.required("foreground", into: &findings) != nil, fields.required("background", into: &findings) != nil
    else { return nil }
    requirement = kind
    foregrounds = ContrastPolicy.Pattern.list("foreground", fields, into: &findings)
    backgrounds = ContrastPolicy.Pattern.list("background", fields, into: &findings)
    backdrops = ContrastPolicy.Pattern.list("over", fields, into: &findings)
    stack = ContrastPolicy.Pattern.list("stack", fields, into: &findings)
    if let value = fields["opacity"] {
      guard let opacity = ContrastPolicy.Opacity(value, fields, into: &findings) else { return nil }
      self.opacity = opacity
    } else {
      opacity = nil
    }
    reason = fields.text("reason", into: &findings)
    place = data.place
  }
}

extension ContrastPolicy.Opacity {
  fileprivate init?(_ data: DataValue, _ fields: Fields, into findings: inout Findings) {
    if let text = data.string {
      self = .token(ContrastPolicy.Pattern(text: text, place: data.place))
    } else if let number = fields.number("opacity", in: 0...1, into: &findings) {
      self = .number(number)
    } else {
      return nil
    }
  }
}

extension ContrastPolicy.Distinction {
  fileprivate init?(_ data: DataValue, into findings: inout Findings) {
    let known = ["colors", "minimum", "reason"]
    guard let fields = Fields(data, of: "an entry of 'apart'", known: known, into: &findings),
      fields.required("colors", into: &findings) != nil
    else { return nil }
    colors = ContrastPolicy.Pattern.list("colors", fields, into: &findings)
    minimum = fields.number("minimum", in: 1...100, into: &findings) ?? 10
    reason = fields.text("reason", into: &findings)
    place = data.place
  }
}
