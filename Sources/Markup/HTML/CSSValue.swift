/// A CSS value that cannot end the declaration it stands in: the only thing that a `style` attribute takes.
package struct CSSValue: Hashable, Sendable {
  package let text: String

  /// Nil when the text could end the declaration (`;`, `}`, an open string or parenthesis, a comment, an escape) or
  /// load something (`url()` and its like).
  package init?(_ text: String) {
    guard CSSValue.isClosed(text), !CSSValue.loads(text) else { return nil }
    self.text = text
  }

  /// A reference to a custom property: `var(--name)`. Nil when the name, given without its dashes, is not a plain one.
  package static func variable(_ name: String) -> CSSValue? {
    let isPlain = name.utf8.allSatisfy { byte in
      byte.isWord || byte == UInt8(ascii: "-")
    }
    return isPlain && !name.isEmpty ? CSSValue("var(--\(name))") : nil
  }

  /// True when strings and brackets are closed and nothing stands there that ends or hides a declaration.
  private static func isClosed(_ text: String) -> Bool {
    var open: [UInt8] = []
    var quote: UInt8?
    var previous: UInt8 = 0
    for byte in text.utf8 {
      defer { previous = byte }
      switch byte {
      case 0..<0x20, 0x7F, UInt8(ascii: "\\"): return false
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: "!"):
        return false
      case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): return false
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"): if open.popLast() != byte { return false }
      default: break
      }
    }
    return quote == nil && open.isEmpty
  }

  /// CSS Values 4, 4.5: the functions that fetch.
  private static func loads(_ text: String) -> Bool {
    text.utf8.indices.contains { index in
      guard text.utf8[index] == UInt8(ascii: "(") else { return false }
      return ["url", "src", "image", "image-set", "expression"].contains { function in
        text.utf8[..<index].suffix(function.utf8.count).lazy.map { $0.isUppercase ? $0 | 0x20 : $0 }
          .elementsEqual(function.utf8)
      }
    }
  }
}

extension CSSValue: ExpressibleByStringLiteral {
  /// A value in our own source code.
  package init(stringLiteral literal: StaticString) {
    guard let value = CSSValue(literal.description) else {
      preconditionFailure("a value in our code is closed")
    }
    self = value
  }
}
