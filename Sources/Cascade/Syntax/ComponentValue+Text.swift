/// CSS Syntax 3, section 9: values as CSS that parses to the same values.
extension [ComponentValue] {
  package var text: String {
    var text = ""
    for (index, value) in enumerated() {
      if index > 0, self[index - 1].merges(with: value) { text += "/**/" }
      text += value.text
    }
    return text
  }
}

extension ComponentValue {
  package var text: String {
    switch kind {
    case .ident(let name): CSSText.identifier(name)
    case .atKeyword(let name): "@" + CSSText.identifier(name)
    case .hash(let name, let isID): "#" + (isID ? CSSText.identifier(name) : CSSText.name(name))
    case .string(let content): CSSText.string(content)
    case .url(let address): "url(" + CSSText.address(address) + ")"
    case .number(let value, let isInteger): CSSText.number(value, isInteger: isInteger)
    case .percentage(let value): CSSText.number(value) + "%"
    case .dimension(let value, let unit): CSSText.number(value) + CSSText.unit(unit)
    case .delimiter("\\"): "\\\n"
    case .delimiter(let scalar): String(Character(scalar))
    case .whitespace: " "
    case .colon: ":"
    case .semicolon: ";"
    case .comma: ","
    case .badString: "\"\n"
    case .badURL: "url(()"
    case .commentDelimiter: "<!--"
    case .closing(let bracket): String(bracket.closing)
    case .function(let name, let values): CSSText.identifier(name) + "(" + values.text + ")"
    case .block(let bracket, let values): "\(bracket.opening)\(values.text)\(bracket.closing)"
    }
  }

  /// True where two values, written without anything between them, would be read as others.
  fileprivate func merges(with next: ComponentValue) -> Bool {
    switch kind {
    case .ident("--") where next.kind == .delimiter(">"): true
    case .ident: next.continuesName || next.isBlock(.round)
    case .atKeyword, .hash, .dimension: next.continuesName
    case .delimiter("#"), .delimiter("-"), .delimiter("@"): next.continuesName
    case .number: next.continuesName && next.kind != .delimiter("-") || next.kind == .delimiter("%")
    case .delimiter("."), .delimiter("+"): next.isNumeric
    case .delimiter("/"): next.kind == .delimiter("*")
    case .delimiter("<"): next.kind == .delimiter("!")
    default: false
    }
  }

  private var continuesName: Bool {
    switch kind {
    case .ident, .function, .url, .badURL, .delimiter("-"): true
    default: isNumeric
    }
  }

  private var isNumeric: Bool {
    switch kind {
    case .number, .percentage, .dimension: true
    default: false
    }
  }
}
