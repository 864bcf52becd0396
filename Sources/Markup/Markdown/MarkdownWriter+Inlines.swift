extension MarkdownWriter {
  mutating func write(_ inlines: [Inline]) {
    for inline in inlines { write(inline) }
  }

  private mutating func write(_ inline: Inline) {
    switch inline {
    case .text(let text, _): html.append(text: text)
    case .softBreak: html += "\n"
    case .lineBreak: html += "<br />\n"
    case .code(let literal, let place): html += renderer.codeSpan(literal, place) ?? "<code>\(literal)</code>"
    case .html(let literal, let place): html += renderer.html(raw: literal, place) ?? HTML(text: literal)
    case .emphasis(let content):
      html += "<em>"
      write(content)
      html += "</em>"
    case .strong(let content):
      html += "<strong>"
      write(content)
      html += "</strong>"
    case .strikethrough(let content):
      html += "<del>"
      write(content)
      html += "</del>"
    case .link(let link): write(link)
    case .image(let image): write(image)
    case .footnoteReference(let reference):
      let id = MarkdownWriter.referenceID(number: reference.number, occurrence: reference.occurrence)
      let number = reference.number
      html += """
        <sup class="footnote-ref"><a href="\(.fragment("fn:\(number)"))" id="\(id)" \
        aria-label="\("Footnote \(number)")">\(number)</a></sup>
        """
    }
  }

  /// A link whose address is not safe is written as its text alone.
  private mutating func write(_ link: Link) {
    guard let href = renderer.href(renderer.link(link.destination, link.place)) else {
      return write(link.content)
    }
    html += "<a href=\"\(href)\"\(attribute: "title", link.title.isEmpty ? nil : link.title)>"
    write(link.content)
    html += "</a>"
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
}
