import DataFiles
package import Diagnostics

/// Colours of which a policy says that nothing is required, and by which exception of WCAG 2.2, 1.4.3 and 1.4.11.
package struct Exemption: Sendable {
  package enum Ground: String, CaseIterable, Hashable, Sendable {
    /// Part of a control that cannot be used now.
    case disabled
    /// Says nothing and could be left out.
    case decorative
    /// Text that is part of a logo or brand name.
    case logotype
  }

  package let ground: Ground
  package let foregrounds: [ContrastPolicy.Pattern]
  /// Empty for every background.
  package let backgrounds: [ContrastPolicy.Pattern]
  package let reason: String
  package let place: Place

  /// An entry of `exempt`. One that lacks something is a finding and exempts nothing.
  init?(_ data: DataValue, into findings: inout Findings) {
    let known = ["ground", "foreground", "background", "reason"]
    guard let fields = Fields(data, of: "an exemption", known: known, into: &findings) else { return nil }
    _ = fields.required("ground", into: &findings)
    let grounds = Ground.allCases.map(\.rawValue)
    let ground = fields.choice("ground", of: grounds, into: &findings).flatMap { Ground(rawValue: $0) }
    _ = fields.required("foreground", into: &findings)
    foregrounds = ContrastPolicy.Pattern.list("foreground", fields, into: &findings)
    backgrounds = ContrastPolicy.Pattern.list("background", fields, into: &findings)
    let reason = fields.requiredText("reason", into: &findings)
    guard let ground, let reason, !foregrounds.isEmpty else { return nil }
    self.ground = ground
    self.reason = reason
    place = data.place
  }
}
