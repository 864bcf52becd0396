import Diagnostics
import Markup

/// Fences of several languages right behind each other in a document: the same in each of them, of which a reader wants one.
struct CodeTabs {
  /// The blocks of each run, by the place of its first.
  private(set) var runs: [Place: [CodeBlock]] = [:]
  /// The places of all others that stand in a run.
  private(set) var others: Set<Place> = []

  init(_ document: ResolvedDocument) {
    var run: [CodeBlock] = []
    for code in document.markdown.codeBlocks {
      if let last = run.last, isNext(code, to: last, document), !run.contains(where: { $0.language == code.language }) {
        run.append(code)
      } else {
        close(run)
        run = code.isFenced && code.language != nil && document.drawings[code.place] == nil ? [code] : []
      }
    }
    close(run)
  }

  private mutating func close(_ run: [CodeBlock]) {
    guard run.count > 1 else { return }
    runs[run[0].place] = run
    others.formUnion(run.dropFirst().map(\.place))
  }

  /// Whether a fence stands behind another in the same list item, with nothing but blank lines between them.
  private func isNext(_ code: CodeBlock, to last: CodeBlock, _ document: ResolvedDocument) -> Bool {
    guard code.isFenced, code.language != nil, document.drawings[code.place] == nil else { return false }
    let start = last.place.range.upperBound
    let end = code.place.range.lowerBound
    let file = document.markdown.file
    guard start <= end, file.bytes[start..<end].allSatisfy({ " \t\r\n".utf8.contains($0) }) else { return false }
    // What stands before the fences in their lines: marks of quotes and lists, or as many blanks.
    let marks = file.bytes[file.lineStart(before: last.place.range.lowerBound)..<last.place.range.lowerBound]
    return !marks.contains(UInt8(ascii: ">")) && marks.count == end - file.lineStart(before: end)
  }

  func html(_ run: [CodeBlock], words: Words) -> HTML {
    let start = run[0].place.range.lowerBound
    let panels = run.map { code in
      TabbedPanels.Panel(
        id: "code:\(code.language ?? ""):\(start)", title: CodeTabs.title(code.language ?? ""),
        html: CodeListing(code.literal, language: code.language, words).html)
    }
    return TabbedPanels(label: words[.code], panels: panels, isInner: true).html
  }

  private static func title(_ language: String) -> String {
    switch language.lowercased() {
    case "html", "css", "scss", "json", "yaml", "xml", "svg", "sql": language.uppercased()
    case "swiftui": "SwiftUI"
    case "js", "javascript": "JavaScript"
    case "ts", "typescript": "TypeScript"
    case "sh", "shell", "bash", "zsh": "Shell"
    default: language.prefix(1).uppercased() + language.dropFirst()
    }
  }
}
