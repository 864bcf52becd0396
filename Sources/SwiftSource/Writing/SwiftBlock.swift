/// Lines of code in braces.
enum SwiftBlock {
  /// - Parameter head: what stands before the brace.
  static func lines(_ head: String, _ body: [String]) -> [String] {
    body.isEmpty ? ["\(head) {}"] : ["\(head) {"] + indented(body) + ["}"]
  }

  static func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "    \($0)" } }

  /// Comments that say what is declared behind them; none where nothing is said.
  static func documentation(_ lines: [String]) -> [String] {
    lines.allSatisfy(\.isEmpty) ? [] : lines.map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  /// Blocks with an empty line between them.
  static func parted(_ blocks: [[String]]) -> [String] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}
