import Markup
import Review

/// What became of the contrast of pairs of colours: what newly fails is drawn, the rest is listed.
struct ContrastSection {
  let view: ChangeView

  /// Nil where every ratio is what it was.
  var html: HTML? {
    let parts = [lost, list(.newlyPasses), folded(.moved), folded(.added), folded(.removed)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined()
  }

  /// The others are listed.
  private static let mostDrawn = 24

  private var words: Words { view.words }

  private func changes(_ kind: ContrastChange.Kind) -> [ContrastChange] { view.comparison.contrast(kind) }

  private var lost: HTML? {
    let changes = changes(.newlyFails)
    guard !changes.isEmpty else { return nil }
    let flips = flips(changes)
    let drawn = flips.prefix(ContrastSection.mostDrawn)
    let rest = flips.dropFirst(ContrastSection.mostDrawn).flatMap(\.changes)
    return """
      <ol class="flips">
      \(each: drawn.map(\.html))</ol>
      \(rest.isEmpty ? nil : ContrastRows(view: view, changes: rest, kind: .newlyFails).html)
      """
  }

  /// Pairs that look the same are drawn once; the lowest ratio first.
  private func flips(_ changes: [ContrastChange]) -> [ContrastFlip] {
    let painter = PairPainter(view.comparison)
    var flips: [ContrastFlip] = []
    var indices: [ContrastFlip.Look: Int] = [:]
    for change in changes {
      guard let flip = ContrastFlip(view, change, .newlyFails, painter) else { continue }
      if let index = indices[flip.look] {
        flips[index].others.append(change)
      } else {
        indices[flip.look] = flips.count
        flips.append(flip)
      }
    }
    return flips.enumerated()
      .sorted { a, b in
        let (x, y) = (a.element.lowest, b.element.lowest)
        return x == y ? a.offset < b.offset : x < y
      }
      .map(\.element)
  }

  private func list(_ kind: ContrastChange.Kind) -> HTML? {
    let changes = changes(kind)
    guard !changes.isEmpty else { return nil }
    return """
      <h3>\(words[.contrast(kind, changes.count)])</h3>
      \(ContrastRows(view: view, changes: changes, kind: kind).html)
      """
  }

  private func folded(_ kind: ContrastChange.Kind) -> HTML? {
    let changes = changes(kind)
    guard !changes.isEmpty else { return nil }
    return """
      <details class="code">
      <summary>\(words[.contrast(kind, changes.count)])</summary>
      \(ContrastRows(view: view, changes: changes, kind: kind).html)
      </details>

      """
  }
}
