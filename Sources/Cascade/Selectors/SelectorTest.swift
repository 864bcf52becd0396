/// One claim about an element.
enum SelectorTest: Hashable, Sendable {
  case universal
  /// In lower case: Chromium compares the elements of SVG, too, without case.
  case type(String)
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
