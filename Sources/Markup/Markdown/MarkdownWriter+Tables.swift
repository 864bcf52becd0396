extension MarkdownWriter {
  /// A wide table scrolls inside of a region that the keyboard can reach; its name is that of its columns.
  mutating func write(_ table: Table) {
    let label = name(table)
    html +=
      "<div class=\"table-wrap\" role=\"region\" aria-label=\"\(label)\" tabindex=\"0\">\n<table>\n<thead>\n<tr>\n"
    for (cell, alignment) in zip(table.header, table.alignments) {
      html += "<th scope=\"col\"\(attribute: "class", alignment?.className)>"
      write(cell.content)
      html += "</th>\n"
    }
    html += "</tr>\n</thead>\n"
    if !table.rows.isEmpty {
      html += "<tbody>\n"
      for row in table.rows { write(row, table.alignments) }
      html += "</tbody>\n"
    }
    html += "</table>\n</div>\n"
  }

  private mutating func write(_ row: [Table.Cell], _ alignments: [Table.Alignment?]) {
    html += "<tr>\n"
    for (cell, alignment) in zip(row, alignments) {
      html += "<td\(attribute: "class", alignment?.className)>"
      write(cell.content)
      html += "</td>\n"
    }
    html += "</tr>\n"
  }

  private mutating func name(_ table: Table) -> String {
    let columns = table.header.map(\.content.plainText).filter { !$0.isEmpty }
    let name = "Table: " + columns.joined(separator: ", ")
    tableNames[name, default: 0] += 1
    let number = tableNames[name, default: 1]
    return number == 1 ? name : "\(name) (\(number))"
  }
}

extension Table.Alignment {
  fileprivate var className: String { "align-\(rawValue)" }
}
