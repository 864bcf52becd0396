/// What the cascade lets win for an element (CSS Cascade 5, section 6).
struct CascadedValues: Sendable {
  /// By property; nil where nothing is declared.
  var claims: [Claim?] = Array(repeating: nil, count: Property.allCases.count)
  /// By name.
  var customs: [String: [ComponentValue]] = [:]
  var doubts: [ComputedStyle.Doubt] = []
}
