import Colorimetry
import Markup
import Review

/// The colours that are others now, a tile for each two that follow each other, what is seen most first.
struct ColorShifts {
  let view: ChangeView
  private let shifts: [Shift]

  private struct Shift {
    let old: CSSValue
    let new: CSSValue
    let difference: ValueDifference
    /// The first is the edited one, where there is one.
    var changes: [TokenChange]
  }

  private struct Key: Hashable {
    let old: String
    let new: String
  }

  init(_ view: ChangeView) {
    self.view = view
    var shifts: [Shift] = []
    var indices: [Key: Int] = [:]
    let edited = view.comparison.changes.filter { !$0.isDerived }
    for change in edited + view.comparison.changes.filter(\.isDerived) {
      for pair in change.values {
        guard let old = pair.old, let new = pair.new, let difference = pair.difference, case .color = difference
        else { continue }
        if let index = indices[Key(old: old.css, new: new.css)] {
          if shifts[index].changes.last?.path != change.path { shifts[index].changes.append(change) }
        } else if let before = CSSValue(old.css), let after = CSSValue(new.css) {
          indices[Key(old: old.css, new: new.css)] = shifts.count
          shifts.append(Shift(old: before, new: after, difference: difference, changes: [change]))
        }
      }
    }
    self.shifts = shifts.enumerated()
      .sorted { a, b in
        let (x, y) = (a.element.difference.deltaE, b.element.difference.deltaE)
        return x == y ? a.offset < b.offset : x > y
      }
      .map(\.element)
  }

  var count: Int { shifts.count }

  /// Nil where no colour is another.
  var html: HTML? {
    guard !shifts.isEmpty else { return nil }
    return """
      <ol class="shifts">
      \(each: shifts.prefix(ColorShifts.most).map(tile))</ol>
      \(ChangeSections.leftOut(shifts.count - ColorShifts.most, Phrase.colors, view.words))
      """
  }

  private static let most = 60

  private func difference(_ shift: Shift) -> String {
    guard case .color(let deltaE, let alpha) = shift.difference, let visibility = shift.difference.visibility else {
      return ""
    }
    return view.words[.difference(CSSNumber.text(deltaE, decimals: 2), visibility, alpha: alpha)]
  }

  private func tile(_ shift: Shift) -> HTML {
    let more = shift.changes.count - 1
    let colors: HTML = """
      <span class="shift__colors" aria-hidden="true"><span style="--c:\(shift.old)"></span><span style="--c:\(
        shift.new)"></span></span><span class="token-name">\(TokenView.name(shift.changes[0].path))</span>
      """
    return """
      <li class="shift">\(view.href(shift.changes[0]).map { "<a href=\"\($0)\">\(colors)</a>" as HTML } ?? colors)
      <span class="value">\(difference(shift))\(
        more > 0 ? "<br>\(view.words[.andTokens(more)])" as HTML : nil)</span></li>

      """
  }
}
