package import Diagnostics

/// Swift as it stands in a file: all of it, or the body of a fence in a document.
package struct SwiftText: Sendable {
  package let file: SourceFile
  /// In bytes.
  package let range: Range<Int>

  package init(_ file: SourceFile, _ range: Range<Int>? = nil) {
    self.file = file
    self.range = range ?? 0..<file.bytes.count
  }
}
