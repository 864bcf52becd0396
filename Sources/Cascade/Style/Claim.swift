import Diagnostics

/// What a declaration says of one longhand.
struct Claim: Sendable {
  /// The keywords that every property takes (CSS Cascade 5, section 7.3).
  enum Default: String, Sendable {
    case inherit, initial, unset, revert
    case revertLayer = "revert-layer"
  }

  enum Value: Sendable {
    case values([ComponentValue])
    case standard(Default)
    /// A longhand or shorthand in which custom properties of the component must be replaced before it can be read.
    case pending(String, [ComponentValue])
    /// A clause that says why it cannot be followed.
    case unknown(String)
  }

  let property: Property
  let value: Value
  /// Of the value; nil in the user agent's sheet.
  let place: Place?
}

extension [ComponentValue] {
  /// The keyword that every property takes; nil for anything else.
  var standard: Claim.Default? { keyword.flatMap(Claim.Default.init) }
}
