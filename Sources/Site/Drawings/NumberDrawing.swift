import Markup
import Tokens

/// A number that is more than a number: what it does to something.
struct NumberDrawing {
  let number: CSSValue
  let words: Words

  /// Nil for a purpose that has a drawing of its own.
  func html(_ purpose: TokenPurpose) -> HTML? {
    switch purpose {
    case .opacity:
      """
      <span class="fill is-translucent"><span style="background:currentColor;opacity:\(number)"></span></span>
      """
    case .scale: "<span class=\"sized\"><span style=\"scale:\(number)\"></span></span>"
    case .lineHeight: "<span class=\"lines\" style=\"line-height:\(number)\">\(words[.sentence])</span>"
    case .layer, .breakpoint, .radius, .stroke, .fontSize, .tracking: nil
    }
  }
}
