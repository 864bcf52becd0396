/// Changes files in ways that break them, or nearly.
struct Mutator {
  private static let sizeLimit = 200_000
  /// Numbers at the ends of what can be written, and texts that mean something to a reader.
  private static let extremes = [
    "0", "-0", "-1", "1e999", "-1e999", "1e-999", "9007199254740993", "18446744073709551616", "0.1e1", "1E+2", "360",
    "1001",
    "null", "true", "[]", "{}", "\"\"", "\"none\"", "\"#fff\"", "\"16px\"", "\"{a}\"", "\"{}\"", "\"\\ud83c\\udfa8\"",
    "{\"$ref\": \"#/a\"}", "{\"$ref\": \"#\"}", "{\"$value\": 1}", "\"var(--x)\"", "\"calc({a} * 2)\"",
  ]
  private static let keys = [
    "$value", "$type", "$ref", "$extends", "$root", "$description", "$deprecated", "$extensions", "$schema", "$foo", "",
    "a.b",
    "value", "type", "sets", "modifiers", "resolutionOrder", "contexts", "sources", "default", "name", "version",
    "$defs",
    "specimen", "spring", "mode",
  ]

  let corpus: [[UInt8]]
  var random: SplitMix64

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<(1 + random.below(1 + random.below(4))) {
      mutate(&bytes)
      if bytes.count > Mutator.sizeLimit { bytes.removeSubrange(Mutator.sizeLimit...) }
    }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    switch random.below(10) {
    case 0:
      guard !bytes.isEmpty else { return }
      for _ in 0..<(1 + random.below(3)) { bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8)) }
    case 1: bytes.removeSubrange(range(in: bytes, atMost: 80))
    case 2:
      let block = bytes[range(in: bytes, atMost: 400)]
      for _ in 0..<(1 + random.below(20)) { bytes.insert(contentsOf: block, at: random.below(bytes.count + 1)) }
    case 3:
      let other = corpus[random.below(corpus.count)]
      let piece = other[range(in: other, atMost: 1000)]
      bytes.replaceSubrange(range(in: bytes, atMost: 200), with: piece)
    case 4:
      // The head of one file and the tail of another.
      let other = corpus[random.below(corpus.count)]
      bytes = Array(bytes[..<random.below(bytes.count + 1)] + other[random.below(other.count + 1)...])
    case 5, 6: replaceValue(in: &bytes)
    case 7: replaceText(in: &bytes, with: Mutator.keys[random.below(Mutator.keys.count)])
    case 8: swapTexts(in: &bytes)
    default:
      bytes.insert(
        contentsOf: [UInt8](repeating: UInt8(random.below(256)), count: 1 + random.below(3)),
        at: random.below(bytes.count + 1))
    }
  }

  private mutating func range(in bytes: [UInt8], atMost limit: Int) -> Range<Int> {
    let start = random.below(bytes.count + 1)
    return start..<min(bytes.count, start + random.below(limit + 1))
  }

  /// What stands after a colon, up to what ends a value, becomes an extreme.
  private mutating func replaceValue(in bytes: inout [UInt8]) {
    let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") || bytes[$0] == UInt8(ascii: "[") }
    guard !colons.isEmpty else { return }
    let start = colons[random.below(colons.count)] + 1
    let ends = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")]
    let end = bytes[start...].firstIndex { ends.contains($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Mutator.extremes[random.below(Mutator.extremes.count)].utf8)
  }

  private mutating func replaceText(in bytes: inout [UInt8], with text: String) {
    guard let found = self.text(in: bytes) else { return }
    bytes.replaceSubrange(found, with: text.utf8)
  }

  private mutating func swapTexts(in bytes: inout [UInt8]) {
    guard let first = text(in: bytes), let second = text(in: bytes), first.upperBound <= second.lowerBound else {
      return
    }
    let (a, b) = (Array(bytes[first]), Array(bytes[second]))
    bytes.replaceSubrange(second, with: a)
    bytes.replaceSubrange(first, with: b)
  }

  /// What stands between a quote and the next.
  private mutating func text(in bytes: [UInt8]) -> Range<Int>? {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard quotes.count > 1 else { return nil }
    let index = random.below(quotes.count / 2) * 2
    return quotes[index] + 1..<quotes[index + 1]
  }
}
