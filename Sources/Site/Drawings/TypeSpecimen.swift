import Markup
import Tokens

/// A line set in a text style, in its own face and size. A script lets readers write something else into it.
struct TypeSpecimen {
  let typography: Typography
  /// The shorthand, with the suffix "", and each of the parts that the style has.
  let style: (_ suffix: String) -> CSSValue

  /// - Parameter name: the class of the line.
  func line(_ name: String, _ text: String) -> HTML {
    guard typography.hasShorthand else {
      // What the style does not have is inherited.
      return """
        <span class="\(name)" data-sample="" style="font-family:\(style("-font-family"));font-size:\(
          style("-font-size"));font-weight:\(style("-font-weight"));line-height:\(
            style("-line-height"));letter-spacing:\(style("-letter-spacing"))">\(text)</span>
        """
    }
    return """
      <span class="\(name)" data-sample="" style="font:\(style(""));letter-spacing:\(
        style("-letter-spacing"))">\(text)</span>
      """
  }
}
