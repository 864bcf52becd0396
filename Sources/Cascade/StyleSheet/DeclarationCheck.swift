import Diagnostics

/// What makes a declaration none, whatever its property takes.
struct DeclarationCheck {
  private let declaration: Declaration
  private let file: SourceFile
  private(set) var findings: LimitedFindings
  private(set) var isValid = true

  /// - Parameter findings: those before.
  init(_ declaration: Declaration, checksName: Bool, in file: SourceFile, _ findings: LimitedFindings) {
    self.declaration = declaration
    self.file = file
    self.findings = findings
    checkValue()
    if checksName { checkName() }
  }

  private var isCustom: Bool { declaration.property.hasPrefix("--") }

  private mutating func checkName() {
    let name = declaration.property
    guard !name.hasPrefix("-"), !PropertyNames.contains(name) else { return }
    report("'\(name)' is no property", at: declaration.place, help: NearestName.help(name, in: PropertyNames.sorted))
  }

  private mutating func checkValue() {
    let values = declaration.value
    if values.isEmpty, !isCustom {
      report("'\(declaration.property)' has no value", at: declaration.place)
    }
    for (index, value) in values.enumerated() where isValid {
      switch value.kind {
      // Reported by who read them.
      case .badString, .badURL, .closing: isValid = false
      case .delimiter("!"):
        report(
          "'\(Array(values[index...]).text.clipped)' stands in the value of '\(declaration.property)', only '!important' may stand there",
          at: file.place(value.range.lowerBound..<value.range.upperBound))
      case .colon where !isCustom && !declaration.property.hasSuffix("filter"):
        let next = values[..<index].last { $0.kind != .whitespace } ?? value
        report(
          "':' stands in the value of '\(declaration.property)', ';' is needed before '\(next.text.clipped)'",
          at: file.place(next.range))
      case .block(.curly, _) where !isCustom:
        report(
          "a block is no value of '\(declaration.property)'",
          at: file.place(value.range.lowerBound..<value.range.lowerBound + 1))
      case .atKeyword where !isCustom:
        report(
          "'\(value.text.clipped)' stands in the value of '\(declaration.property)', ';' is needed before it",
          at: file.place(value.range))
      default: break
      }
    }
  }

  private mutating func report(
    _ text: String, at place: Place, help: @autoclosure () -> String? = nil
  ) {
    isValid = false
    findings.report(.error, "invalid-css", text, at: place, help: help())
  }
}
