extension HTML {
  /// Collects the literals and values of one piece. What a value may be depends on where it stands:
  ///
  /// | place | accepts |
  /// |---|---|
  /// | text | `String`, `Int`, `HTML`, `HTML?`, `each:` |
  /// | `href`, `src` and other addresses | `Href` |
  /// | `style` | `CSSValue`, `Int` |
  /// | any other attribute, in double quotes | `String`, `Int` |
  /// | inside a tag, after the name | `attribute:if:`, `attribute:_:` |
  /// | `script` and `style` elements | `HTML` |
  package struct StringInterpolation: StringInterpolationProtocol {
    var bytes: [UInt8] = []
    var context = HTMLContext()

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes.append($0) }
      assert(context.read(bytes, from: bytes.count - literal.utf8CodeUnitCount))
    }

    package mutating func appendInterpolation(_ text: String) {
      assert(context.isText || context.isPlainValue, "a String stands in text or in a quoted attribute")
      bytes.appendEscaped(text)
    }

    package mutating func appendInterpolation(_ number: Int) {
      assert(
        context.isText || context.isPlainValue || context.isStyleValue,
        "an Int stands in text or in an attribute")
      bytes.append(contentsOf: String(number).utf8)
    }

    package mutating func appendInterpolation(_ html: HTML) {
      assert(context.isText || context.isRawText, "HTML stands in text")
      bytes.append(html.bytes.span)
    }

    package mutating func appendInterpolation(_ html: HTML?) {
      guard let html else { return assert(context.isText || context.isRawText, "HTML stands in text") }
      appendInterpolation(html)
    }

    package mutating func appendInterpolation(each pieces: some Sequence<HTML>) {
      for piece in pieces { appendInterpolation(piece) }
    }

    package mutating func appendInterpolation(_ href: Href) {
      assert(context.isAddressValue, "an Href stands in href, src and their like")
      bytes.appendEscaped(href.text)
    }

    package mutating func appendInterpolation(_ value: CSSValue) {
      assert(context.isStyleValue, "a CSSValue stands in a style attribute")
      bytes.appendEscaped(value.text)
    }

    /// A boolean attribute, with the space before it: `<input\(attribute: "checked", if: isDone)>`.
    package mutating func appendInterpolation(attribute name: StaticString, if isPresent: Bool) {
      appendAttribute(name, isPresent ? "" : nil)
    }

    /// An attribute that is absent when its value is nil, with the space before it.
    package mutating func appendInterpolation(attribute name: StaticString, _ value: String?) {
      appendAttribute(name, value)
    }

    private mutating func appendAttribute(_ name: StaticString, _ value: String?) {
      assert(context.isTag, "an attribute stands inside a tag")
      assert(
        name.withUTF8Buffer(HTMLContext.Attribute.init) == .plain, "addresses and styles have own types")
      guard let value else { return }
      bytes.append(UInt8(ascii: " "))
      // The blank ends the name of the tag.
      assert(context.read(bytes, from: bytes.count - 1))
      name.withUTF8Buffer { bytes.append($0) }
      bytes.append(contentsOf: "=\"".utf8)
      bytes.appendEscaped(value)
      bytes.append(UInt8(ascii: "\""))
    }
  }
}
