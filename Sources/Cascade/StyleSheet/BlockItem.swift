/// What stands in a block of CSS, or in a style sheet itself.
enum BlockItem {
  case declaration(Declaration)
  case rule(prelude: [ComponentValue], block: [ComponentValue], range: Range<Int>)
  case atRule(AtRule)

  struct AtRule {
    /// In lower case.
    let name: String
    let prelude: [ComponentValue]
    /// Nil for one that ends with a semicolon.
    let block: [ComponentValue]?
    /// From `@` to the end of the prelude.
    let range: Range<Int>
  }
}
