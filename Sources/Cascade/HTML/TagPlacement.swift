import Diagnostics

/// Finds tags in balance that browsers yet put elsewhere, or pass over: a link in a link, a row without a table.
///
/// The tree of the standard's parser decides. As what is moved takes others with it, only the first is reported.
enum TagPlacement {
  static func findings(_ scanner: TagScanner, _ balance: TagBalance, _ parsed: GumboTree) -> [Finding] {
    let file = scanner.file
    let starts = scanner.tags.filter { !$0.isEnd && $0.range.lowerBound < balance.end }
    let names = Dictionary(starts.map { ($0.range.lowerBound, $0.name) }) { first, _ in first }
    for tag in starts {
      guard let written = balance.parents[tag.range.lowerBound] else { continue }
      let place = file.place(tag.range)
      guard let found = parsed.parents[tag.range.lowerBound] else {
        return [passedOver(tag.name, in: written.flatMap { names[$0] }, at: place)]
      }
      if found != written { return [moved(tag.name, outOf: written.flatMap { names[$0] }, at: place)] }
    }
    return movedText(in: parsed.tree).map { [text($0)] } ?? []
  }

  /// Text that stands before an element in the tree, and after its start tag in the file.
  private static func movedText(in tree: ElementTree) -> Place? {
    for children in [tree.roots] + tree.elements.map(\.children) {
      for case (.text(let text), .element(let next)) in zip(children, children.dropFirst()) {
        let place = tree.texts[text].place
        if tree.elements[next].place < place { return place }
      }
    }
    return nil
  }

  private static func passedOver(_ name: String, in parent: String?, at place: Place) -> Finding {
    let help =
      switch name {
      case "tr", "td", "th", "tbody", "thead", "tfoot", "caption", "col", "colgroup": "put it in a 'table'"
      default: parent.flatMap { ["select", "option", "optgroup"].contains($0) ? "write options and text in it" : nil }
      }
    let around = parent.map { " in '\($0)'" } ?? ""
    return Finding(
      .error, "invalid-html", "'<\(name)>'\(around) has no place there and is not read", at: place, help: help)
  }

  private static func moved(_ name: String, outOf parent: String?, at place: Place) -> Finding {
    Finding(
      .error, "invalid-html",
      "'<\(name)>' cannot stand in '\(parent ?? "the mock-up")', browsers put it elsewhere", at: place,
      help: parent == "table" || parent == "tr" ? "put it in a cell" : nil)
  }

  private static func text(_ place: Place) -> Finding {
    Finding(
      .error, "invalid-html", "text in a table but in no cell, browsers put it before the table", at: place,
      help: "put it in a cell")
  }
}
