import Foundation

/// The mock-ups that are changed: HTML with its CSS, from the themes and from the corpus of the cascade, and the tokens of the latter.
struct MockupCorpus {
  let pages: [[UInt8]]
  let sheets: [[UInt8]]
  /// By index, the sheet of each page.
  let sheetOfPage: [Int]
  let theme: [(path: String, bytes: [UInt8])]

  /// - Parameter root: the repository.
  init(root: URL) throws {
    var pages: [[UInt8]] = []
    var sheets: [[UInt8]] = []
    var sheetOfPage: [Int] = []
    let themes = root.appending(path: "themes")
    for path in try Corpus.paths(in: themes, ending: ["/component.css"]) {
      let folder = String(path.dropLast("component.css".count))
      sheets.append(try Corpus.bytes(themes, path))
      for page in try Corpus.paths(in: themes.appending(path: folder), ending: [".html"]) {
        pages.append(try Corpus.bytes(themes, folder + page))
        sheetOfPage.append(sheets.count - 1)
      }
    }
    let snippets = root.appending(path: "Tests/browser/corpus")
    for path in try Corpus.paths(in: snippets, ending: [".html"]) {
      let text = String(decoding: try Corpus.bytes(snippets, path), as: UTF8.self)
      for snippet in text.components(separatedBy: "<!--snippet ").dropFirst() {
        let parts = snippet.components(separatedBy: "</style>")
        let head = parts[0].components(separatedBy: "<style>")
        sheets.append(Array((parts.count > 1 ? head[head.count - 1] : "").utf8))
        pages.append(Array((parts.count > 1 ? parts[1] : "<!-- \(snippet)").utf8))
        sheetOfPage.append(sheets.count - 1)
      }
    }
    let theme = snippets.appending(path: "theme")
    self.theme = try Corpus.paths(in: theme, ending: [".json", ".yaml"]).map { ($0, try Corpus.bytes(theme, $0)) }
    self.pages = pages
    self.sheets = sheets
    self.sheetOfPage = sheetOfPage
  }
}
