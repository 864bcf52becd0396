import Diagnostics

/// Pseudo-classes and pseudo-elements.
extension ComplexSelectorReader {
  /// Nil for a pseudo-element, which is no test of an element.
  mutating func pseudo() throws(PreludeProblem) -> SelectorTest? {
    let colon = values[index]
    index += 1
    let isElement = current?.kind == .colon
    if isElement { index += 1 }
    guard let value = current else { throw nameless(colon) }
    index += 1
    switch value.kind {
    case .ident(let name) where isElement || Self.legacyElements.contains(name.asciiLowercased):
      return try element(name.asciiLowercased, value, colon)
    case .function(let name, _) where isElement: return try element(name, value, colon)
    case .ident(let name):
      specificity.classes += 1
      if let never = behindElement(value, colon) { return never }
      return try plainClass(name.asciiLowercased, value, colon)
    case .function(let name, let arguments):
      if let never = behindElement(value, colon) { return never }
      return try function(name, arguments, value, colon)
    default: throw nameless(colon)
    }
  }

  private static let legacyElements: Set<String> = ["before", "after", "first-line", "first-letter"]

  private func nameless(_ colon: ComponentValue) -> PreludeProblem {
    PreludeProblem(text: "':' stands alone, a pseudo-class's name is needed behind it", range: colon.range)
  }

  private func place(_ value: ComponentValue, _ colon: ComponentValue) -> Range<Int> {
    colon.range.lowerBound..<value.range.upperBound
  }

  private mutating func element(_ name: String, _ value: ComponentValue, _ colon: ComponentValue)
    throws(PreludeProblem) -> SelectorTest?
  {
    specificity.types += 1
    let isSecond = ending != nil
    ending = value
    if let known = PseudoElement(rawValue: name), !isSecond, case .ident = value.kind {
      pseudoElement = known
      return nil
    }
    guard isSecond || name.hasPrefix("-") || PseudoNames.otherElements.contains(name) else {
      throw PreludeProblem(
        text: "'::\(name)' is no pseudo-element", range: place(value, colon),
        help: NearestName.of(name, in: PseudoNames.elements).map { "did you mean '::\($0)'?" })
    }
    reader.unsupported.append(
      PreludeProblem(text: "what '::\(name)' paints is not audited", range: place(value, colon)))
    return .never
  }

  /// A state of a pseudo-element is not the state of its element.
  private mutating func behindElement(_ value: ComponentValue, _ colon: ComponentValue) -> SelectorTest? {
    guard let ending else { return nil }
    reader.unsupported.append(
      PreludeProblem(
        text: "':\(value.text.clipped)' behind '::\(ending.text)' is not followed", range: place(value, colon)))
    return .never
  }

  private mutating func plainClass(_ name: String, _ value: ComponentValue, _ colon: ComponentValue)
    throws(PreludeProblem) -> SelectorTest
  {
    if let state = StatePseudoClass(rawValue: name) {
      states.append(StateUse(pseudo: state, range: place(value, colon)))
      return .state(state)
    }
    if let form = FormPseudoClass(rawValue: name) { return .form(form) }
    switch name {
    case "first-child": return .nth(ChildPosition(step: 0, offset: 1))
    case "last-child": return .nth(ChildPosition(step: 0, offset: 1, isFromEnd: true))
    case "first-of-type": return .nth(ChildPosition(step: 0, offset: 1, isOfType: true))
    case "last-of-type": return .nth(ChildPosition(step: 0, offset: 1, isFromEnd: true, isOfType: true))
    case "only-child": return .only(isOfType: false)
    case "only-of-type": return .only(isOfType: true)
    case "empty": return .empty
    case "link", "any-link", "-webkit-any-link": return .link
    case "defined": return .defined
    case "visited", "target", "target-within", "current", "past", "future", "local-link": return .never
    case "root", "scope", "host":
      reader.unsupported.append(.outside("':\(name)'", at: place(value, colon)))
      return .never
    case _ where name.hasPrefix("-") || PseudoNames.otherClasses.contains(name):
      report("':\(name)' is not followed", value, colon)
      return .never
    default:
      throw PreludeProblem(
        text: "':\(name)' is no pseudo-class", range: place(value, colon),
        help: PseudoNames.functions.contains(name)
          ? "write ':\(name)()' with what it asks for"
          : NearestName.of(name, in: PseudoNames.classes).map { "did you mean ':\($0)'?" })
    }
  }

  private mutating func report(_ text: String, _ value: ComponentValue, _ colon: ComponentValue) {
    reader.unsupported.append(PreludeProblem(text: text, range: place(value, colon)))
  }

  private mutating func function(
    _ name: String, _ arguments: [ComponentValue], _ value: ComponentValue, _ colon: ComponentValue
  ) throws(PreludeProblem) -> SelectorTest {
    switch name {
    case "is", "where":
      let selectors = reader.forgivingList(arguments, within: value.range)
      return .any(count(selectors, isSpecific: name == "is"))
    case "not": return .not(count(try elements(arguments, .plain, value)))
    case "has":
      if reader.isInsideHas {
        throw PreludeProblem(text: "':has()' stands in another, which must not be", range: place(value, colon))
      }
      reader.isInsideHas = true
      defer { reader.isInsideHas = false }
      return .has(count(try elements(arguments, .insideHas, value)))
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      specificity.classes += 1
      return .nth(try position(name, arguments, value))
    case "lang":
      specificity.classes += 1
      return .language(try languages(arguments, value))
    case "dir":
      specificity.classes += 1
      guard case .ident(let direction) = arguments.trimmed.first?.kind, arguments.trimmed.count == 1 else {
        throw PreludeProblem(text: "':dir()' needs 'ltr' or 'rtl'", range: value.range)
      }
      let lowercased = direction.lowercased()
      return lowercased == "ltr" || lowercased == "rtl" ? .direction(isLeftToRight: lowercased == "ltr") : .never
    case _ where name.hasPrefix("-") || PseudoNames.otherFunctions.contains(name):
      specificity.classes += 1
      report("':\(name)()' is not followed", value, colon)
      return .never
    default:
      throw PreludeProblem(
        text: "':\(name)()' is no pseudo-class", range: place(value, colon),
        help: NearestName.of(name, in: PseudoNames.functions).map { "did you mean ':\($0)()'?" })
    }
  }

  /// Selectors of elements alone.
  private mutating func elements(
    _ arguments: [ComponentValue], _ position: SelectorReader.Position, _ value: ComponentValue
  ) throws(PreludeProblem) -> [Selector] {
    let selectors = try reader.list(arguments, position, within: value.range)
    if let pseudoElement = selectors.compactMap(\.pseudoElement).first {
      throw PreludeProblem(
        text: "'::\(pseudoElement.rawValue)' stands in a pseudo-class, where no pseudo-element may", range: value.range)
    }
    return selectors
  }

  private mutating func count(_ selectors: [Selector], isSpecific: Bool = true) -> [Selector] {
    if isSpecific, let greatest = selectors.map(\.specificity).max() { specificity += greatest }
    weight += selectors.reduce(0) { $0 + $1.weight }
    return selectors.filter { $0.pseudoElement == nil }
  }

  private mutating func position(_ name: String, _ arguments: [ComponentValue], _ value: ComponentValue)
    throws(PreludeProblem) -> ChildPosition
  {
    let isOfType = name.hasSuffix("of-type")
    let split = isOfType ? nil : arguments.firstIndex { $0.kind.isIdent("of") }
    let formula = Array(arguments[..<(split ?? arguments.count)])
    guard let (step, offset) = NthFormula.read(formula, of: reader.bytes) else {
      throw PreludeProblem(
        text: "'\(formula.trimmed.text.clipped)' is no An+B, such as 'odd', '3' or '2n + 1' is needed",
        range: value.range)
    }
    var position = ChildPosition(
      step: step, offset: offset, isFromEnd: name.hasPrefix("nth-last"), isOfType: isOfType)
    if let split {
      position.of = count(try elements(Array(arguments[(split + 1)...]), .plain, value))
    }
    return position
  }

  private func languages(_ arguments: [ComponentValue], _ value: ComponentValue) throws(PreludeProblem) -> [String] {
    var languages: [String] = []
    for part in arguments.split(at: .comma) {
      switch part.trimmed.first?.kind {
      case .ident(let range) where part.trimmed.count == 1: languages.append(range)
      case .string(let range) where part.trimmed.count == 1: languages.append(range)
      default: throw PreludeProblem(text: "':lang()' needs languages such as 'de'", range: value.range)
      }
    }
    return languages
  }
}
