import Diagnostics

extension DataValue {
  /// The value on one line of JSON, numbers by their exact text.
  package var json: String {
    switch content {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let text): text
    case .string(let text): JSONText.quoted(text)
    case .array(let items): "[\(items.map(\.json).joined(separator: ", "))]"
    case .object(let members):
      members.isEmpty
        ? "{}" : "{ \(members.map { "\(JSONText.quoted($0.key)): \($0.value.json)" }.joined(separator: ", ")) }"
    }
  }

  /// The value as JSON for people: on the line where it starts if it fits there, else a line for each member or item.
  /// - Parameter indentation: of the line that the value starts on.
  package func json(indentation: String, width: Int = 100) -> String {
    let line = json
    guard indentation.utf8.count + line.utf8.count > width else { return line }
    let inner = indentation + "  "
    switch content {
    case .array(let items) where !items.isEmpty:
      let rows = items.map { inner + $0.json(indentation: inner, width: width) }
      return "[\n\(rows.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let members) where !members.isEmpty:
      let rows = members.map { member in
        "\(inner)\(JSONText.quoted(member.key)): \(member.value.json(indentation: inner, width: width))"
      }
      return "{\n\(rows.joined(separator: ",\n"))\n\(indentation)}"
    default: return line
    }
  }
}
