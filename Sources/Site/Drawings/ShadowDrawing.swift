import Colorimetry
import Markup
import Tokens

/// A shadow where shadows differ: on white, on the theme's canvas, on black.
struct ShadowDrawing {
  let shadow: CSSValue
  var grounds = ["white", "canvas", "black"]

  var html: HTML {
    let grounds = grounds.map { ground -> HTML in
      """
      <span class="ground ground--\(ground)"><span class="object" style="box-shadow:\(shadow)"></span></span>
      """
    }
    return "<span class=\"grounds\">\(each: grounds)</span>"
  }

  /// A layer in words: `0 4 20 0 px #00C2B8 32 %`, with `inset` before it where it is one.
  static func text(_ layer: ShadowLayer) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
    let units = Set(lengths.filter { $0.value != 0 }.map(\.unit))
    let figures =
      units.count <= 1
      ? lengths.map { CSSNumber.text($0.value) }.joined(separator: " ") + " \((units.first ?? .px).rawValue)"
      : lengths.map(TokenText.dimension).joined(separator: ", ")
    return (layer.isInset ? "inset " : "") + figures + " " + TokenText.short(.color(layer.color))
  }
}
