import DataFiles
import Diagnostics

/// Writes objects of JSON inside of each other, a line for each member.
struct JSONObjectWriter {
  private(set) var bytes: [UInt8]
  private var indentation: String
  /// True until the innermost object has a member.
  private var isEmpty = false

  /// - Parameters:
  ///   - opening: what has been written: objects that are open, the innermost of which has a member.
  ///   - depth: how many objects are open.
  init(opening: String, depth: Int) {
    bytes = Array(opening.utf8)
    indentation = String(repeating: "  ", count: depth)
  }

  /// Starts a member; its value comes next.
  mutating func key(_ name: String) {
    bytes += (isEmpty ? "\n" : ",\n").utf8
    bytes += indentation.utf8
    JSONText.appendQuoted(name, to: &bytes)
    bytes += ": ".utf8
    isEmpty = false
  }

  mutating func open() {
    bytes += "{".utf8
    indentation += "  "
    isEmpty = true
  }

  mutating func close() {
    indentation.removeLast(2)
    if !isEmpty { bytes += "\n\(indentation)".utf8 }
    bytes += "}".utf8
    isEmpty = false
  }

  mutating func member(_ name: String, _ value: DataValue) {
    key(name)
    value.appendJSON(to: &bytes, indentation: indentation)
  }

  /// - Parameter json: the value as it is to stand.
  mutating func member(_ name: String, json: String) {
    key(name)
    bytes += json.utf8
  }
}
