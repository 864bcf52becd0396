import CYAML
package import Diagnostics

/// Reads YAML through libyaml into positioned values; the only file that touches C.
///
/// Plain scalars follow the YAML 1.2 core schema, so `no` is text and `0x1F` a number. Anchors and aliases work; tags, several
/// documents and keys that are no scalars are findings.
package struct YAMLReader {
  package static let depthLimit = 256
  /// How many values aliases may multiply a file to ("billion laughs").
  package static let valueLimit = 1_000_000

  private let file: SourceFile
  private let start: Int
  private let lineStarts: [Int]
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var anchors: [String: (value: DataValue, count: Int)] = [:]
  private var count = 0
  private var findings = Findings()

  /// The value of a whole file or of a part of it, such as front matter; null for an empty document, nil when it is not YAML.
  package static func read(
    _ file: SourceFile, _ range: Range<Int>? = nil, into findings: inout Findings
  ) -> DataValue? {
    let range = range ?? 0..<file.bytes.count
    if let offset = InvalidUTF8.offset(in: Array(file.bytes[range])) {
      findings.report(
        Finding(
          .error, "yaml-syntax", "invalid UTF-8 where text is needed",
          at: file.place(range.lowerBound + offset..<range.lowerBound + offset + 1),
          help: "save the file as UTF-8"))
      return nil
    }
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { preconditionFailure("libyaml has no memory") }
    defer { yaml_parser_delete(parser) }
    return file.bytes[range].withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      var reader = YAMLReader(file: file, range: range, parser: parser)
      defer { findings.report(reader.findings) }
      do throws(SyntaxError) {
        return try reader.document()
      } catch {
        reader.findings.report(Finding(.error, "yaml-syntax", error.text, at: error.place, help: error.help))
        return nil
      }
    }
  }

  private init(file: SourceFile, range: Range<Int>, parser: UnsafeMutablePointer<yaml_parser_t>) {
    self.file = file
    self.parser = parser
    start = range.lowerBound
    var lineStarts = [range.lowerBound]
    for index in range {
      // YAML 1.1 breaks lines at CR, LF and CRLF (and at NEL, LS, PS, which libyaml counts too).
      let byte = file.bytes[index]
      let next = index + 1 < range.upperBound ? file.bytes[index + 1] : 0
      if byte == 0x0A || (byte == 0x0D && next != 0x0A) { lineStarts.append(index + 1) }
      if byte == 0x85, index > range.lowerBound, file.bytes[index - 1] == 0xC2 {
        lineStarts.append(index + 1)
      }
      if byte == 0xA8 || byte == 0xA9, index > range.lowerBound + 1, file.bytes[index - 1] == 0x80,
        file.bytes[index - 2] == 0xE2
      {
        lineStarts.append(index + 1)
      }
    }
    self.lineStarts = lineStarts
  }

  // MARK: Events

  private mutating func document() throws(SyntaxError) -> DataValue {
    var value = DataValue(.null, at: file.place(at: start))
    var documents = 0
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_STREAM_END_EVENT: return value
      case YAML_DOCUMENT_START_EVENT:
        documents += 1
        guard documents == 1 else {
          throw SyntaxError(
            "a second document, but one is needed", place(event), help: "remove the '---' line")
        }
        var first = try next()
        defer { yaml_event_delete(&first) }
        value = try self.value(first, depth: 0)
      default: break
      }
    }
  }

  private mutating func value(_ event: yaml_event_t, depth: Int) throws(SyntaxError) -> DataValue {
    let countBefore = count
    count += 1
    guard depth <= YAMLReader.depthLimit else {
      throw SyntaxError("values nest deeper than \(YAMLReader.depthLimit) levels", place(event))
    }
    switch event.type {
    case YAML_ALIAS_EVENT:
      return try aliased(event)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let value = DataValue(try content(scalar, at: place(event)), at: place(event))
      keep(value, as: scalar.anchor, since: countBefore)
      return value
    case YAML_SEQUENCE_START_EVENT:
      let (items, end) = try items(depth: depth)
      let value = DataValue(.array(items), at: extent(event, end))
      keep(value, as: event.data.sequence_start.anchor, since: countBefore)
      return value
    case YAML_MAPPING_START_EVENT:
      let (members, end) = try members(depth: depth)
      let value = DataValue(.object(members), at: extent(event, end))
      keep(value, as: event.data.mapping_start.anchor, since: countBefore)
      return value
    default:
      throw SyntaxError("no value where one is needed", place(event))
    }
  }

  private mutating func items(depth: Int) throws(SyntaxError) -> (items: [DataValue], end: Int) {
    var items: [DataValue] = []
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_SEQUENCE_END_EVENT { return (items, offset(event.end_mark)) }
      items.append(try value(event, depth: depth + 1))
    }
  }

  private mutating func members(depth: Int) throws(SyntaxError) -> (members: [DataValue.Member], end: Int) {
    var members: [DataValue.Member] = []
    var places: [String: Place] = [:]
    while true {
      var keyEvent = try next()
      defer { yaml_event_delete(&keyEvent) }
      if keyEvent.type == YAML_MAPPING_END_EVENT { return (members, offset(keyEvent.end_mark)) }
      guard keyEvent.type == YAML_SCALAR_EVENT else {
        throw SyntaxError("a key that is no plain text", place(keyEvent))
      }
      let key = text(keyEvent.data.scalar)
      let keyPlace = place(keyEvent)
      var event = try next()
      defer { yaml_event_delete(&event) }
      let value = try value(event, depth: depth + 1)
      if let first = places[key] {
        findings.report(duplicateKey(key, at: keyPlace, first: first))
      } else {
        places[key] = keyPlace
        members.append(DataValue.Member(key: key, keyPlace: keyPlace, value: value))
      }
    }
  }

  private mutating func aliased(_ event: yaml_event_t) throws(SyntaxError) -> DataValue {
    let name = event.data.alias.anchor.map { String(cString: UnsafePointer<CChar>(OpaquePointer($0))) } ?? ""
    guard let anchor = anchors[name] else {
      throw SyntaxError(
        "the alias '*\(name)' names no anchor before it", place(event),
        help: NearestName.help(name, in: anchors.keys.sorted()))
    }
    count += anchor.count
    guard count <= YAMLReader.valueLimit else {
      throw SyntaxError("aliases multiply the file beyond \(YAMLReader.valueLimit) values", place(event))
    }
    return DataValue(anchor.value.content, at: place(event))
  }

  private mutating func keep(_ value: DataValue, as anchor: UnsafeMutablePointer<yaml_char_t>?, since: Int) {
    guard let anchor else { return }
    let name = String(cString: UnsafePointer<CChar>(OpaquePointer(anchor)))
    anchors[name] = (value, count - since)
  }

  private func next() throws(SyntaxError) -> yaml_event_t {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    return event
  }

  private func failure() -> SyntaxError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
    let context = parser.pointee.context.map { String(cString: $0) + ", " } ?? ""
    let mark = parser.pointee.problem_mark
    let isReaderProblem = parser.pointee.error == YAML_READER_ERROR
    let at = isReaderProblem ? start + parser.pointee.problem_offset : offset(mark)
    return SyntaxError("invalid YAML: \(context)\(problem)", file.place(at..<at + 1))
  }

  // MARK: Scalars

  private func content(
    _ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar, at place: Place
  ) throws(SyntaxError) -> DataValue.Content {
    let text = text(scalar)
    if let tag = scalar.tag.map({ String(cString: UnsafePointer<CChar>(OpaquePointer($0))) }), tag != "!" {
      guard tag == "tag:yaml.org,2002:str" else {
        throw SyntaxError("the tag '\(tag)', which is not supported", place)
      }
      return .string(text)
    }
    guard scalar.style == YAML_PLAIN_SCALAR_STYLE else { return .string(text) }
    return CoreSchema.content(text)
  }

  private func text(_ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar) -> String {
    String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }

  // MARK: Places

  private func place(_ event: yaml_event_t) -> Place {
    file.place(offset(event.start_mark)..<max(offset(event.start_mark), offset(event.end_mark)))
  }

  private func extent(_ event: yaml_event_t, _ end: Int) -> Place {
    file.place(offset(event.start_mark)..<end)
  }

  /// libyaml's marks count characters, ours bytes.
  private func offset(_ mark: yaml_mark_t) -> Int {
    guard Int(mark.line) < lineStarts.count else { return file.bytes.count }
    var offset = lineStarts[Int(mark.line)]
    var remaining = Int(mark.column)
    while remaining > 0, offset < file.bytes.count {
      offset += 1
      while offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      remaining -= 1
    }
    return offset
  }

  private func duplicateKey(_ key: String, at place: Place, first: Place) -> Finding {
    Finding(
      .error, "duplicate-key", "the key '\(key)' stands twice in one mapping", at: place,
      notes: [.init("it stands first here", at: first)], help: "rename one of them, or remove it")
  }
}

private struct SyntaxError: Error {
  let text: String
  let place: Place
  let help: String?

  init(_ text: String, _ place: Place, help: String? = nil) {
    self.text = text
    self.place = place
    self.help = help
  }
}
