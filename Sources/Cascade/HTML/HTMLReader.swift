package import Diagnostics

/// Reads the HTML of a mock-up: a fragment of a page, as it would stand in a `div`.
package enum HTMLReader {
  /// Reports what is broken in it. Whatever it holds, there is a tree: the one that a browser would make.
  package static func tree(of file: SourceFile, into findings: inout Findings) -> ElementTree {
    GumboTree(file).tree
  }
}
