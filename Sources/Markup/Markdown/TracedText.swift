import Diagnostics

/// Text put together from pieces of a source file, in which every byte knows where it came from.
///
/// The passes that cmark cannot make (tables, footnotes) rewrite the text before it is parsed; what is found in the
/// rewritten text is still reported where the author wrote it.
struct TracedText {
  private struct Run {
    /// Where the run starts in `bytes`, and the offset in the file that it starts from.
    let start: Int
    let source: Int
    /// False for text that the file does not contain: all of it stands at `source`.
    let isCopy: Bool
  }

  let file: SourceFile
  private(set) var bytes: [UInt8] = []
  private var runs: [Run] = []

  init(file: SourceFile) {
    self.file = file
  }

  init(file: SourceFile, range: Range<Int>) {
    self.file = file
    bytes = Array(file.bytes[range])
    runs = [Run(start: 0, source: range.lowerBound, isCopy: true)]
  }

  mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
    runs.reserveCapacity(count / 32)
  }

  /// Appends a piece of another text over the same file.
  mutating func copy(_ other: TracedText, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var index = other.runIndex(at: range.lowerBound)
    var position = range.lowerBound
    while position < range.upperBound {
      let run = other.runs[index]
      runs.append(Run(start: bytes.count, source: other.source(of: position), isCopy: run.isCopy))
      index += 1
      let end = index < other.runs.count ? min(other.runs[index].start, range.upperBound) : range.upperBound
      bytes.append(contentsOf: other.bytes[position..<end])
      position = end
    }
  }

  /// Appends what stands in the file.
  mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    runs.append(Run(start: bytes.count, source: range.lowerBound, isCopy: true))
    bytes.append(contentsOf: file.bytes[range])
  }

  /// Appends text of our own, which stands for what the file has at `source`.
  mutating func insert(_ text: StaticString, at source: Int) {
    runs.append(Run(start: bytes.count, source: source, isCopy: false))
    text.withUTF8Buffer { bytes.append($0) }
  }

  /// The same for bytes.
  mutating func insert(_ text: [UInt8], at source: Int) {
    guard !text.isEmpty else { return }
    runs.append(Run(start: bytes.count, source: source, isCopy: false))
    bytes.append(contentsOf: text)
  }

  /// The file's offset of the byte at `offset`.
  func source(of offset: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = runs[runIndex(at: offset)]
    return run.isCopy ? run.source + offset - run.start : run.source
  }

  /// The file's offset of bytes that stand there as they stand here; nil when this cannot be said of all of them.
  func copied(_ offset: Int, count: Int) -> Int? {
    guard !runs.isEmpty else { return nil }
    let index = runIndex(at: offset)
    let end = index + 1 < runs.count ? runs[index + 1].start : bytes.count
    guard runs[index].isCopy, offset + count <= end else { return nil }
    return runs[index].source + offset - runs[index].start
  }

  func place(_ range: Range<Int>) -> Place {
    let start = source(of: range.lowerBound)
    return file.place(
      range.isEmpty ? start..<start : start..<max(start, source(of: range.upperBound - 1) + 1))
  }

  /// The last run that starts at or before `offset`.
  private func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
