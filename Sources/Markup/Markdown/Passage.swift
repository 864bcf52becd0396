package import Diagnostics

/// What is read in one go: a paragraph, a heading, or a row of a table. Its text stands without markup, and what is struck out is gone.
package struct Passage: Sendable {
  /// The literal of a code span.
  package struct Code: Sendable {
    package let range: Range<Int>
    /// In the file, between the backticks.
    package let place: Place
  }

  private var source: TracedText
  /// Of a row; all of the text, where it is none.
  package fileprivate(set) var cells: [Range<Int>] = []
  package fileprivate(set) var codes: [Code] = []
  /// What the columns are called; empty for what is no row below a header.
  package fileprivate(set) var columns: [String] = []
  package fileprivate(set) var isRow = false

  fileprivate init(in file: SourceFile) {
    source = TracedText(file: file)
  }

  /// UTF-8.
  package var text: [UInt8] { source.bytes }

  /// Where a part of the text stands in the file.
  package func place(_ range: Range<Int>) -> Place {
    codes.first { $0.range == range }?.place ?? source.place(range)
  }

  package subscript(range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  fileprivate mutating func copy(_ range: Range<Int>) {
    source.copy(range)
  }

  /// Text that the file does not have byte for byte at the place for which it stands.
  fileprivate mutating func insert(_ text: ArraySlice<UInt8>, at place: Int) {
    source.insert(Array(text), at: place)
  }
}

extension MarkdownDocument {
  /// In reading order.
  package var passages: [Passage] {
    var reader = PassageReader(document: self)
    for event in events { reader.read(event) }
    return reader.passages
  }
}

private struct PassageReader {
  let document: MarkdownDocument
  var passages: [Passage] = []
  private var passage: Passage
  private var cellStart = 0
  private var columns: [String] = []
  private var strikes = 0
  /// Where in the file the last text ended.
  private var end = 0

  init(document: MarkdownDocument) {
    self.document = document
    passage = Passage(in: document.file)
  }

  mutating func read(_ event: MarkdownEvent) {
    switch event {
    case .start(.paragraph), .start(.taskName), .start(.heading), .start(.row): passage = Passage(in: document.file)
    case .end(.paragraph), .end(.taskName), .end(.heading):
      passage.cells = [0..<passage.text.count]
      passages.append(passage)
    case .end(.row(let row)): finish(row)
    case .start(.cell): cellStart = passage.text.count
    case .end(.cell):
      passage.cells.append(cellStart..<passage.text.count)
      // What stands in two cells is never one word.
      passage.insert(blank, at: end)
    case .start(.strikethrough): strikes += 1
    case .end(.strikethrough): strikes -= 1
    case _ where strikes > 0: break
    case .text(let range, _):
      passage.copy(range.range)
      end = range.range.upperBound
    case .literal(let range): passage.insert(document.strings[range.range], at: end)
    case .code(let index): append(code: index)
    case .softBreak, .lineBreak: passage.insert(blank, at: end)
    case .image: passage.insert(object, at: end)
    case .start, .end, .html, .htmlBlock, .thematicBreak, .codeBlock, .footnoteReference, .footnoteBack: break
    }
  }

  private mutating func append(code index: Int32) {
    let (literal, place) = (document.literal(ofSpan: index), document.place(ofSpan: index))
    let start = passage.text.count
    if document.file.bytes[place.range].elementsEqual(literal) {
      passage.copy(place.range)
    } else {
      passage.insert(literal, at: place.range.lowerBound)
    }
    passage.codes.append(.init(range: start..<start + literal.count, place: place))
    end = place.range.upperBound
  }

  private mutating func finish(_ row: Table.Row) {
    if row == .header {
      columns = passage.cells.map { passage[$0] }
    } else {
      passage.columns = columns
    }
    passage.isRow = true
    passages.append(passage)
  }
}

private let blank = Array(" ".utf8)[...]
/// U+FFFC, which stands for something that is no text.
private let object = Array("\u{FFFC}".utf8)[...]
