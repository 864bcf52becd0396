import Audit
import Colorimetry
import Diagnostics
import Tokens

/// A document as it was written, with the values of the tokens that it names, and tables where it draws.
struct DocumentMirror {
  let document: ResolvedDocument
  let theme: ResolvedTheme?
  let words: Words

  var bytes: [UInt8] {
    Array(MarkdownText.title(document.title, document.description).utf8) + body
  }

  /// Without the title.
  var body: ArraySlice<UInt8> {
    let source = document.file.bytes
    let edits = edits
    guard !edits.isEmpty else { return source[document.bodyOffset...] }
    var result: [UInt8] = []
    var offset = document.bodyOffset
    for (range, text) in edits where range.lowerBound >= offset {
      result += source[offset..<range.lowerBound] + Array(text.utf8)
      offset = range.upperBound
    }
    return result + source[offset...]
  }

  /// In the order of the document.
  private var edits: [(range: Range<Int>, text: String)] {
    guard let theme else { return [] }
    let mirror = TokenMirror(theme: theme, words: words)
    let chips = document.chips.compactMap { place, path in
      theme.graph[path].map { (range: place.range, text: "\(path): \(mirror.value($0))") }
    }
    // A fence in a quote or a list has marks in front of each line: it stays as it is.
    let drawings = document.drawings.filter { isAtLineStart($0.key) }.map { place, drawing in
      (range: place.range, text: text(drawing, mirror))
    }
    return (chips + drawings).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func isAtLineStart(_ place: Place) -> Bool {
    let start = place.range.lowerBound
    return start == 0 || document.file.bytes[start - 1] == UInt8(ascii: "\n")
  }

  private func text(_ drawing: Drawing, _ mirror: TokenMirror) -> String {
    switch drawing {
    case .tokens(.appearance, let tokens): locks(tokens, mirror.theme.graph) + "\n" + mirror.table(tokens)
    case .tokens(_, let tokens): mirror.table(tokens)
    case .component(let component, let variant):
      "\(words[.drawing]): \(component.component.title), \((variant.map { [$0] } ?? component.variants).map(\.variant.title).joined(separator: ", "))\n"
    case .components(let components):
      components.map { "- \($0.component.title)\n" }.joined()
    case .contrast(let pairs): pairs.map { "- \($0.markdown(words))\n" }.joined()
    case .icons(let icons): icons.map { "- \(MarkdownText.code($0.name))\n" }.joined()
    }
  }

  private func locks(_ tokens: [TokenGraph.Token], _ graph: TokenGraph) -> String {
    AppearanceLock.all(tokens, in: graph).map { lock in
      let texts = lock.texts.map { ", \($0.token.path) \(lock.ratio($0.paint).text):1" }.joined()
      let style = AppearanceLock.style(lock.scheme)
      return
        "- \(words[graph.title(of: lock.modes)]): \(words[.brightness(lock.brightnessText)]), UIUserInterfaceStyle \(style)\(texts)\n"
    }.joined()
  }
}
