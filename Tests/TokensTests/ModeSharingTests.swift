import DataFiles
import Diagnostics
import Testing
import TestSupport
import Tokens

struct ModeSharingTests {
  /// Modes take over what is the same in another one. So each must be what it is with no other mode around.
  @Test(arguments: 1...40) func `a mode has what it would have alone`(seed: UInt64) {
    var dice = Dice(state: seed)
    let sources = (0..<7).map { DTCGSource.anything(&dice, count: $0 == 0 ? 30 : 6) }
    var findings = Findings()
    var files = SourceFiles()
    let trees = sources.enumerated().map { index, text in
      let file = files.add(path: "\(index).tokens.json", bytes: Array(text.utf8))
      let data = JSONReader.read(file, into: &findings)
      return TokenFile(tree: data.map { TokenReader.read($0, into: &findings) } ?? TokenGroup())
    }
    let modifiers = [
      (Modifier(name: "one", contexts: ["a", "b"]), [[], [trees[1]]]),
      (Modifier(name: "two", contexts: ["a", "b", "c"]), [[], [trees[2]], [trees[3], trees[4]]]),
      (Modifier(name: "three", contexts: ["a", "b"]), [[trees[5]], [trees[6]]]),
    ]
    let together = ResolverDocument(
      steps: [.set(sources: [trees[0]])] + modifiers.map { .modifier($0.0, sources: $0.1) })
    let graph = TokenGraph(together, profile: .strict, into: &findings)
    for (index, mode) in graph.modes.enumerated() {
      let chosen = modifiers.map { modifier, sources in
        sources[modifier.contexts.firstIndex(of: mode[modifier.name] ?? "") ?? 0]
      }
      let alone = ResolverDocument(steps: ([[trees[0]]] + chosen).map { .set(sources: $0) })
      var ignored = Findings()
      let own = TokenGraph(alone, profile: .strict, into: &ignored)
      for token in graph.tokens {
        let expected = own[token.path]?.primary
        #expect(token.byMode[index]?.value == expected?.value, "\(token.path) in \(mode), seed \(seed)")
        #expect(token.byMode[index]?.references == expected?.references, "\(token.path) in \(mode), seed \(seed)")
        #expect(token.byMode[index]?.place == expected?.place, "\(token.path) in \(mode), seed \(seed)")
      }
    }
  }
}

private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}

/// Token files of numbers and borders that name each other, whole and in part, in groups that extend each other.
private enum DTCGSource {
  static func anything(_ dice: inout Dice, count: Int) -> String {
    var members: [String: [String]] = [:]
    for _ in 0..<count {
      let name = "n\(dice.roll(10))"
      let pointer = "#/g\(dice.roll(3))/n\(dice.roll(10))/$value"
      let value =
        switch dice.roll(8) {
        case 0: "\"$type\": \"number\", \"$value\": \(dice.roll(9))"
        case 1:
          "\"$type\": \"dimension\", \"$value\": {\"value\": {\"$ref\": \"\(pointer)\"}, \"unit\": \"px\"}"
        case 2: "\"$type\": \"dimension\", \"$value\": {\"$ref\": \"\(pointer)\"}"
        case 3: "\"$type\": \"number\", \"$value\": {\"$ref\": \"\(pointer)/value\"}"
        case 4:
          "\"$type\": \"number\", \"$value\": {\"$ref\": \"\(pointer.dropLast("value".count))extensions/v\"}"
        default: "\"$value\": \"{g\(dice.roll(3)).n\(dice.roll(10))}\""
        }
      let extra = "\"$extensions\": {\"v\": \"{g\(dice.roll(3)).n\(dice.roll(10))}\"}"
      let row = "\"\(name)\": {\(value), \(extra)}"
      let group = "g\(dice.roll(3))"
      if members[group, default: []].contains(where: { $0.hasPrefix("\"\(name)\"") }) { continue }
      members[group, default: []].append(row)
    }
    if dice.roll(3) == 0 { members["g2", default: []].append(#""$extends": "{g1}""#) }
    if dice.roll(3) == 0 { members["g1", default: []].append(#""$deprecated": true"#) }
    let groups = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": {\($0.value.joined(separator: ", "))}" }
    return "{\(groups.joined(separator: ", "))}"
  }
}
