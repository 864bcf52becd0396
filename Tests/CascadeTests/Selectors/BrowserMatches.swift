import Foundation
import Testing

/// Which elements of a mock-up match the selector of a rule in Chromium 156, in the scope that the site puts around it. What
/// stands outside of a mock-up, and what Chromium lacks of Selectors 4, is left out.
struct BrowserMatches: Sendable {
  struct Case: Sendable, CustomTestStringConvertible {
    let html: String
    let selector: String
    /// In tree order.
    let elements: [Int]

    var testDescription: String { selector }
  }

  let html: String
  /// A line each: the selector, an arrow, the numbers of the elements.
  let table: String

  var cases: [Case] {
    table.split(separator: "\n").compactMap { line in
      guard let arrow = line.range(of: " →") else { return nil }
      return Case(
        html: html, selector: String(line[..<arrow.lowerBound]),
        elements: line[arrow.upperBound...].split(separator: " ").compactMap { Int($0) })
    }
  }
}
