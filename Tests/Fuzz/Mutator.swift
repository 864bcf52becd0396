/// Changes files in ways that break them, or nearly.
struct Mutator {
  private static let sizeLimit = 200_000
  let corpus: [[UInt8]]
  let words: MutationWords
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
    case 7: insertWord(in: &bytes)
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
    let starts = bytes.indices.filter { words.starts.contains(bytes[$0]) }
    guard !starts.isEmpty else { return }
    let start = starts[random.below(starts.count)] + 1
    let end = bytes[start...].firstIndex { words.ends.contains($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: words.values[random.below(words.values.count)].utf8)
  }

  /// In place of a text in JSON; anywhere else between two bytes.
  private mutating func insertWord(in bytes: inout [UInt8]) {
    let word = words.words[random.below(words.words.count)].utf8
    if words.areTexts {
      guard let found = self.text(in: bytes) else { return }
      bytes.replaceSubrange(found, with: word)
    } else {
      bytes.insert(contentsOf: word, at: random.below(bytes.count + 1))
    }
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
