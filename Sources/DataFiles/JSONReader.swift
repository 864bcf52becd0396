package import Diagnostics

/// Reads JSON (RFC 8259) into positioned values.
///
/// A byte order mark is skipped. Everything else that the grammar does not allow is a finding with its place: one for a
/// syntax error, which ends the file, and one for each duplicate key, of which the first is kept. What people add to JSON is read
/// when it is asked for.
package struct JSONReader {
  package enum Syntax: Sendable {
    /// RFC 8259.
    case json
    /// Also comments, and commas before closing brackets, with a warning for a file that has any.
    case commented
    /// JSON5 1.0: also keys without quotes, strings in single quotes, and more numbers.
    case json5
  }

  /// How deep arrays and objects may nest.
  package static let depthLimit = 256
  /// How many values a file may have: more than a quarter of a million tokens.
  package static let valueLimit = 2_000_000

  let file: SourceFile
  let bytes: [UInt8]
  let syntax: Syntax
  var index = 0
  private var count = 0
  /// The members and items of the objects and arrays that have not ended yet, so that each list is allocated once, and whole.
  private var openMembers: [DataValue.Member] = []
  private var openItems: [DataValue] = []
  /// What the file has that JSON has not.
  var extensions: [Place] = []
  /// Keys that stand again with the value that they have already.
  var repetitions: [Place] = []
  private var findings = Findings()

  /// The file's value, or nil when it is not JSON.
  package static func read(
    _ file: SourceFile, _ syntax: Syntax = .json, into findings: inout Findings
  ) -> DataValue? {
    var reader = JSONReader(file: file, syntax: syntax)
    defer {
      reader.reportExtensions(into: &reader.findings)
      findings.report(reader.findings)
    }
    do throws(JSONSyntaxError) {
      return try reader.document()
    } catch {
      reader.findings.report(
        Finding(.error, "json-syntax", error.text, at: file.place(error.range), help: error.help))
      return nil
    }
  }

  private init(file: SourceFile, syntax: Syntax) {
    self.file = file
    bytes = file.bytes
    self.syntax = syntax
  }

  // MARK: Grammar

  private mutating func document() throws(JSONSyntaxError) -> DataValue {
    if let offset = InvalidUTF8.offset(in: bytes) {
      throw JSONSyntaxError(
        "invalid UTF-8 where text is needed", offset..<offset + 1, help: "save the file as UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    try skipSpace()
    let value = try value(depth: 0)
    try skipSpace()
    guard index == bytes.count else { throw unexpected("the end of the file") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> DataValue {
    guard depth <= JSONReader.depthLimit else {
      throw JSONSyntaxError(
        "values nest deeper than \(JSONReader.depthLimit) levels", index..<index + 1)
    }
    count += 1
    guard count <= JSONReader.valueLimit else {
      throw JSONSyntaxError("more than \(JSONReader.valueLimit) values in one file", index..<index + 1)
    }
    let start = index
    let content: DataValue.Content
    switch peek ?? 0 {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try items(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "'") where syntax == .json5: content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "I"), UInt8(ascii: "N"):
      content = syntax == .json5 ? .number(try looseNumber()) : try literal()
    default: content = try literal()
    }
    return DataValue(content, at: file.place(start..<index))
  }

  private mutating func members(depth: Int) throws(JSONSyntaxError) -> [DataValue.Member] {
    index += 1
    let first = openMembers.count
    var keys = KeySet(first: first)
    try skipSpace()
    if take("}") { return [] }
    repeat {
      try skipSpace()
      if isTrailingComma(before: "}", openMembers.count > first) { break }
      let start = index
      let key = try key()
      let keyPlace = file.place(start..<index)
      try skipSpace()
      guard take(":") else { throw unexpected("':' after the key") }
      try skipSpace()
      let value = try value(depth: depth + 1)
      if let other = keys.insert(key, among: openMembers) {
        if syntax != .json, openMembers[other].value.json == value.json {
          repetitions.append(keyPlace)
        } else {
          findings.report(.duplicateKey(key, of: "object", at: keyPlace, first: openMembers[other].keyPlace))
        }
      } else {
        openMembers.append(DataValue.Member(key: key, keyPlace: keyPlace, value: value))
      }
      try skipSpace()
    } while take(",")
    guard take("}") else { throw unexpected("',' or '}'") }
    defer { openMembers.removeLast(openMembers.count - first) }
    return Array(openMembers[first...])
  }

  private mutating func items(depth: Int) throws(JSONSyntaxError) -> [DataValue] {
    index += 1
    let first = openItems.count
    try skipSpace()
    if take("]") { return [] }
    repeat {
      try skipSpace()
      if isTrailingComma(before: "]", openItems.count > first) { break }
      openItems.append(try value(depth: depth + 1))
      try skipSpace()
    } while take(",")
    guard take("]") else { throw unexpected("',' or ']'") }
    defer { openItems.removeLast(openItems.count - first) }
    return Array(openItems[first...])
  }

  private mutating func literal() throws(JSONSyntaxError) -> DataValue.Content {
    let words: [(String, DataValue.Content)] = [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)),
    ]
    for (word, content) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return content
    }
    throw unexpected("a value")
  }

  /// RFC 8259, section 6: `[ "-" ] int [ frac ] [ exp ]`.
  private mutating func number() throws(JSONSyntaxError) -> String {
    if syntax == .json5 { return try looseNumber() }
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard let byte = peek, isDigit(byte) else { throw unexpected("a digit") }
    while let byte = peek, isDigit(byte) { index += 1 }
  }

  /// RFC 8259, section 7. Copies clean runs; an escape ends a run.
  mutating func string() throws(JSONSyntaxError) -> String {
    let opening = index
    let quote = bytes[index]
    index += 1
    var runStart = index
    var text = ""
    while let byte = peek {
      switch byte {
      case quote where runStart == opening + 1:
        index += 1
        return String(decoding: bytes[runStart..<index - 1], as: UTF8.self)
      case quote:
        text += String(decoding: bytes[runStart..<index], as: UTF8.self)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[runStart..<index], as: UTF8.self)
        if let scalar = try escape() { text.unicodeScalars.append(scalar) }
        runStart = index
      case 0..<0x20 where syntax != .json5 || byte == 0x0A || byte == 0x0D:
        throw JSONSyntaxError(
          "a control character in a string", index..<index + 1, help: "write it as an escape such as \\n")
      default: index += 1
      }
    }
    let close = quote == UInt8(ascii: "'") ? "\"'\"" : "'\"'"
    throw JSONSyntaxError("a string that does not end", opening..<opening + 1, help: "close it with \(close)")
  }

  /// Nil for an escape that stands for nothing.
  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar? {
    let start = index
    index += 1
    guard let letter = peek else { throw unexpected("an escape") }
    index += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = Unicode.Scalar(try codeUnit(from: start)) { return scalar }
      return try scalarOfPair(from: start)
    default:
      if syntax == .json5 { return try looseEscape(letter, from: start) }
      throw JSONSyntaxError(
        "an escape that JSON does not know", start..<index,
        help: "JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000")
    }
  }

  /// Goes on after the first half of a surrogate pair, which starts at `start`.
  private mutating func scalarOfPair(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let alone = JSONSyntaxError(
      "half of a surrogate pair", start..<start + 6, help: "write the character itself, or both halves")
    let high = UInt32(UInt16(truncatingIfNeeded: hex(bytes[start + 2..<start + 6]) ?? 0))
    guard (0xD800..<0xDC00).contains(high), take("\\"), take("u") else { throw alone }
    let low = UInt32(try codeUnit(from: start))
    guard (0xDC00..<0xE000).contains(low) else { throw alone }
    guard let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) else { throw alone }
    return scalar
  }

  private mutating func codeUnit(from start: Int) throws(JSONSyntaxError) -> UInt16 {
    guard index + 4 <= bytes.count, let value = hex(bytes[index..<index + 4]) else {
      throw JSONSyntaxError("a \\u escape without four hexadecimal digits", start..<index)
    }
    index += 4
    return UInt16(value)
  }
}
