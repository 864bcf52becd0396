/// Something that the site itself says, in every language that its chrome speaks: a phrase without a translation does not compile.
///
/// Phrases are declared beside the area that says them: `extension Phrase { static let copy = Phrase("Copy", de: "Kopieren") }`.
struct Phrase: Sendable {
  let english: String
  let german: String

  init(_ english: String, de german: String) {
    self.english = english
    self.german = german
  }
}
