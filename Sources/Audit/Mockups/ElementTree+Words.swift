package import Cascade

extension ElementTree {
  /// How many characters of a text are told.
  private static let mostCharacters = 32

  /// What a part is painted for: `.vero-tab-bar__label "Feed"`, `.vero-card::before`, `svg`.
  package func words(for part: PaintedPart) -> String {
    let name = part.element.map(name) ?? ""
    let pseudo = part.pseudoElement.map { "::\($0)" } ?? ""
    let text = text(of: part).map { "\"\($0)\"" }
    return [name + pseudo, text].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Without white space at its ends, and not all of a long one; nil for a part that is no text.
  package func text(of part: PaintedPart) -> String? {
    guard part.kind == .text || part.kind == .link, part.pseudoElement == nil else { return nil }
    let siblings = part.element.map { elements[$0].children } ?? roots
    let text = siblings.lazy.compactMap { child -> Text? in
      if case .text(let index) = child, texts[index].place == part.place { texts[index] } else { nil }
    }.first
    guard let text else { return nil }
    let words = text.content.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > ElementTree.mostCharacters ? words.prefix(ElementTree.mostCharacters) + "…" : words
  }

  /// `.vero-tab-bar__label`; of an element without a class its name.
  private func name(_ element: Int) -> String {
    classes(of: element).map { ".\($0)" } ?? elements[element].name
  }

  /// All of its classes joined with dots; nil where it has none.
  private func classes(of element: Int) -> String? {
    let classes = elements[element]["class"].map { $0.split(whereSeparator: \.isWhitespace).joined(separator: ".") }
    return classes.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// From the top of the mock-up down, as a selector: `nav.vero-tab-bar > button.vero-tab-bar__item:nth-child(2)`.
  package func path(of element: Int) -> String {
    var steps: [String] = []
    var next: Int? = element
    while let index = next {
      steps.append(elements[index].name + (classes(of: index).map { ".\($0)" } ?? "") + position(of: index))
      next = elements[index].parent
    }
    return steps.reversed().joined(separator: " > ")
  }

  /// Empty for an element without others beside it.
  private func position(of element: Int) -> String {
    let beside = elements[element].parent.map { elements[$0].children } ?? roots
    let siblings = beside.compactMap { if case .element(let index) = $0 { index } else { nil } }
    guard siblings.count > 1, let index = siblings.firstIndex(of: element) else { return "" }
    return ":nth-child(\(index + 1))"
  }
}
