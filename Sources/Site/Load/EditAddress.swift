import Markup

/// Where the source of a document is edited: `https://github.com/acme/design/edit/main/{path}`.
package struct EditAddress: Sendable {
  private let before: Substring
  private let after: Substring

  /// Nil for an address without `{path}`, and for one that is not on the web.
  init?(_ template: String) {
    guard let place = template.firstRange(of: "{path}"), WebAddress(template) != nil else { return nil }
    before = template[..<place.lowerBound]
    after = template[place.upperBound...]
  }

  /// - Parameter path: of a file of the project.
  func address(of path: String) -> Href? {
    Href("\(before)\(path)\(after)")
  }
}
