package import Diagnostics

/// A block of a document.
package indirect enum Block: Hashable, Sendable {
  case paragraph([Inline])
  case heading(Heading)
  case codeBlock(CodeBlock)
  case quote([Block])
  case alert(Alert)
  case list(MarkdownList)
  case table(Table)
  case thematicBreak
  /// Raw HTML, as it was written.
  case html(String, Place)
}
