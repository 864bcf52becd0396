package import Cascade

/// A pair that mock-ups paint and of which nothing is required.
package struct ExemptPart: Sendable {
  package let pair: ContrastPair
  package let reason: String
  package internal(set) var uses: [PairUse]
}

extension PaintedPart.Exemption {
  package var reason: String {
    switch self {
    case .disabled: "part of an inactive control"
    case .declared(let reason): reason
    }
  }
}
