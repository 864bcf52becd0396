import Cascade
import DataFiles
import Diagnostics
import Tokens

/// A mock-up with its style sheet, painted with the tokens of a small theme.
struct PaintedSnippet {
  let parts: [PaintedPart]
  let tree: ElementTree

  init(
    _ html: String, css: String = "", in state: InteractionState = .rest, scheme: ColorScheme = .light,
    contrast: DeclaredContrast = .init(), icons: [String: String] = [:], width: Double? = nil,
    theme: SnippetTheme = .standard
  ) {
    var files = SourceFiles()
    var findings = Findings()
    tree = HTMLReader.tree(of: files.add(path: "a.html", bytes: Array(html.utf8)), into: &findings)
    let sheet = StyleSheet.read(files.add(path: "a.css", bytes: Array(css.utf8)), into: &findings)
    let drawings = icons.mapValues {
      HTMLReader.tree(of: files.add(path: "icon.svg", bytes: Array($0.utf8)), into: &findings)
    }
    var style = MockupStyle(sheet, tokens: theme.tokens, contrast: contrast, icons: drawings, width: width)
    parts = style.parts(of: tree, in: state, scheme: scheme)
  }

  init(parts: [PaintedPart], tree: ElementTree) {
    self.parts = parts
    self.tree = tree
  }

  /// One line for each part: `text .label #fff on var(--t-a), #000? {2: 0.5} 16px/400 !why (disabled)`.
  var lines: [String] {
    parts.map { part in
      var words = [kind(part.kind), name(part), text(part.foreground)]
      if !part.layers.isEmpty {
        words.append("on " + part.layers.map { text($0.source) + ($0.isWhole ? "" : "?") }.joined(separator: ", "))
      }
      if !part.groups.isEmpty {
        words.append("{\(part.groups.map { "\($0.start): \($0.opacity)" }.joined(separator: ", "))}")
      }
      if let font = part.font, font != FontSource(sizes: ["16px"], weights: ["400"]) {
        words.append(font.sizes.joined(separator: " ") + "/" + font.weights.joined(separator: " "))
      }
      words += part.obstacles.map { "!" + ($0.level.map { "\($0) " } ?? "") + $0.reason }
      switch part.exemption {
      case .disabled: words.append("(disabled)")
      case .declared(let reason): words.append("(\(reason))")
      case nil: break
      }
      return words.joined(separator: " ")
    }
  }

  private func kind(_ kind: PaintedPart.Kind) -> String {
    switch kind {
    case .text: "text"
    case .placeholder: "placeholder"
    case .graphic: "graphic"
    case .border(let side): "border \(side)"
    case .outline(let side): "outline \(side)"
    case .link: "link"
    }
  }

  private func name(_ part: PaintedPart) -> String {
    guard let element = part.element.map({ tree.elements[$0] }) else { return "-" }
    let name = element["class"].map { ".\($0.split(separator: " ").joined(separator: "."))" } ?? element.name
    return name + (part.pseudoElement.map { "::\($0)" } ?? "")
  }

  private func text(_ source: PaintSource) -> String {
    switch source {
    case .token(let path): "<\(path)>"
    case .css(let text): text
    }
  }
}
