import Diagnostics

/// Writes a document; the state of one run of `MarkdownRenderer`.
struct MarkdownWriter {
  private let renderer: MarkdownRenderer
  private let document: MarkdownDocument
  var html = HTML()
  /// False in a link whose address is not safe: it is written as its text alone.
  private var isLinkWritten = false

  init(_ document: MarkdownDocument, renderer: MarkdownRenderer) {
    self.document = document
    self.renderer = renderer
  }

  mutating func write() {
    html.reserveCapacity(html.bytes.count + 3 * document.file.bytes.count)
    let document = document
    let (source, strings) = (document.file.bytes.span, document.strings.span)
    for event in document.events { write(event, source, strings) }
  }

  /// - Parameters:
  ///   - source: the document's file.
  ///   - strings: what the document says that does not stand in its file so.
  private mutating func write(_ event: MarkdownEvent, _ source: Span<UInt8>, _ strings: Span<UInt8>) {
    switch event {
    case .start(let element): start(element)
    case .end(let element): end(element)
    case .text(let text, isPlain: true): html.append(plain: source.extracting(text.range))
    case .text(let text, isPlain: false): html.append(text: source.extracting(text.range))
    case .literal(let text): html.append(text: strings.extracting(text.range))
    case .code(let index): writeCode(index, strings)
    case .html(let index):
      let (literal, place) = document.text(ofSpan: index)
      html += renderer.html(raw: literal, place) ?? HTML(text: literal)
    case .htmlBlock(let index):
      let (literal, place) = document.text(ofSpan: index)
      html.endLine()
      html += renderer.html(raw: literal, place) ?? "<pre><code>\(literal)</code></pre>\n"
      html.endLine()
    case .softBreak: html.append("\n")
    case .lineBreak: html.append("<br />\n")
    case .thematicBreak:
      html.endLine()
      html.append("<hr />\n")
    case .codeBlock(let index):
      let block = document.codeBlocks[Int(index)]
      html.endLine()
      html += renderer.codeBlock?(block) ?? block.html
      html.endLine()
    case .image(let index): write(document.images[Int(index)])
    case .footnoteReference(let number, let occurrence):
      let id = MarkdownWriter.referenceID(number: Int(number), occurrence: Int(occurrence))
      html += """
        <sup class="footnote-ref"><a href="\(.fragment("fn:\(number)"))" id="\(id)" \
        aria-label="\("\(renderer.words.footnote) \(number)")">\(Int(number))</a></sup>
        """
    case .footnoteBack(let number, let isInParagraph):
      if isInParagraph { html.append(" ") } else { html.endLine() }
      html += backLinks(Int(number), count: document.footnoteReferenceCounts[Int(number) - 1])
      if !isInParagraph { html.endLine() }
    }
  }

  private mutating func writeCode(_ index: Int32, _ strings: Span<UInt8>) {
    if let hook = renderer.codeSpan {
      let (literal, place) = document.text(ofSpan: index)
      if let code = hook(literal, place) {
        html += code
        return
      }
    }
    html.append("<code>")
    html.append(text: strings.extracting(document.spans[Int(index)].literal.range))
    html.append("</code>")
  }

  private mutating func start(_ element: MarkdownElement) {
    switch element {
    case .paragraph(isTight: true): break
    case .paragraph: startLine("<p>")
    case .heading(let index): start(document.headings[Int(index)])
    case .quote: startLine("<blockquote>\n")
    case .alert(let alert): start(alert)
    case .list(nil): startLine("<ul>\n")
    case .list(1): startLine("<ol>\n")
    case .list(let start?):
      html.endLine()
      html += "<ol start=\"\(Int(start))\">\n"
    case .item: html.append("<li>")
    case .task: html.append("<li class=\"task\">")
    case .taskName(let isDone, let isTight):
      // The label gives the box the task as its name.
      html.append(isTight ? "<label>" : "\n<p><label>")
      html += "<input type=\"checkbox\"\(attribute: "checked", if: isDone) disabled=\"\" /> "
    case .table(let index): start(document.tables[Int(index)])
    case .row(.header): html.append("<thead>\n<tr>\n")
    case .row(.firstOfBody): html.append("<tbody>\n<tr>\n")
    case .row(.other): html.append("<tr>\n")
    case .cell(.header, let alignment):
      html += "<th scope=\"col\"\(attribute: "class", alignment.map { "align-\($0.rawValue)" })>"
    case .cell(_, nil): html.append("<td>")
    case .cell(_, .left?): html.append("<td class=\"align-left\">")
    case .cell(_, .center?): html.append("<td class=\"align-center\">")
    case .cell(_, .right?): html.append("<td class=\"align-right\">")
    case .footnotes:
      html.endLine()
      html += "<section class=\"footnotes\" aria-label=\"\(renderer.words.footnotes)\">\n<ol>\n"
    case .footnote(let number): html += "<li id=\"\("fn:\(number)")\">\n"
    case .emphasis: html.append("<em>")
    case .strong: html.append("<strong>")
    case .strikethrough: html.append("<del>")
    case .link(let index): start(document.links[Int(index)])
    }
  }

  private mutating func end(_ element: MarkdownElement) {
    switch element {
    case .paragraph(isTight: true): break
    case .paragraph: html.append("</p>\n")
    case .heading(let index): end(document.headings[Int(index)])
    case .quote: endLine("</blockquote>\n")
    case .alert(let alert): endLine(alert.isPaired && alert.kind == .dont ? "</div>\n</div>\n" : "</div>\n")
    case .list(nil): html.append("</ul>\n")
    case .list: html.append("</ol>\n")
    case .item, .task, .footnote: html.append("</li>\n")
    case .taskName(_, let isTight): html.append(isTight ? "</label>" : "</label></p>\n")
    case .table(let index):
      html.append(document.tables[Int(index)].hasBody ? "</tbody>\n</table>\n</div>\n" : "</table>\n</div>\n")
    case .row(.header): html.append("</tr>\n</thead>\n")
    case .row: html.append("</tr>\n")
    case .cell(.header, _): html.append("</th>\n")
    case .cell: html.append("</td>\n")
    case .footnotes: html.append("</ol>\n</section>\n")
    case .emphasis: html.append("</em>")
    case .strong: html.append("</strong>")
    case .strikethrough: html.append("</del>")
    case .link: if isLinkWritten { html.append("</a>") }
    }
  }

  private mutating func startLine(_ tag: StaticString) {
    html.endLine()
    html.append(tag)
  }

  private mutating func endLine(_ tag: StaticString) {
    html.endLine()
    html.append(tag)
  }
}

// MARK: Elements with values

extension MarkdownWriter {
  /// The link stands beside the heading, not in it, so that the heading's name stays its text.
  private mutating func start(_ heading: Heading) {
    html.endLine()
    if renderer.linksHeadings { html.append("<div class=\"heading\">") }
    let id = renderer.linksHeadings ? heading.id : nil
    switch heading.level {
    case 1: html += "<h1\(attribute: "id", id)>"
    case 2: html += "<h2\(attribute: "id", id)>"
    case 3: html += "<h3\(attribute: "id", id)>"
    case 4: html += "<h4\(attribute: "id", id)>"
    case 5: html += "<h5\(attribute: "id", id)>"
    default: html += "<h6\(attribute: "id", id)>"
    }
  }

  private mutating func end(_ heading: Heading) {
    switch heading.level {
    case 1: html.append("</h1>")
    case 2: html.append("</h2>")
    case 3: html.append("</h3>")
    case 4: html.append("</h4>")
    case 5: html.append("</h5>")
    default: html.append("</h6>")
    }
    if renderer.linksHeadings {
      let label = renderer.words.linkToSection
      html += """
        <a class="anchor" href="\(.fragment(heading.id))" \
        aria-label="\(label.before)\(heading.text)\(label.after)"><span aria-hidden="true">#</span></a></div>
        """
    }
    html.append("\n")
  }

  private mutating func start(_ alert: Alert) {
    html.endLine()
    if alert.isPaired, alert.kind == .do { html.append("<div class=\"do-dont\">\n") }
    html += """
      <div class="alert alert-\(alert.kind.rawValue)" role="note">
      <p class="alert-title">\(renderer.words.title(of: alert.kind))</p>

      """
  }

  /// A wide table scrolls inside of a region that the keyboard can reach.
  private mutating func start(_ table: Table) {
    html.endLine()
    html +=
      "<div class=\"table-wrap\" role=\"region\" aria-label=\"\(renderer.words.table): \(table.name)\" tabindex=\"0\">\n<table>\n"
  }

  private mutating func start(_ link: Link) {
    let href = renderer.href(renderer.link(link.destination, link.place))
    isLinkWritten = href != nil
    guard let href else { return }
    html += "<a href=\"\(href)\"\(attribute: "title", link.title.isEmpty ? nil : link.title)>"
  }

  /// An image whose address is not safe is written as its alternative.
  private mutating func write(_ image: Image) {
    guard let source = renderer.href(renderer.image(image.destination, image.place)) else {
      html.append(text: image.alternative)
      return
    }
    let title = image.title.isEmpty ? nil : image.title
    html += "<img src=\"\(source)\" alt=\"\(image.alternative)\"\(attribute: "title", title) />"
  }

  /// A link back to each place that refers to the footnote.
  private func backLinks(_ number: Int, count: Int) -> HTML {
    let words = renderer.words
    return (1...max(count, 1)).map { occurrence -> HTML in
      let label = "\(words.backToReference) \(number)" + (occurrence > 1 ? ", \(words.use) \(occurrence)" : "")
      let id = MarkdownWriter.referenceID(number: number, occurrence: occurrence)
      return "<a class=\"footnote-back\" href=\"\(.fragment(id))\" aria-label=\"\(label)\">↩</a>"
    }.joined(separator: " ")
  }

  /// The colon keeps these ids apart from those of headings.
  private static func referenceID(number: Int, occurrence: Int) -> String {
    occurrence == 1 ? "fnref:\(number)" : "fnref:\(number):\(occurrence)"
  }
}
