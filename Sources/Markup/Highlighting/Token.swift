/// What a piece of code is; its name is that of the CSS class, behind `tok-`.
enum Token: String, Sendable {
  case keyword, string, number, comment, type, attribute, property, function, variable, punctuation
}
