package import Audit
import DataFiles
package import Diagnostics
package import SwiftSource
package import Tokens

/// A theme's theme.yaml. Everything in it has a default, so a theme may be no more than a token file.
package struct ThemeConfiguration: Sendable {
  /// A face to publish, found on the machine that builds.
  package struct Font: Sendable {
    package let family: String
    package let weights: [Int]
    package let license: String?
    package let place: Place
  }

  /// How far a token stands from raw values, in the order in which the site shows them.
  package enum Tier: String, CaseIterable, Sendable {
    case semantic, component, primitive
  }

  package var name: String
  package var description: String?
  /// The resolver, or the token files in the order in which they are laid over each other; empty to find them.
  package var tokens: [(path: String, place: Place)] = []
  package var prefix: String
  /// The colour that mock-ups stand on.
  package var canvas: (path: TokenPath, place: Place)?
  /// In the order of the file.
  package var tiers: [(tier: Tier, patterns: [PathGlob])] = []
  package var fonts: [Font] = []
  /// What tokens are called in Swift, in the order of the file.
  package var swiftRules: [SwiftNameRule] = []
  /// Nil to find it from the names.
  package var swiftShape: SwiftShape?
  package var contrast: ContrastPolicy?
  package var profile = TokenProfile.lenient
  /// False when theme.yaml is no YAML, so that nothing can be said about what it lacks.
  package var isReadable = true

  /// The configuration of a theme that has none.
  package init(folder: String) {
    name = folder
    prefix = folder
  }

  init(_ data: DataValue, folder: String, into findings: inout Findings) {
    self.init(folder: folder)
    if case .null = data.content { return }
    let known = [
      "name", "description", "tokens", "prefix", "canvas", "tiers", "fonts", "swift", "swift-shape", "contrast",
      "profile",
    ]
    guard let fields = Fields(data, of: "theme.yaml", known: known, into: &findings) else { return }
    name = fields.text("name", into: &findings) ?? name
    description = fields.text("description", into: &findings)
    tokens = fields.texts("tokens", into: &findings).map { ($0.text, $0.place) }
    prefix = fields.text("prefix", into: &findings) ?? prefix
    if let text = fields.text("canvas", into: &findings), let place = fields["canvas"]?.place {
      // What is no path names no token, which is found out later.
      canvas = (TokenPath(printed: text) ?? TokenPath([text]), place)
    }
    if let tiers = fields["tiers"] { readTiers(tiers, into: &findings) }
    fonts = fields.list("fonts", into: &findings).compactMap { Font($0, into: &findings) }
    if let names = fields["swift"] { readSwiftNames(names, into: &findings) }
    let shapes = SwiftShape.allCases.map(\.rawValue)
    swiftShape = fields.choice("swift-shape", of: shapes, into: &findings).flatMap { SwiftShape(rawValue: $0) }
    let profiles = TokenProfile.allCases.map(\.rawValue)
    profile = fields.choice("profile", of: profiles, into: &findings).flatMap { TokenProfile(rawValue: $0) } ?? .lenient
    contrast = fields["contrast"].flatMap { ContrastPolicy($0, into: &findings) }
  }

  /// The tier of a token, by the first pattern that matches; nil when none does.
  package func tier(of path: TokenPath) -> Tier? {
    tiers.first { $0.patterns.contains { $0.matches(path) } }?.tier
  }

  private mutating func readTiers(_ data: DataValue, into findings: inout Findings) {
    let names = Tier.allCases.map(\.rawValue)
    guard let fields = Fields(data, of: "the map of tiers", known: names, into: &findings) else { return }
    tiers = (data.members ?? []).compactMap { member in
      Tier(rawValue: member.key).map { tier in
        (tier, fields.texts(tier.rawValue, into: &findings).map { PathGlob($0.text) })
      }
    }
  }

  private mutating func readSwiftNames(_ data: DataValue, into findings: inout Findings) {
    guard let members = data.members else {
      findings.report(
        Finding(
          .error, "invalid-configuration", "'swift' is \(data.kind), a map of Swift names by token is needed",
          at: data.place))
      return
    }
    for member in members {
      guard let name = member.value.string, !name.isEmpty, TokenPath(printed: member.key) != nil else {
        findings.report(
          Finding(
            .error, "invalid-configuration", "'\(member.key)' needs a Swift name such as Color.canvas",
            at: member.value.place))
        continue
      }
      swiftRules.append(
        SwiftNameRule(PathGlob(member.key), at: member.keyPlace, SwiftName(name), at: member.value.place))
    }
  }
}

extension ThemeConfiguration.Font {
  fileprivate init?(_ data: DataValue, into findings: inout Findings) {
    guard let fields = Fields(data, of: "a font", known: ["family", "weights", "license"], into: &findings),
      let family = fields.requiredText("family", into: &findings), let place = fields["family"]?.place
    else { return nil }
    self.family = family
    guard fields.required("weights", into: &findings) != nil else { return nil }
    weights = fields.integers("weights", in: 1...1000, into: &findings)
    license = fields.text("license", into: &findings)
    self.place = place
  }
}
