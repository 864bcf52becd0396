import Diagnostics
import Tokens

/// The tokens of a theme by their values, to name the one that should stand where a value is written out.
struct LiteralTokens {
  /// A custom property, with what it says in some modes.
  private struct Entry {
    let property: String
    /// True for the size or spacing of a text style, which are none of anything else.
    let isOfType: Bool
    let token: Int
    let words: Set<String>
    let measure: LiteralMeasure
    let text: String
    /// Where it does not say so in all: the first that does.
    let mode: String?
  }

  struct Match {
    let property: String
    /// The token's value.
    let text: String
    let mode: String?
    let isSame: Bool
    /// True where it is the value with the other sign.
    let isNegated: Bool
    /// Others with the same value, the nearest first.
    let others: [String]
  }

  private let graph: TokenGraph
  private var entries: [Literal.Kind: [Entry]] = [:]

  init(_ graph: TokenGraph, prefix: String) {
    self.graph = graph
    for (index, token) in graph.tokens.enumerated() {
      add(token, index, CSSName.property(token.path, prefix: prefix))
    }
  }

  private mutating func add(_ token: TokenGraph.Token, _ index: Int, _ name: String) {
    var seen: Set<String> = []
    var last: ResolvedToken?
    let isAlike = Set(token.byMode.compactMap { $0?.value }).count == 1
    for (mode, resolved) in token.byMode.enumerated() {
      guard let resolved, resolved !== last else { continue }
      last = resolved
      for part in resolved.value.declarations.parts {
        guard seen.insert("\(part.suffix) \(part.text)").inserted else { continue }
        let values = ComponentValue.parse(part.text)
        for kind in LiteralTokens.kinds(of: token.type, part.suffix) {
          guard let measure = LiteralMeasure(values, as: kind) else { continue }
          entries[kind, default: []].append(
            Entry(
              property: name + part.suffix, isOfType: token.type == .typography && kind == .length, token: index,
              words: LiteralTokens.words(name + part.suffix),
              measure: measure,
              text: part.text, mode: isAlike ? nil : graph.modes[mode].description))
        }
      }
    }
  }

  private static func kinds(of type: TokenType, _ suffix: String) -> [Literal.Kind] {
    switch (type, suffix) {
    case (.color, ""), (.border, "-color"): [.color]
    case (.dimension, ""), (.border, "-width"), (.typography, "-font-size"), (.typography, "-letter-spacing"): [.length]
    case (.fontFamily, ""), (.typography, "-font-family"): [.fontFamily]
    case (.fontWeight, ""), (.typography, "-font-weight"): [.fontWeight]
    case (.number, ""), (.typography, "-line-height"): [.lineHeight]
    case (.duration, ""), (.transition, "-duration"): [.duration]
    case (.cubicBezier, ""), (.transition, "-timing-function"): [.easing]
    case (.shadow, ""): [.shadow]
    case (.typography, ""): [.typography]
    default: []
    }
  }

  func hasAny(_ kind: Literal.Kind) -> Bool { entries[kind] != nil }

  /// The token with this value, or else the one with the nearest.
  func match(_ literal: Literal, component: String) -> Match? {
    guard let measure = LiteralMeasure(literal.values, as: literal.kind), let entries = entries[literal.kind] else {
      return nil
    }
    if case .number(let number) = measure, number < 0 {
      return match(.number(-number), literal, component, entries, isNegated: true)
    }
    return match(measure, literal, component, entries, isNegated: false)
  }

  private func match(
    _ measure: LiteralMeasure, _ literal: Literal, _ component: String, _ entries: [Entry], isNegated: Bool
  ) -> Match? {
    let isOfType = LiteralFinder.typeSizes.contains(literal.property)
    let measured = entries.compactMap { entry in
      entry.isOfType && !isOfType ? nil : measure.distance(to: entry.measure).map { (entry, $0) }
    }
    let wanted = LiteralTokens.words(literal.property)
    func rank(_ entry: Entry) -> (Int, Int, Int, Int) {
      (tier(entry, component), entry.mode == nil ? 0 : 1, -entry.words.intersection(wanted).count, entry.token)
    }
    let same = measured.filter { measure.isSame(at: $0.1) }.map(\.0).sorted { rank($0) < rank($1) }
    if let first = same.first {
      var seen: Set = [first.property]
      return Match(
        property: first.property, text: first.text, mode: first.mode, isSame: true, isNegated: isNegated,
        others: same.map(\.property).filter { seen.insert($0).inserted })
    }
    // Nothing is near to zero.
    return measured.filter { !$0.0.measure.isZero }.min { a, b in a.1 != b.1 ? a.1 < b.1 : rank(a.0) < rank(b.0) }.map {
      entry, _ in
      Match(
        property: entry.property, text: entry.text, mode: entry.mode, isSame: false, isNegated: isNegated, others: [])
    }
  }

  /// The component's own tokens, then those that name others, then raw values; tokens of other components are none to use.
  private func tier(_ entry: Entry, _ component: String) -> Int {
    let token = graph.tokens[entry.token]
    if token.path.segments.contains(component) { return 0 }
    if ["component", "components", "comp"].contains(token.path.segments[0].lowercased()) { return 3 }
    return token.primary.references.isEmpty ? 2 : 1
  }

  private static func words(_ name: String) -> Set<String> {
    Set(name.lowercased().split(separator: "-").map(String.init))
  }
}
