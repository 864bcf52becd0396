import Diagnostics

/// Component values to declarations and rules (CSS Syntax 3, sections 5.5.1 to 5.5.6).
struct BlockReader {
  enum Kind {
    /// Rules only.
    case styleSheet
    case style
    /// Declarations whose names are not those of properties, such as in `@font-face`.
    case descriptors
  }

  private let file: SourceFile
  private let values: [ComponentValue]
  private let kind: Kind
  private var index = 0
  private(set) var items: [BlockItem] = []
  private(set) var findings: LimitedFindings

  /// - Parameter findings: those before.
  init(_ values: [ComponentValue], _ kind: Kind, of file: SourceFile, _ findings: LimitedFindings) {
    self.findings = findings
    self.file = file
    self.values = values
    self.kind = kind
    while index < self.values.count { readItem() }
  }

  private mutating func readItem() {
    switch values[index].kind {
    case .whitespace: index += 1
    case .commentDelimiter where kind == .styleSheet: index += 1
    case .semicolon where kind != .styleSheet: index += 1
    case .atKeyword(let name): readAtRule(name.lowercased())
    default: if kind == .styleSheet || !readDeclaration() { readRule() }
    }
  }

  private mutating func readAtRule(_ name: String) {
    let start = index
    index += 1
    let (prelude, block) = readPrelude(endsAtSemicolon: true)
    let end = prelude.trimmed.last?.range.upperBound ?? values[start].range.upperBound
    items.append(
      .atRule(.init(name: name, prelude: prelude.trimmed, block: block, range: values[start].range.lowerBound..<end)))
  }

  private mutating func readRule() {
    let start = index
    let (prelude, block) = readPrelude(endsAtSemicolon: kind != .styleSheet)
    let trimmed = prelude.trimmed
    let range = values[start].range.lowerBound..<(trimmed.last?.range.upperBound ?? values[start].range.upperBound)
    if let block {
      if let problem = problem(ofRule: trimmed) {
        report(problem, at: range)
      } else {
        items.append(.rule(prelude: trimmed, block: block, range: range))
      }
    } else if trimmed.holdsStrayBracket {
      return
    } else if kind == .styleSheet {
      report("'\(trimmed.text.clipped)' is no rule, '{' is needed behind it", at: range)
    } else {
      report(problem(ofDeclaration: trimmed), at: range)
    }
  }

  /// What stands before a block or the end of a statement.
  private mutating func readPrelude(endsAtSemicolon: Bool) -> ([ComponentValue], block: [ComponentValue]?) {
    let start = index
    while index < values.count {
      if case .block(.curly, let block) = values[index].kind {
        index += 1
        return (Array(values[start..<index - 1]), block)
      }
      index += 1
      if endsAtSemicolon, values[index - 1].kind == .semicolon { return (Array(values[start..<index - 1]), nil) }
    }
    return (Array(values[start...]), nil)
  }

  /// False, without a step, where none stands here.
  private mutating func readDeclaration() -> Bool {
    guard case .ident(let name) = values[index].kind else { return false }
    var colon = index + 1
    while colon < values.count, values[colon].kind == .whitespace { colon += 1 }
    guard colon < values.count, values[colon].kind == .colon else { return false }
    let isCustom = name.hasPrefix("--")
    var end = colon + 1
    while end < values.count, values[end].kind != .semicolon {
      // A block is all of a value, or what stands here is the selector of a nested rule.
      if !isCustom, values[end].isBlock(.curly), values[(colon + 1)..<end].contains(where: { $0.kind != .whitespace }) {
        return false
      }
      end += 1
    }
    var value = Array(values[(colon + 1)..<end]).trimmed
    if !isCustom, value.count > 1, value[0].isBlock(.curly) { return false }
    let place = file.place(values[index].range)
    let valueStart = value.first?.range.lowerBound ?? values[colon].range.upperBound
    let isImportant = value.removeImportant()
    let valuePlace = file.place(valueStart..<(value.last?.range.upperBound ?? valueStart))
    index = min(end + 1, values.count)
    let declaration = Declaration(
      property: isCustom ? name : name.asciiLowercased, value: value, isImportant: isImportant, place: place,
      valuePlace: valuePlace)
    let check = DeclarationCheck(declaration, checksName: kind == .style, in: file, findings)
    if check.isValid { items.append(.declaration(declaration)) }
    findings = check.findings
    return true
  }

  private mutating func report(_ text: String, at range: Range<Int>) {
    findings.report(.error, "invalid-css", text, at: file.place(range))
  }
}

extension BlockReader {
  /// A declaration that a block follows because its own end is missing.
  private func problem(ofRule prelude: [ComponentValue]) -> String? {
    guard case .ident(let name) = prelude.first?.kind, let colon = prelude.firstIndex(where: { $0.kind == .colon }),
      prelude[1..<colon].allSatisfy({ $0.kind == .whitespace }), PropertyNames.contains(name.lowercased()),
      colon > 1 || colon + 1 < prelude.count && prelude[colon + 1].kind == .whitespace
    else { return nil }
    return "'{' stands in the value of '\(name)', ';' or '}' is needed before it"
  }

  private func problem(ofDeclaration values: [ComponentValue]) -> String {
    guard case .ident(let name) = values.first?.kind else {
      return "'\(values.text.clipped)' is no declaration, a property's name is needed"
    }
    return values.count == 1
      ? "'\(name)' is no declaration, ':' and a value are needed behind it"
      : "'\(values.text.clipped)' is no declaration, ':' is needed behind '\(name)'"
  }
}
