package import Diagnostics

/// A value of a JSON or YAML file, with the place of every part: what Foundation's decoders lose.
///
/// Members keep their order, numbers their exact text.
package struct DataValue: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The number as it was written, in JSON syntax (RFC 8259, section 6).
    case number(String)
    case string(String)
    case array([DataValue])
    case object([Member])
  }

  package struct Member: Hashable, Sendable {
    package let key: String
    package let keyPlace: Place
    package let value: DataValue

    package init(key: String, keyPlace: Place, value: DataValue) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }
  }

  package let content: Content
  package let place: Place

  package init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }

  /// The value of a member; nil when this is no object or has no such member.
  package subscript(key: String) -> DataValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let flag) = content { flag } else { nil }
  }

  /// The number as the nearest Double; nil for other values and for numbers beyond the range of Double.
  package var number: Double? {
    guard case .number(let text) = content, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  package var array: [DataValue]? {
    if case .array(let items) = content { items } else { nil }
  }

  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// What this is, for messages: `a string`, `an object`, …
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
