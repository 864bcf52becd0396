/// A place in words: `path:line:column`. Line and column are 1-based; columns count UTF-8 bytes, as compilers do.
package struct Position: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let column: Int
  /// The byte offset at which the line starts.
  package let lineStart: Int

  package var description: String { "\(path):\(line):\(column)" }
}
