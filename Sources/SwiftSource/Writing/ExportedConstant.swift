/// A constant as the export declares it.
struct ExportedConstant {
  let name: String
  /// Nil where the expression says it.
  let type: String?
  let expression: SwiftExpression
  /// The lines of its documentation.
  var documentation: [String] = []
  /// With the reason, which may be empty; nil for what is not deprecated.
  var deprecation: String?
  /// What a group of others precedes, from which an empty line parts it.
  var beginsGroup = false
  var storage = Storage.constant

  enum Storage {
    case constant
    /// A constant of the main actor alone.
    case isolated
    /// Made anew each time.
    case computed
  }

  /// - Parameters:
  ///   - access: with the space behind it; empty for the access that what stands around gives.
  ///   - keyword: `static `, or empty at the top of a file.
  func lines(access: String, keyword: String = "static ") -> [String] {
    let notes = expression.notes.isEmpty ? "" : " // " + expression.notes.joined(separator: ", ")
    let name = SwiftIdentifier.escaped(name)
    let annotation = type.map { ": \($0)" } ?? ""
    let line =
      switch storage {
      case .constant: "\(access)\(keyword)let \(name)\(annotation) = \(expression.code)"
      case .isolated: "@MainActor \(access)\(keyword)let \(name)\(annotation) = \(expression.code)"
      case .computed: "\(access)\(keyword)var \(name): LinearGradient { \(expression.code) }"
      }
    return attributes + [line + notes]
  }

  /// What stands above it.
  var attributes: [String] {
    var lines = SwiftBlock.documentation(documentation)
    if let deprecation {
      let message = deprecation.isEmpty ? "" : ", message: \(SwiftLiteral.text(deprecation))"
      lines.append("@available(*, deprecated\(message))")
    }
    return lines
  }
}
