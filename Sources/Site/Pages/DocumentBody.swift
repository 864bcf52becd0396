import Diagnostics
import Markup
import Tokens

/// A document's Markdown as HTML, with chips, drawings and links in it.
struct DocumentBody {
  let context: PageContext
  let document: ResolvedDocument

  var html: HTML {
    var html = HTML()
    write(into: &html)
    return html
  }

  /// Appends it to what stands above.
  func write(into html: inout HTML) {
    let view = context.system.theme.map { TokenView(context: context, theme: $0) }
    let numbers = Dictionary(
      document.drawings.keys.sorted().enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var renderer = MarkdownRenderer()
    renderer.allowsRawHTML = context.project.allowsRawHTML
    if let view, !document.chips.isEmpty {
      renderer.codeSpan = { _, place in document.chips[place].flatMap { view.theme.graph[$0] }.map(view.chip) }
    }
    renderer.words = MarkdownWords(Words(language: (document.language ?? context.project.language).text))
    let tabs = tabs
    renderer.codeBlock = { code in
      if let run = tabs.runs[code.place] { return tabs.html(run, words: context.words) }
      if tabs.others.contains(code.place) { return HTML() }
      if let view, let drawing = document.drawings[code.place] {
        let number = numbers[code.place] ?? 0
        guard let mode = document.drawingModes[code.place] else {
          return DrawingView(view: view, number: number).html(drawing)
        }
        return ScopedDrawing(view: view, mode: mode).html { DrawingView(view: $0, number: number).html(drawing) }
      }
      return CodeListing(code.literal, language: code.language, context.words).html
    }
    renderer.link = { destination, place in document.links[place].map { context.siteHref($0).text } ?? destination }
    renderer.image = { source, place in document.links[place].map { context.siteHref($0).text } ?? source }
    html += "<div class=\"prose\">\n"
    renderer.write(document.markdown, into: &html)
    html += "</div>\n"
  }

  /// The style sheets of what it shows.
  var sheets: Set<SiteStyle.Sheet> {
    var sheets: Set<SiteStyle.Sheet> = tabs.runs.isEmpty ? [] : [.component]
    if !document.drawingModes.isEmpty { sheets.insert(.scopes) }
    for drawing in document.drawings.values {
      switch drawing {
      case .component: break
      case .components: sheets.insert(.component)
      case .tokens(.appearance, _): sheets.insert(.modes)
      case .tokens(.swatches, _), .tokens(.tokens, _), .icons: sheets.insert(.fences)
      case .tokens: sheets.formUnion([.fences, .figures])
      case .contrast: sheets.insert(.verdicts)
      }
    }
    return sheets
  }

  private var tabs: CodeTabs { CodeTabs(document) }

  /// The icons that the drawings show.
  var icons: [Icon] {
    let names = document.drawings.values.flatMap { drawing -> [String] in
      switch drawing {
      case .component(let component, let variant):
        (variant.map { [$0] } ?? component.variants).flatMap(\.mockup.icons)
      case .components(let components): components.compactMap(\.variants.first).flatMap(\.mockup.icons)
      case .icons(let icons): icons.map(\.name)
      case .tokens, .contrast: []
      }
    }
    return context.system.icons(named: Set(names))
  }

  var contents: [(level: Int, id: String, text: String)] {
    document.markdown.headings.filter { $0.level == 2 || $0.level == 3 }.map { ($0.level, $0.id, $0.text) }
  }
}

extension ResolvedSystem {
  /// The theme's icons of some names, in the order of the theme.
  func icons(named names: Set<String>) -> [Icon] {
    theme?.icons.filter { names.contains($0.name) } ?? []
  }

  /// The pages before and after one, as the sidebar has them.
  func neighbors(of path: String) -> (previous: Navigation.Item?, next: Navigation.Item?) {
    let order = navigation.readingOrder
    guard let index = navigation.location(of: path)?.position else { return (nil, nil) }
    return (index > 0 ? order[index - 1] : nil, index + 1 < order.count ? order[index + 1] : nil)
  }
}
