package import Cascade

/// A pair that mock-ups paint and of which nothing is required.
package struct ExemptPart: Sendable {
  package let pair: ContrastPair
  package let exemption: PaintedPart.Exemption
  package internal(set) var uses: [PairUse]

  package var reason: String { exemption.reason }
}

extension PaintedPart.Exemption {
  package var reason: String {
    switch self {
    case .disabled: "part of an inactive control"
    case .declared(let reason): reason
    }
  }
}
