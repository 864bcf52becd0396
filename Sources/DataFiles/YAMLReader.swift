import CYAML
package import Diagnostics

/// Reads YAML through libyaml into positioned values; the only file that touches C.
///
/// Plain scalars follow the YAML 1.2 core schema, so `no` is text and `0x1F` a number. Anchors and aliases work; tags, several
/// documents and keys that are no scalars are findings.
package struct YAMLReader {
  package static let depthLimit = 256
  /// How many values a file may have, also when aliases multiply it ("billion laughs").
  package static let valueLimit = 1_000_000

  private let file: SourceFile
  private let start: Int
  private let characters: CharacterOffsets
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var anchors: [String: Anchor] = [:]
  private var count = 0
  /// How deep the value that was read last is nested in itself: 0 for a scalar.
  private var height = 0
  private var findings = Findings()

  private struct Anchor {
    let value: DataValue
    let count: Int
    let height: Int
  }

  /// The value of a whole file or of a part of it, such as front matter; null for an empty document, nil when it is not YAML.
  /// - Parameter blanks: ranges that are read as spaces, such as the marks of a quote before each line of a fence.
  package static func read(
    _ file: SourceFile, _ range: Range<Int>? = nil, blanking blanks: [Range<Int>] = [], into findings: inout Findings
  ) -> DataValue? {
    let range = range ?? 0..<file.bytes.count
    var text = Array(file.bytes[range])
    for blank in blanks {
      for index in blank.clamped(to: range) { text[index - range.lowerBound] = UInt8(ascii: " ") }
    }
    if let offset = InvalidUTF8.offset(in: text) {
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
    return text.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      var reader = YAMLReader(file: file, start: range.lowerBound, characters: CharacterOffsets(buffer), parser: parser)
      defer { findings.report(reader.findings) }
      do throws(YAMLSyntaxError) {
        return try reader.document()
      } catch {
        reader.findings.report(Finding(.error, "yaml-syntax", error.text, at: error.place, help: error.help))
        return nil
      }
    }
  }

  private init(
    file: SourceFile, start: Int, characters: CharacterOffsets, parser: UnsafeMutablePointer<yaml_parser_t>
  ) {
    self.file = file
    self.start = start
    self.characters = characters
    self.parser = parser
  }

  // MARK: Events

  private mutating func document() throws(YAMLSyntaxError) -> DataValue {
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
          throw YAMLSyntaxError(
            "a second document, but one is needed", place(event), help: "remove the '---' line")
        }
        var first = try next()
        defer { yaml_event_delete(&first) }
        value = try self.value(first, depth: 0)
      default: break
      }
    }
  }

  private mutating func value(_ event: yaml_event_t, depth: Int) throws(YAMLSyntaxError) -> DataValue {
    let countBefore = count
    count += 1
    guard count <= YAMLReader.valueLimit else {
      throw YAMLSyntaxError("more than \(YAMLReader.valueLimit) values in one file", place(event))
    }
    height = 0
    try checkDepth(depth, event)
    switch event.type {
    case YAML_ALIAS_EVENT:
      return try aliased(event, depth: depth)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let value = DataValue(try content(scalar, at: place(event)), at: place(event))
      keep(value, as: scalar.anchor, since: countBefore)
      return value
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      try refuse(sequence.tag, unless: "tag:yaml.org,2002:seq", at: place(event))
      let (items, end) = try items(depth: depth)
      let value = DataValue(.array(items), at: extent(event, end))
      keep(value, as: sequence.anchor, since: countBefore)
      return value
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      try refuse(mapping.tag, unless: "tag:yaml.org,2002:map", at: place(event))
      let (members, end) = try members(depth: depth)
      let value = DataValue(.object(members), at: extent(event, end))
      keep(value, as: mapping.anchor, since: countBefore)
      return value
    default:
      throw YAMLSyntaxError("no value where one is needed", place(event))
    }
  }

  private func checkDepth(_ depth: Int, _ event: yaml_event_t) throws(YAMLSyntaxError) {
    guard depth <= YAMLReader.depthLimit else {
      throw YAMLSyntaxError("values nest deeper than \(YAMLReader.depthLimit) levels", place(event))
    }
  }

  private mutating func items(depth: Int) throws(YAMLSyntaxError) -> (items: [DataValue], end: Int) {
    var items: [DataValue] = []
    var highest = 0
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_SEQUENCE_END_EVENT {
        height = highest
        return (items, offset(event.end_mark))
      }
      items.append(try value(event, depth: depth + 1))
      highest = max(highest, height + 1)
    }
  }

  private mutating func members(depth: Int) throws(YAMLSyntaxError) -> (members: [DataValue.Member], end: Int) {
    var members: [DataValue.Member] = []
    var places: [String: Place] = [:]
    var highest = 0
    while true {
      var keyEvent = try next()
      defer { yaml_event_delete(&keyEvent) }
      if keyEvent.type == YAML_MAPPING_END_EVENT {
        height = highest
        return (members, offset(keyEvent.end_mark))
      }
      guard keyEvent.type == YAML_SCALAR_EVENT else {
        throw YAMLSyntaxError("a key that is no plain text", place(keyEvent))
      }
      let key = text(keyEvent.data.scalar)
      let keyPlace = place(keyEvent)
      var event = try next()
      defer { yaml_event_delete(&event) }
      let value = try value(event, depth: depth + 1)
      highest = max(highest, height + 1)
      if let first = places[key] {
        findings.report(.duplicateKey(key, of: "mapping", at: keyPlace, first: first))
      } else {
        places[key] = keyPlace
        members.append(DataValue.Member(key: key, keyPlace: keyPlace, value: value))
      }
    }
  }

  private mutating func aliased(_ event: yaml_event_t, depth: Int) throws(YAMLSyntaxError) -> DataValue {
    let name = event.data.alias.anchor.map { String(cString: UnsafePointer<CChar>(OpaquePointer($0))) } ?? ""
    guard let anchor = anchors[name] else {
      throw YAMLSyntaxError(
        "the alias '*\(name)' names no anchor before it", place(event),
        help: NearestName.help(name, in: anchors.keys.sorted()))
    }
    count += anchor.count
    guard count <= YAMLReader.valueLimit else {
      throw YAMLSyntaxError("aliases multiply the file beyond \(YAMLReader.valueLimit) values", place(event))
    }
    try checkDepth(depth + anchor.height, event)
    height = anchor.height
    return DataValue(anchor.value.content, at: place(event))
  }

  private mutating func keep(_ value: DataValue, as anchor: UnsafeMutablePointer<yaml_char_t>?, since: Int) {
    guard let anchor else { return }
    let name = String(cString: UnsafePointer<CChar>(OpaquePointer(anchor)))
    anchors[name] = Anchor(value: value, count: count - since, height: height)
  }

  private func next() throws(YAMLSyntaxError) -> yaml_event_t {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    return event
  }

  private func failure() -> YAMLSyntaxError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
    let context = parser.pointee.context.map { String(cString: $0) + ", " } ?? ""
    let mark = parser.pointee.problem_mark
    let isReaderProblem = parser.pointee.error == YAML_READER_ERROR
    let at = isReaderProblem ? start + parser.pointee.problem_offset : offset(mark)
    let isAlias = context.hasPrefix("while scanning an alias")
    return YAMLSyntaxError(
      "invalid YAML: \(context)\(problem)", file.place(at..<at + 1),
      help: isAlias ? "text that starts with '*' stands in quotes" : nil)
  }

  // MARK: Scalars

  private func content(
    _ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar, at place: Place
  ) throws(YAMLSyntaxError) -> DataValue.Content {
    let text = text(scalar)
    if scalar.tag != nil {
      try refuse(scalar.tag, unless: "tag:yaml.org,2002:str", at: place)
      return .string(text)
    }
    guard scalar.style == YAML_PLAIN_SCALAR_STYLE else { return .string(text) }
    return CoreSchema.content(text)
  }

  /// Tags are not supported, save those that say what a value is anyway; `!` alone is the same as one.
  private func refuse(
    _ tag: UnsafeMutablePointer<yaml_char_t>?, unless plain: String, at place: Place
  ) throws(YAMLSyntaxError) {
    guard let tag = tag.map({ String(cString: UnsafePointer<CChar>(OpaquePointer($0))) }) else { return }
    guard tag == plain || tag == "!" else { throw YAMLSyntaxError("the tag '\(tag)', which is not supported", place) }
  }

  private func text(_ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar) -> String {
    String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }

  // MARK: Places

  private func place(_ event: yaml_event_t) -> Place {
    let start = offset(event.start_mark)
    return file.place(start..<max(start, offset(event.end_mark)))
  }

  private func extent(_ event: yaml_event_t, _ end: Int) -> Place {
    file.place(offset(event.start_mark)..<end)
  }

  private func offset(_ mark: yaml_mark_t) -> Int {
    start + characters[mark.index]
  }
}
