/// One claim about an element.
enum SelectorTest: Hashable, Sendable {
  case universal
  /// Also in lower case, as the elements of HTML are compared.
  case type(String, lowercased: String)
  case id(String)
  case `class`(String)
  case attribute(AttributeTest)
  case any([Selector])
  case not([Selector])
  /// Each selector's leftmost compound is the `anchor`.
  case has([Selector])
  /// The element that `:has()` is asked of.
  case anchor
  case nth(ChildPosition)
  case only(isOfType: Bool)
  case empty
  case state(StatePseudoClass)
  case form(FormPseudoClass)
  case link, defined
  case language([String])
  case direction(isLeftToRight: Bool)
  case never
}
