import Diagnostics

/// An array of a script in as few bytes as it takes, made of texts and of arrays.
struct CompactArray: Sendable {
  private var content: [UInt8] = []

  init() {}

  init(_ texts: String...) {
    for text in texts { append(text) }
  }

  init(_ arrays: some Sequence<CompactArray>) {
    for array in arrays { append(array) }
  }

  var bytes: [UInt8] { [UInt8(ascii: "[")] + content + [UInt8(ascii: "]")] }

  mutating func append(_ text: String) {
    appendText { JSONText.append(text, to: &$0) }
  }

  /// A text that is written where it is to stand, as JSON has it between its quotes.
  mutating func appendText(_ write: (inout [UInt8]) -> Void) {
    separate()
    content.append(UInt8(ascii: "\""))
    write(&content)
    content.append(UInt8(ascii: "\""))
  }

  mutating func append(_ array: CompactArray) {
    separate()
    content.append(UInt8(ascii: "["))
    content += array.content
    content.append(UInt8(ascii: "]"))
  }

  private mutating func separate() {
    if !content.isEmpty { content.append(UInt8(ascii: ",")) }
  }
}
