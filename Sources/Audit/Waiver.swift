package import DataFiles
package import Diagnostics
package import Tokens

/// An accepted failure: an entry of contrast.waivers.yaml. It has a reason, an owner and an end, and a ratio that it must not fall
/// below.
package struct Waiver: Hashable, Sendable {
  package let foreground: TokenPath
  package let background: TokenPath
  package let requirement: Requirement
  /// The contexts that it is limited to; empty for all modes.
  package let choices: [Mode.Choice]
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
    guard let foreground, let background, let requirement, let minimum, let reason, let owner, let expires,
      let minimumPlace = fields["minimum"]?.place, let expiresPlace = fields["expires"]?.place
    else { return nil }
    self.foreground = foreground
    self.background = background
    self.requirement = requirement
    self.reason = reason
    self.owner = owner
    self.expires = expires
    choices = (fields["modes"]?.members ?? []).compactMap { member in
      member.value.string.map { Mode.Choice(modifier: member.key, context: $0) }
    }
    minimumHundredths = Int((minimum * 100).rounded())
    place = data.place
    self.minimumPlace = minimumPlace
    self.expiresPlace = expiresPlace
  }

  private static func path(_ key: String, _ fields: Fields, into findings: inout Findings) -> TokenPath? {
    fields.requiredText(key, into: &findings).flatMap { TokenPath(printed: $0) }
  }

  package func covers(_ mode: Mode) -> Bool {
    choices.allSatisfy { mode[$0.modifier] == $0.context }
  }

  package func isExpired(on day: CalendarDate) -> Bool { expires < day }
}
