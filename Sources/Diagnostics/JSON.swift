/// A JSON value to be written (RFC 8259). Members keep their order, so that the same value is the same bytes every time.
package indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  /// A number, as it is to stand.
  case number(String)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])
  /// A value in one line. Any other array or object has a line for each of its items.
  case line(JSON)

  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  package static func integer(_ value: Int) -> JSON { .number(String(value)) }

  /// The text, with a line feed at its end.
  package var text: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  /// - Parameter indent: a line feed and the blanks that follow it; nil inside a line.
  private func write(to text: inout String, indent: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): text += JSONText.quoted(string)
    case .array(let items):
      JSON.write(items, between: ("[", "]"), to: &text, indent: indent) { item, text, indent in
        item.write(to: &text, indent: indent)
      }
    case .object(let members):
      JSON.write(members, between: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        text += "\(JSONText.quoted(member.name)): "
        member.value.write(to: &text, indent: indent)
      }
    case .line(let value): value.write(to: &text, indent: nil)
    }
  }

  private static func write<Item>(
    _ items: [Item], between brackets: (String, String), to text: inout String, indent: String?,
    _ write: (Item, inout String, String?) -> Void
  ) {
    let outer = items.isEmpty ? nil : indent
    let inner = outer.map { $0 + "  " }
    text += brackets.0
    for (index, item) in items.enumerated() {
      if index > 0 { text += inner == nil ? ", " : "," }
      text += inner ?? ""
      write(item, &text, inner)
    }
    text += (outer ?? "") + brackets.1
  }
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral items: JSON...) { self = .array(items) }

  /// A member of nil is left out.
  package init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.compactMap { name, value in value.map { (name, $0) } })
  }
}
