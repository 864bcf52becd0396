/// A value that is kept as text: of a type that the standard does not have, or CSS that cannot be taken apart.
package struct OpaqueValue: Hashable, Sendable {
  /// `other` for types that the standard does not have.
  package let type: TokenType
  /// The type as its file names it; nil where it names none.
  package let typeName: String?
  /// As it is written; objects and lists as compact JSON.
  package let text: String
  /// The text as the value of a CSS declaration, or else as a CSS string.
  package let css: String
  /// The parts of a composite, by the suffixes of their custom properties.
  let parts: [Part]

  struct Part: Hashable, Sendable {
    let suffix, css: String
  }

  /// Text that is not CSS in itself.
  /// - Parameter isPlain: false for JSON, which stands in CSS as a string.
  init(text: String, typeName: String?, isPlain: Bool = true) {
    type = .other
    self.typeName = typeName
    self.text = text
    css = isPlain && CSSText.isDeclarationValue(text) ? text : CSSText.quoted(text)
    parts = []
  }

  /// CSS of a type of the standard, which has been found to be safe.
  init(_ type: TokenType, css: String, parts: [Part] = []) {
    self.type = type
    typeName = type.rawValue
    text = css
    self.css = css
    self.parts = parts
  }
}
