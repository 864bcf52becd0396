package import Diagnostics

/// A piece of running text.
package indirect enum Inline: Hashable, Sendable {
  /// The place is exactly as long as the text when the author wrote the text as it is, longer when it holds an escape or
  /// a character reference. Only verbatim text can carry syntax of ours: `\~` is no strikethrough.
  case text(String, Place)
  case softBreak
  case lineBreak
  /// The place is that of the literal between the backticks.
  case code(String, Place)
  /// Raw HTML, as it was written.
  case html(String, Place)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(Link)
  case image(Image)
  case footnoteReference(FootnoteReference)

  /// What remains without markup: the name of a heading, the alternative of an image.
  package var plainText: String {
    switch self {
    case .text(let text, _), .code(let text, _), .html(let text, _): text
    case .softBreak, .lineBreak: " "
    case .emphasis(let content), .strong(let content), .strikethrough(let content): content.plainText
    case .link(let link): link.content.plainText
    case .image(let image): image.alternative
    case .footnoteReference: ""
    }
  }
}

extension [Inline] {
  package var plainText: String { map(\.plainText).joined() }
}
