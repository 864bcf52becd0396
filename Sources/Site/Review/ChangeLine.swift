import Markup
import Review
import Tokens

/// A value before and after on a line, with the aliases where another one is named.
struct ChangeLine {
  let view: ChangeView
  let pair: TokenChange.ValuePair
  let type: String

  var html: HTML {
    let old = pair.old.map { side($0, name: .before) } ?? absent
    let new = pair.new.map { side($0, name: .after) } ?? absent
    let words = pair.difference.map { $0.words } ?? view.words[.sameValue]
    return """
      <div class="values">\(old)<span aria-hidden="true">→</span>\(new)\(words.map { "<b class=\"values__delta\">\($0)</b>" })</div>
      """
  }

  private var isRetargeted: Bool { pair.old?.alias != pair.new?.alias }

  private func side(_ value: SnapshotToken.Value, name: Phrase) -> HTML {
    let swatch =
      type == "color"
      ? CSSValue(value.css).map { color -> HTML in
        "<span class=\"dot is-translucent\"><span style=\"background:\(color)\"></span></span>"
      } : nil
    let alias = isRetargeted ? value.alias.map { "<code>{\($0.description)}</code> " as HTML } : nil
    return
      "<span><span class=\"visually-hidden\">\(view.words[name]): </span>\(swatch)\(alias)<code>\(value.css)</code></span>"
  }

  private var absent: HTML { "<span>\(view.words[.notThere])</span>" }
}
