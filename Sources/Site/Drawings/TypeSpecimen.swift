import Markup
import Tokens

/// A line set in a text style, in its own face and size. A script lets readers write something else into it.
struct TypeSpecimen {
  let view: TokenView
  let path: TokenPath
  let typography: Typography

  /// - Parameter name: the class of the line.
  func line(_ name: String, _ text: String) -> HTML {
    guard typography.hasShorthand else {
      // What the style does not have is inherited.
      return """
        <span class="\(name)" data-sample="" style="font-family:\(view.variable(path, "-font-family"));font-size:\(
          view.variable(path, "-font-size"));font-weight:\(view.variable(path, "-font-weight"));line-height:\(
            view.variable(path, "-line-height"));letter-spacing:\(view.variable(path, "-letter-spacing"))">\(text)</span>
        """
    }
    return """
      <span class="\(name)" data-sample="" style="font:\(view.variable(path));letter-spacing:\(
        view.variable(path, "-letter-spacing"))">\(text)</span>
      """
  }
}
