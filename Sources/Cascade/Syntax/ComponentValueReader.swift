/// Tokens to component values: what stands in brackets becomes one value (CSS Syntax 3, sections 5.5.7 to 5.5.10).
struct ComponentValueReader {
  /// Deeper brackets are one empty block each, and reported.
  static let depthLimit = 128

  private enum Opener {
    case function(String)
    case bracket(ComponentValue.Bracket)

    var bracket: ComponentValue.Bracket {
      switch self {
      case .function: .round
      case .bracket(let bracket): bracket
      }
    }
  }

  private struct Frame {
    let opener: Opener
    let range: Range<Int>
    var values: [ComponentValue] = []
  }

  private var tokenizer: CSSTokenizer
  private var frames: [Frame] = []
  private var values: [ComponentValue] = []

  /// All values of a text, and what is wrong with it.
  static func read(_ bytes: [UInt8], isFile: Bool) -> (values: [ComponentValue], problems: [SyntaxProblem]) {
    var reader = ComponentValueReader(tokenizer: CSSTokenizer(bytes, isFile: isFile))
    reader.read()
    return (reader.values, reader.tokenizer.problems)
  }

  private init(tokenizer: CSSTokenizer) {
    self.tokenizer = tokenizer
  }

  private mutating func read() {
    while let (token, range) = tokenizer.next() {
      switch token {
      case .value(let kind): append(ComponentValue(kind, range))
      case .function(let name): open(.function(name), range)
      case .open(let bracket): open(.bracket(bracket), range)
      case .close(let bracket) where frames.last?.opener.bracket == bracket: close(at: range.upperBound)
      case .close(let bracket):
        if !frames.contains(where: { $0.opener.bracket == bracket }) {
          tokenizer.problems.append(SyntaxProblem(.stray(bracket), range))
        }
        append(ComponentValue(.closing(bracket), range))
      }
    }
    // The innermost is what somebody forgot to close; the others stand open because of it.
    if let frame = frames.last {
      tokenizer.problems.append(SyntaxProblem(.unclosed(frame.opener.bracket), frame.range))
    }
    while !frames.isEmpty { close(at: tokenizer.bytes.count) }
  }

  /// White space around a comment is one value.
  private mutating func append(_ value: ComponentValue) {
    let last = frames.isEmpty ? values.last : frames[frames.count - 1].values.last
    if value.kind == .whitespace, last?.kind == .whitespace { return }
    if frames.isEmpty { values.append(value) } else { frames[frames.count - 1].values.append(value) }
  }

  private mutating func open(_ opener: Opener, _ range: Range<Int>) {
    frames.append(Frame(opener: opener, range: range))
    guard frames.count > Self.depthLimit else { return }
    tokenizer.problems.append(SyntaxProblem(.tooDeep, range))
    skip(to: opener.bracket)
  }

  /// Passes over what stands in a bracket, up to its end.
  private mutating func skip(to bracket: ComponentValue.Bracket) {
    var open = [bracket]
    while let (token, range) = tokenizer.next() {
      switch token {
      case .value: break
      case .function: open.append(.round)
      case .open(let bracket): open.append(bracket)
      case .close(let bracket):
        guard open.last == bracket else { break }
        open.removeLast()
        if open.isEmpty { return close(at: range.upperBound) }
      }
    }
  }

  private mutating func close(at end: Int) {
    guard let frame = frames.popLast() else { return }
    let range = frame.range.lowerBound..<end
    switch frame.opener {
    case .function(let name): append(ComponentValue(.function(name, frame.values), range))
    case .bracket(let bracket): append(ComponentValue(.block(bracket, frame.values), range))
    }
  }
}

extension ComponentValue {
  /// The values of a text of CSS, such as a property's value. Ranges count from the start of the text.
  package static func parse(_ text: String) -> [ComponentValue] {
    ComponentValueReader.read(Array(text.utf8), isFile: false).values
  }
}
