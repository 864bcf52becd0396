import Testing

@testable import Site

struct WordsTests {
  @Test(arguments: [
    ("en", "Menu", "en"), ("en-GB", "Menu", "en-GB"), ("de", "Menü", "de"), ("de-CH", "Menü", "de-CH"),
    ("DE", "Menü", "DE"), ("fr", "Menu", "en"), ("den", "Menu", "en"), ("", "Menu", "en"),
  ])
  func `the chrome speaks the language of the site, else English`(tag: String, menu: String, lang: String) {
    let words = Words(language: tag)
    #expect(words[.menu] == menu)
    #expect(words.tag == lang)
  }
}
