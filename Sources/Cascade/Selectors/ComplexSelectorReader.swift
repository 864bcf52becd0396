/// One complex selector: compounds with combinators between them.
struct ComplexSelectorReader {
  let values: [ComponentValue]
  var index = 0
  var reader: SelectorReader
  var specificity = Specificity()
  var pseudoElement: PseudoElement?
  /// What of the last compound may not be followed by anything.
  var ending: ComponentValue?
  var weight = 0
  /// In the last compound, but for what stands in its parentheses.
  var states: [StateUse] = []

  init(_ values: [ComponentValue], reader: SelectorReader) {
    self.values = values
    self.reader = reader
  }

  var current: ComponentValue? { index < values.count ? values[index] : nil }

  mutating func read(_ position: SelectorReader.Position) throws(PreludeProblem) -> Selector {
    var compounds: [Selector.Compound] = []
    let first = values[0]
    let leading = combinator()
    if leading != nil, position == .plain {
      throw PreludeProblem(text: "'\(first.text)' has nothing on its left, a selector is needed", range: first.range)
    }
    while true {
      compounds.append(Selector.Compound(tests: try compound()))
      let before = current
      let combinator = combinator()
      recordStates(isSubject: combinator == nil && position == .insideHas)
      guard let combinator else { break }
      if let ending {
        throw PreludeProblem(text: "nothing may stand behind '\(ending.text)'", range: before?.range ?? ending.range)
      }
      compounds[compounds.count - 1].combinator = combinator
    }
    switch position {
    case .plain: break
    case .insideHas:
      compounds.insert(.init(tests: [.anchor], combinator: leading ?? .descendant), at: 0)
    case .nested where leading != nil || !reader.usesParents:
      compounds.insert(.init(tests: [nesting()], combinator: leading ?? .descendant), at: 0)
    case .nested: break
    }
    return Selector(
      compounds: compounds.reversed(), pseudoElement: pseudoElement, specificity: specificity, weight: weight)
  }

  private mutating func recordStates(isSubject: Bool) {
    let whole = values[0].range.lowerBound..<values[values.count - 1].range.upperBound
    for var use in states {
      if reader.isInsideHas { use.sought = .init(range: whole, isSubject: isSubject) }
      reader.stateUses.append(use)
      if reader.isInsideHas, !isSubject, use.pseudo.holdsAroundTarget {
        reader.unsupported.append(
          PreludeProblem(
            text: "':\(use.pseudo.rawValue)' inside of ':has()' is drawn for its target only", range: use.range,
            help: "ask for it at the end of the selector in ':has()'"))
      }
    }
    states = []
  }

  /// The combinator here with the white space around it; nil at the end.
  private mutating func combinator() -> Selector.Combinator? {
    let start = index
    skipSpace()
    let found: Selector.Combinator
    switch current?.kind {
    case .delimiter(">"): found = .child
    case .delimiter("+"): found = .nextSibling
    case .delimiter("~"): found = .laterSibling
    default: return index > start && current != nil ? .descendant : nil
    }
    index += 1
    skipSpace()
    return found
  }

  private mutating func skipSpace() {
    while current?.kind == .whitespace { index += 1 }
  }

  private mutating func compound() throws(PreludeProblem) -> [SelectorTest] {
    var tests = try type()
    loop: while let value = current {
      if let ending, !value.isColon {
        if value.kind == .whitespace || value.isCombinator { break }
        throw PreludeProblem(text: "nothing may stand behind '\(ending.text)'", range: value.range)
      }
      switch value.kind {
      case .hash(let name, true):
        index += 1
        specificity.ids += 1
        reader.idUses.append(IDUse(id: name, range: value.range))
        tests.append(.id(name))
      case .hash(let name, false):
        throw PreludeProblem(
          text: "'#\(name)' is no id, '#' and a name is needed", range: value.range,
          help: "write '#\(CSSText.identifier(name))'")
      case .delimiter("."):
        index += 1
        guard case .ident(let name) = current?.kind else {
          throw PreludeProblem(text: "'.' stands alone, a class's name is needed behind it", range: value.range)
        }
        index += 1
        specificity.classes += 1
        tests.append(.class(name))
      case .block(.square, let inner):
        index += 1
        specificity.classes += 1
        var attribute = AttributeTestReader(inner, range: value.range)
        tests.append(.attribute(try attribute.read()))
      case .colon: if let test = try pseudo() { tests.append(test) }
      case .delimiter("&"):
        index += 1
        tests.append(nesting())
      default: break loop
      }
      weight += 1
    }
    guard !tests.isEmpty || ending != nil else { throw nothing() }
    if let current, current.kind != .whitespace, !current.isCombinator { throw nothing() }
    return tests
  }

  private func nothing() -> PreludeProblem {
    guard let current else {
      let last = values[values.count - 1]
      return PreludeProblem(text: "'\(last.text)' has nothing on its right, a selector is needed", range: last.range)
    }
    return PreludeProblem(
      text: "'\(current.text.clipped)' stands where a selector is needed", range: current.range)
  }

  /// What `&` stands for.
  private mutating func nesting() -> SelectorTest {
    reader.usesParents = true
    guard let parents = reader.parents else {
      specificity.classes += 1
      return .never
    }
    specificity += parents.specificity
    weight += parents.weight
    return parents.test
  }

  /// The type at the start of a compound, if it has one; with or without a namespace.
  private mutating func type() throws(PreludeProblem) -> [SelectorTest] {
    guard let start = current else { return [] }
    var isNowhere = false
    if start.kind == .delimiter("|") || index + 1 < values.count && values[index + 1].kind == .delimiter("|") {
      switch start.kind {
      case .delimiter("*"): index += 2
      case .delimiter("|"):
        index += 1
        isNowhere = true
      default:
        throw PreludeProblem(
          text: "'\(start.text)' is no namespace, one that is declared is needed", range: start.range)
      }
      guard let current, current.isType else {
        throw PreludeProblem(text: "'|' has nothing on its right, a type is needed", range: start.range)
      }
    }
    switch current?.kind {
    case .ident(let name):
      index += 1
      weight += 1
      specificity.types += 1
      let type = name.asciiLowercased
      if type == "html" || type == "body" {
        reader.unsupported.append(.outside("'\(name)'", at: start.range))
      }
      return [isNowhere ? .never : .type(type)]
    case .delimiter("*"):
      index += 1
      weight += 1
      return [isNowhere ? .never : .universal]
    default: return []
    }
  }
}

extension ComponentValue {
  fileprivate var isColon: Bool { kind == .colon }
  fileprivate var isCombinator: Bool {
    kind == .delimiter(">") || kind == .delimiter("+") || kind == .delimiter("~")
  }

  fileprivate var isType: Bool {
    if case .ident = kind { true } else { kind == .delimiter("*") }
  }
}
