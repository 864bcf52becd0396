/// Words of at most 16 bytes, each kept as one number, so that none has to become a String to be found.
struct WordSet: ExpressibleByArrayLiteral {
  private let words: [UInt128]

  init(arrayLiteral words: StaticString...) {
    self.words = words.map { word in
      precondition(word.utf8CodeUnitCount <= 16, "a word has at most 16 bytes")
      return word.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt128($1) } }
    }.sorted()
  }

  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count <= 16 else { return false }
    let number = word.reduce(0 as UInt128) { $0 << 8 | UInt128($1) }
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle] == number { return true }
      if words[middle] < number { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
