import Cascade

extension [ComponentValue] {
  /// One word a token.
  var dump: String { map(\.dump).joined(separator: " ") }
}

extension ComponentValue {
  fileprivate var dump: String {
    switch kind {
    case .ident(let name): "ident:\(name)"
    case .atKeyword(let name): "at:\(name)"
    case .hash(let name, let isID): "\(isID ? "id" : "hash"):\(name)"
    case .string(let content): "string:\(content)"
    case .url(let address): "url:\(address)"
    case .number(let value, let isInteger): "\(isInteger ? "integer" : "number"):\(dump(value))"
    case .percentage(let value): "percentage:\(dump(value))"
    case .dimension(let value, let unit): "dimension:\(dump(value)),\(unit)"
    case .delimiter(let scalar): "delim:\(scalar)"
    case .whitespace: "_"
    case .colon: "colon"
    case .semicolon: "semicolon"
    case .comma: "comma"
    case .badString: "bad-string"
    case .badURL: "bad-url"
    case .closing(.round): "close:)"
    case .closing(.square): "close:]"
    case .closing(.curly): "close:}"
    case .commentDelimiter: "comment-delimiter"
    case .function(let name, let values): "function:\(name)(\(values.dump))"
    case .block(.round, let values): "(\(values.dump))"
    case .block(.square, let values): "[\(values.dump)]"
    case .block(.curly, let values): "{\(values.dump)}"
    }
  }

  private func dump(_ value: Double) -> String {
    switch value {
    case .greatestFiniteMagnitude: "max"
    case -.greatestFiniteMagnitude: "-max"
    default: "\(value)"
    }
  }
}
