import Diagnostics

/// Component values to media queries (Media Queries 5, section 3). A query that is invalid holds nowhere, and is reported.
struct MediaQueryReader {
  private let values: [ComponentValue]
  private var index = 0

  static func read(_ values: [ComponentValue], within range: Range<Int>, into problems: inout [PreludeProblem])
    -> MediaCondition
  {
    guard !values.trimmed.isEmpty else { return .constant(.yes) }
    var queries: [MediaCondition] = []
    for part in values.split(at: .comma) {
      var reader = MediaQueryReader(part.trimmed)
      do {
        queries.append(try reader.query(within: range))
      } catch {
        problems.append(error)
        queries.append(.constant(.no))
      }
    }
    return queries.count == 1 ? queries[0] : .any(queries)
  }

  private init(_ values: [ComponentValue]) {
    self.values = values.words
  }

  private mutating func query(within range: Range<Int>) throws(PreludeProblem) -> MediaCondition {
    guard let first = values.first else {
      throw PreludeProblem(text: "nothing stands where a media query is needed", range: range)
    }
    let result = first.kind.isIdent("not") && !isIdent(at: 1) || !isIdent(at: 0) ? try condition() : try typed()
    if index < values.count {
      throw PreludeProblem(
        text: "'\(values[index].text.clipped)' stands behind a media query, ',' or 'and' is needed before it",
        range: values[index].range)
    }
    return result
  }

  private func isIdent(at index: Int) -> Bool {
    guard index < values.count, case .ident = values[index].kind else { return false }
    return true
  }

  /// `not screen and (…)`
  private mutating func typed() throws(PreludeProblem) -> MediaCondition {
    let isNegated = accept("not")
    if !isNegated { _ = accept("only") }
    guard index < values.count, case .ident(let name) = values[index].kind,
      !["and", "or", "not", "only", "layer"].contains(name.lowercased())
    else { throw problem("a type of media is needed, such as 'screen'") }
    let type: MediaCondition
    switch name.lowercased() {
    case "all", "screen": type = .constant(.yes)
    case "print", "speech", "tty", "tv", "projection", "handheld", "braille", "embossed", "aural":
      type = .constant(.no)
    default:
      throw PreludeProblem(
        text: "'\(name)' is no type of media", range: values[index].range,
        help: NearestName.help(name, in: ["all", "screen", "print"]))
    }
    index += 1
    var parts = [type]
    while accept("and") { parts.append(try inParentheses(allowsNot: parts.count == 1)) }
    return isNegated ? .not(.all(parts)) : .all(parts)
  }

  private mutating func condition() throws(PreludeProblem) -> MediaCondition {
    if accept("not") { return .not(try inParentheses()) }
    var parts = [try inParentheses()]
    if accept("and") {
      repeat { parts.append(try inParentheses()) } while accept("and")
      return .all(parts)
    }
    while accept("or") { parts.append(try inParentheses()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func inParentheses(allowsNot: Bool = false) throws(PreludeProblem) -> MediaCondition {
    if allowsNot, accept("not") { return .not(try inParentheses()) }
    guard index < values.count else { throw problem("'(' and a feature are needed at the end") }
    let value = values[index]
    switch value.kind {
    case .block(.round, let inner):
      index += 1
      let inner = inner.trimmed
      if inner.first?.kind.isIdent("not") == true || inner.first?.isBlock(.round) == true {
        var reader = MediaQueryReader(inner)
        let result = try reader.condition()
        guard reader.index == reader.values.count else { throw reader.problem("'and' or 'or' is needed") }
        return result
      }
      var feature = MediaFeatureReader(inner, range: value.range)
      return try feature.read()
    case .function:
      index += 1
      return .constant(.unknown)
    default: throw problem("'(' and a feature are needed")
    }
  }

  private mutating func accept(_ word: String) -> Bool {
    guard index < values.count, values[index].kind.isIdent(word) else { return false }
    index += 1
    return true
  }

  private func problem(_ need: String) -> PreludeProblem {
    let value = values[min(index, values.count - 1)]
    return PreludeProblem(text: "'\(value.text.clipped)' stands in a media query, \(need)", range: value.range)
  }
}
