/// Finds two things in CSS without parsing it: uses of custom properties, and the pseudo-classes of states. Comments and strings
/// are passed over. The Cascade module will replace it by a parser.
struct CSSScanner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Where each `--name` inside `var(--name)` stands.
  var customPropertyUses: [Range<Int>] {
    var uses: [Range<Int>] = []
    scan { index in
      guard matches("var(", at: index), index == 0 || !isName(bytes[index - 1]) else { return index + 1 }
      var start = index + 4
      while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x0A { start += 1 }
      let end = nameEnd(start)
      if matches("--", at: start) { uses.append(start..<end) }
      return max(end, index + 4)
    }
    return uses
  }

  /// The CSS with every state pseudo-class widened, so that a state can be drawn standing still:
  /// `:hover` also matches a `[data-state-target]` inside `[data-state~="hover"]`. The specificity stays that of a pseudo-class.
  var withDrawnStates: [UInt8] {
    let states = [(":hover", "hover"), (":active", "pressed"), (":focus-visible", "focus")]
    var result: [UInt8] = []
    var copied = 0
    scan { index in
      for (pseudo, state) in states where matches(pseudo, at: index) && nameEnd(index + 1) == index + pseudo.utf8.count
      {
        result += bytes[copied..<index]
        result += ":is(\(pseudo), :where([data-state~=\"\(state)\"]) [data-state-target])".utf8
        copied = index + pseudo.utf8.count
        return copied
      }
      return index + 1
    }
    return result + bytes[copied...]
  }

  /// Visits every byte outside comments and strings; the visitor says where to go on.
  private func scan(_ visit: (Int) -> Int) {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where matches("/*", at: index):
        index += 2
        while index < bytes.count, !matches("*/", at: index) { index += 1 }
        index += 2
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      default: index = visit(index)
      }
    }
  }

  private func matches(_ text: String, at index: Int) -> Bool {
    index <= bytes.count && bytes[index...].starts(with: text.utf8)
  }

  private func nameEnd(_ start: Int) -> Int {
    var end = min(start, bytes.count)
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    return end
  }

  private func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
