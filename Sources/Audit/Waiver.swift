package import DataFiles
package import Diagnostics
package import Tokens

/// An accepted failure: an entry of contrast.waivers.yaml. It has a reason, an owner and an end, and a ratio that it must not fall
/// below.
package struct Waiver: Hashable, Sendable {
  package let foreground: TokenPath
  package let background: TokenPath
  package let requirement: Requirement
  /// A context that it is limited to.
  package struct Limit: Hashable, Sendable {
    package let choice: Mode.Choice
    package let place: Place
  }

  /// Empty for all modes.
  package let limits: [Limit]
  /// In hundredths: 193 is 1.93:1.
  package let minimumHundredths: Int
  package let reason: String
  package let owner: String
  package let expires: CalendarDate
  package let place: Place
  package let minimumPlace: Place
  package let expiresPlace: Place

  /// Reads a contrast.waivers.yaml: a list of waivers. An entry that lacks something is a finding and waives nothing.
  package static func read(_ file: DataValue, into findings: inout Findings) -> [Waiver] {
    if case .null = file.content { return [] }
    guard let items = file.array else {
      findings.report(
        Finding(.error, "invalid-configuration", "\(file.kind) where a list of waivers is needed", at: file.place))
      return []
    }
    return items.compactMap { Waiver($0, into: &findings) }
  }

  private init?(_ data: DataValue, into findings: inout Findings) {
    let known = ["foreground", "background", "requirement", "modes", "minimum", "reason", "owner", "expires"]
    guard let fields = Fields(data, of: "a waiver", known: known, into: &findings) else { return nil }
    let foreground = Waiver.path("foreground", fields, into: &findings)
    let background = Waiver.path("background", fields, into: &findings)
    _ = fields.required("requirement", into: &findings)
    let kinds = Requirement.allCases.map(\.rawValue)
    let requirement = fields.choice("requirement", of: kinds, into: &findings).flatMap { Requirement(rawValue: $0) }
    _ = fields.required("minimum", into: &findings)
    let minimum = fields.number("minimum", in: 1...21, into: &findings)
    let reason = fields.requiredText("reason", into: &findings)
    let owner = fields.requiredText("owner", into: &findings)
    let expiry = fields.requiredText("expires", into: &findings)
    let expires = expiry.flatMap { CalendarDate($0) }
    if let expiry, expires == nil, let place = fields["expires"]?.place {
      findings.report(
        Finding(.error, "invalid-configuration", "'\(expiry)' where a day such as 2027-06-30 is needed", at: place))
    }
    // A waiver whose limits cannot be read must not accept more than its author meant.
    let limits = Waiver.limits(fields, into: &findings)
    guard let foreground, let background, let requirement, let minimum, let reason, let owner, let expires, let limits,
      let minimumPlace = fields["minimum"]?.place, let expiresPlace = fields["expires"]?.place
    else { return nil }
    self.foreground = foreground
    self.background = background
    self.requirement = requirement
    self.reason = reason
    self.owner = owner
    self.expires = expires
    self.limits = limits
    minimumHundredths = Int((minimum * 100).rounded())
    place = data.place
    self.minimumPlace = minimumPlace
    self.expiresPlace = expiresPlace
  }

  private static func path(_ key: String, _ fields: Fields, into findings: inout Findings) -> TokenPath? {
    guard let text = fields.requiredText(key, into: &findings) else { return nil }
    let path = TokenPath(printed: text)
    if path == nil, let place = fields[key]?.place {
      findings.report(
        Finding(
          .error, "invalid-configuration", "'\(text)' where the path of one token is needed", at: place,
          help: "write it as color.text.primary"))
    }
    return path
  }

  /// Nil, after a finding, when `modes` is there but is no map of texts.
  private static func limits(_ fields: Fields, into findings: inout Findings) -> [Limit]? {
    guard let modes = fields["modes"] else { return [] }
    let wrong = { (data: DataValue) in
      Finding(
        .error, "invalid-configuration", "\(data.kind) where 'modes' needs contexts by modifier", at: data.place,
        help: "write {modifier: context}, or leave 'modes' out for every mode")
    }
    guard let members = modes.members, !members.isEmpty else {
      findings.report(wrong(modes))
      return nil
    }
    var limits: [Limit] = []
    for member in members {
      guard let context = member.value.string else {
        findings.report(wrong(member.value))
        continue
      }
      limits.append(
        Limit(
          choice: Mode.Choice(modifier: member.key, context: context),
          place: member.keyPlace.through(member.value.place)))
    }
    return limits.count == members.count ? limits : nil
  }

  /// The contexts that it is limited to; empty for all modes.
  package var choices: [Mode.Choice] { limits.map(\.choice) }

  package func covers(_ mode: Mode) -> Bool {
    choices.allSatisfy { mode[$0.modifier] == $0.context }
  }

  /// What is said of a waiver in a theme that declares no contrast at all.
  package var isIdle: Finding {
    unused("theme.yaml declares no contrast pairs", help: "declare them under 'contrast', or remove it")
  }

  func unused(_ why: String, help: String) -> Finding {
    Finding(.warning, "waiver-unused", "the waiver for \(name) accepts nothing: \(why)", at: place, help: help)
  }

  var name: String { "'\(foreground)' on '\(background)'" }

  package func isExpired(on day: CalendarDate) -> Bool { expires < day }
}
