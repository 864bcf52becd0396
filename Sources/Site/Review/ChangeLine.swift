import Markup
import Review
import Tokens

/// A value before and after on a line, with the aliases where another one is named.
struct ChangeLine {
  let view: ChangeView
  let pair: TokenChange.ValuePair
  let type: String

  /// What it is called in CSS on both sides, and how far apart that is.
  var html: HTML {
    """
    <span class="values">\(pair.old.map { side($0, name: .before) } ?? absent)<span aria-hidden="true">→</span>\(
      pair.new.map { side($0, name: .after) } ?? absent)\(difference.map { "<b>\($0)</b>" as HTML })</span>
    """
  }

  /// Nil where the same token is named, or none.
  var aliases: HTML? {
    guard pair.isRetargeted, pair.old != nil, pair.new != nil else { return nil }
    let names = [pair.old, pair.new].map { value -> HTML in
      value?.alias.map { "<code>{\($0.description)}</code>" } ?? "<span>\(view.words[.noAlias])</span>"
    }
    return "<p class=\"value\">\(names.joined(separator: " → "))</p>\n"
  }

  private var difference: String? {
    guard let old = pair.old, let new = pair.new else { return nil }
    guard pair.difference != nil else { return view.words[.sameValue] }
    return ChangeDelta(from: FigureValue(old, type: type), to: FigureValue(new, type: type)).map {
      view.words[$0.shown]
    }
  }

  private func side(_ value: SnapshotToken.Value, name: Phrase) -> HTML {
    let color = type == "color" ? CSSValue(value.css) : nil
    let swatch = color.map { color -> HTML in
      "<span class=\"dot is-translucent\"><span style=\"background:\(color)\"></span></span>"
    }
    let alias = pair.isRetargeted ? value.alias.map { "<code>{\($0.description)}</code> " as HTML } : nil
    return """
      <span><span class="visually-hidden">\(view.words[name]): </span>\(swatch)\(alias)<code>\(value.css)</code></span>
      """
  }

  private var absent: HTML { "<span>\(view.words[.notThere])</span>" }
}
