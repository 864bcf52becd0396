/// Writes blocks; the state of one run of `MarkdownRenderer`.
struct MarkdownWriter {
  let renderer: MarkdownRenderer
  var html = HTML()
  /// How many tables have had the same name: each is told apart by a number.
  var tableNames: [String: Int] = [:]

  mutating func write(_ blocks: [Block], isTight: Bool = false) {
    var rest = blocks[...]
    while let block = rest.popFirst() {
      if case .alert(let good) = block, good.kind == .do, case .alert(let bad)? = rest.first,
        bad.kind == .dont
      {
        rest.removeFirst()
        html.endLine()
        html += "<div class=\"do-dont\">\n"
        write(good)
        write(bad)
        html += "</div>\n"
      } else if isTight, case .paragraph(let content) = block {
        write(content)
      } else {
        html.endLine()
        write(block)
      }
    }
  }

  /// Writes a block, from the start of a line to its end.
  private mutating func write(_ block: Block) {
    switch block {
    case .paragraph(let content):
      html += "<p>"
      write(content)
      html += "</p>\n"
    case .heading(let heading): write(heading)
    case .codeBlock(let block): html += renderer.codeBlock(block) ?? block.html
    case .quote(let blocks):
      html += "<blockquote>\n"
      write(blocks)
      html.endLine()
      html += "</blockquote>\n"
    case .alert(let alert): write(alert)
    case .list(let list): write(list)
    case .table(let table): write(table)
    case .thematicBreak: html += "<hr />\n"
    case .html(let literal, let place):
      html += renderer.html(raw: literal, place) ?? "<pre><code>\(literal)</code></pre>\n"
    }
    html.endLine()
  }

  /// The link stands beside the heading, not in it, so that the heading's name stays its text.
  private mutating func write(_ heading: Heading) {
    var content = MarkdownWriter(renderer: renderer)
    content.write(heading.content)
    guard renderer.linksHeadings else {
      html += MarkdownWriter.element(heading.level, id: nil, content.html)
      html += "\n"
      return
    }
    let element = MarkdownWriter.element(heading.level, id: heading.id, content.html)
    let label = "Link to section “\(heading.text)”"
    html += """
      <div class="heading">\(element)\
      <a class="anchor" href="\(.fragment(heading.id))" aria-label="\(label)"><span aria-hidden="true">#</span></a></div>

      """
  }

  private static func element(_ level: Int, id: String?, _ content: HTML) -> HTML {
    switch level {
    case 1: "<h1\(attribute: "id", id)>\(content)</h1>"
    case 2: "<h2\(attribute: "id", id)>\(content)</h2>"
    case 3: "<h3\(attribute: "id", id)>\(content)</h3>"
    case 4: "<h4\(attribute: "id", id)>\(content)</h4>"
    case 5: "<h5\(attribute: "id", id)>\(content)</h5>"
    default: "<h6\(attribute: "id", id)>\(content)</h6>"
    }
  }

  private mutating func write(_ alert: Alert) {
    html += "<div class=\"alert alert-\(alert.kind.rawValue)\" role=\"note\">\n"
    html += "<p class=\"alert-title\">\(alert.kind.title)</p>\n"
    write(alert.blocks)
    html.endLine()
    html += "</div>\n"
  }

  private mutating func write(_ list: MarkdownList) {
    switch list.start {
    case nil: html += "<ul>\n"
    case 1: html += "<ol>\n"
    case let start?: html += "<ol start=\"\(start)\">\n"
    }
    for item in list.items { write(item, isTight: list.isTight) }
    html += list.start == nil ? "</ul>\n" : "</ol>\n"
  }

  private mutating func write(_ item: MarkdownList.Item, isTight: Bool) {
    guard let isDone = item.isDone, case .paragraph(let task)? = item.blocks.first else {
      html += "<li>"
      write(item.blocks, isTight: isTight)
      html += "</li>\n"
      return
    }
    // The label gives the box the task as its name.
    html += "<li class=\"task\">"
    html += isTight ? HTML() : "\n<p>"
    html += "<label><input type=\"checkbox\"\(attribute: "checked", if: isDone) disabled=\"\" /> "
    write(task)
    html += isTight ? "</label>" : "</label></p>\n"
    write(Array(item.blocks.dropFirst()), isTight: isTight)
    html += "</li>\n"
  }

  mutating func write(_ footnotes: [Footnote]) {
    guard !footnotes.isEmpty else { return }
    html.endLine()
    html += "<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>\n"
    for (index, footnote) in footnotes.enumerated() {
      html += "<li id=\"\("fn:\(index + 1)")\">\n"
      let back = MarkdownWriter.backLinks(footnote, number: index + 1)
      var blocks = footnote.blocks
      if case .paragraph(let last)? = blocks.last {
        blocks.removeLast()
        write(blocks)
        html.endLine()
        html += "<p>"
        write(last)
        html += " \(back)</p>\n"
      } else {
        write(blocks)
        html.endLine()
        html += "\(back)\n"
      }
      html += "</li>\n"
    }
    html += "</ol>\n</section>\n"
  }

  /// A link back to each place that refers to the footnote.
  private static func backLinks(_ footnote: Footnote, number: Int) -> HTML {
    (1...max(footnote.referenceCount, 1)).map { occurrence -> HTML in
      let label = "Back to reference \(number)" + (occurrence > 1 ? ", use \(occurrence)" : "")
      let id = referenceID(number: number, occurrence: occurrence)
      return "<a class=\"footnote-back\" href=\"\(.fragment(id))\" aria-label=\"\(label)\">↩</a>"
    }.joined(separator: " ")
  }

  /// The colon keeps these ids apart from those of headings.
  static func referenceID(number: Int, occurrence: Int) -> String {
    occurrence == 1 ? "fnref:\(number)" : "fnref:\(number):\(occurrence)"
  }
}
