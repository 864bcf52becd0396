import Diagnostics

extension DataValue {
  /// The value on one line of JSON, numbers by their exact text.
  package var json: String {
    switch content {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let text): return text
    case .string(let text): return JSONText.quoted(text)
    case .array, .object:
      var bytes: [UInt8] = []
      appendJSON(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The value as JSON for people: on the line where it starts if it fits there, else a line for each member or item.
  /// - Parameter indentation: of the line that the value starts on.
  package func json(indentation: String, width: Int = 100) -> String {
    var bytes: [UInt8] = []
    appendJSON(to: &bytes, indentation: indentation, width: width)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value on one line.
  private func appendJSON(to bytes: inout [UInt8]) {
    switch content {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): JSONText.appendQuoted(text, to: &bytes)
    case .array(let items):
      bytes += "[".utf8
      for (index, item) in items.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        item.appendJSON(to: &bytes)
      }
      bytes += "]".utf8
    case .object(let members):
      bytes += (members.isEmpty ? "{" : "{ ").utf8
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        JSONText.appendQuoted(member.key, to: &bytes)
        bytes += ": ".utf8
        member.value.appendJSON(to: &bytes)
      }
      bytes += (members.isEmpty ? "}" : " }").utf8
    }
  }

  /// Appends what `json(indentation:width:)` gives.
  package func appendJSON(to bytes: inout [UInt8], indentation: String, width: Int = 100) {
    let start = bytes.count
    appendJSON(to: &bytes)
    guard indentation.utf8.count + bytes.count - start > width else { return }
    let inner = indentation + "  "
    switch content {
    case .array(let items) where !items.isEmpty:
      bytes.removeSubrange(start...)
      for (index, item) in items.enumerated() {
        bytes += (index == 0 ? "[\n" : ",\n").utf8
        bytes += inner.utf8
        item.appendJSON(to: &bytes, indentation: inner, width: width)
      }
      bytes += "\n\(indentation)]".utf8
    case .object(let members) where !members.isEmpty:
      bytes.removeSubrange(start...)
      for (index, member) in members.enumerated() {
        bytes += (index == 0 ? "{\n" : ",\n").utf8
        bytes += inner.utf8
        JSONText.appendQuoted(member.key, to: &bytes)
        bytes += ": ".utf8
        member.value.appendJSON(to: &bytes, indentation: inner, width: width)
      }
      bytes += "\n\(indentation)}".utf8
    default: break
    }
  }
}
