/// A span of time (DTCG Format 2025.10, section 8.5).
package struct Duration: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    case ms, s
  }

  package let value: Double
  package let unit: Unit

  package init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  package var milliseconds: Double { unit == .s ? value * 1000 : value }
}
