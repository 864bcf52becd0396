/// What a piece of code is; its name is that of the CSS class, behind `tok-`.
enum Token: String, Sendable {
  case keyword, string, number, comment, type, attribute, property, function, variable, punctuation

  var startTag: StaticString {
    switch self {
    case .keyword: "<span class=\"tok-keyword\">"
    case .string: "<span class=\"tok-string\">"
    case .number: "<span class=\"tok-number\">"
    case .comment: "<span class=\"tok-comment\">"
    case .type: "<span class=\"tok-type\">"
    case .attribute: "<span class=\"tok-attribute\">"
    case .property: "<span class=\"tok-property\">"
    case .function: "<span class=\"tok-function\">"
    case .variable: "<span class=\"tok-variable\">"
    case .punctuation: "<span class=\"tok-punctuation\">"
    }
  }
}
