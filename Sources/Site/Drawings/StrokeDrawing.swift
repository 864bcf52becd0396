import Colorimetry
import Markup
import Tokens

/// Borders and stroke styles. CSS has no dash patterns, so those are drawn as paths with their own dashes and caps.
struct StrokeDrawing {
  /// A border, a stroke style or a width.
  let stroke: CSSValue
  /// Of a border.
  var color: CSSValue = "currentColor"

  /// A shape with the border.
  func border(_ value: TokenValue?) -> HTML {
    guard case .border(let border)? = value, case .dashes(let dashes, let cap) = border.style else {
      return "<span class=\"object\" style=\"border:\(stroke)\"></span>"
    }
    let width = border.width.pixels ?? 1
    return """
      <svg class="object" viewBox="0 0 64 64" preserveAspectRatio="xMinYMid" aria-hidden="true" focusable="false"><rect x="\(CSSNumber.text(width / 2))" y="\(
        CSSNumber.text(width / 2))" width="\(CSSNumber.text(64 - width))" height="\(CSSNumber.text(64 - width))" rx="10" fill="none" \
      stroke-width="\(CSSNumber.text(width))" stroke-dasharray="\(StrokeDrawing.pattern(dashes))" stroke-linecap="\(
        cap.rawValue)" style="stroke:\(color)"/></svg>
      """
  }

  /// Lines in three widths.
  func lines(_ value: TokenValue?) -> HTML {
    let lines = [1, 3, 6].map { width -> HTML in
      guard case .strokeStyle(.dashes(let dashes, let cap))? = value else {
        return "<span style=\"border-block-start:\(width)px \(stroke)\"></span>"
      }
      return """
        <svg width="100%" height="8" aria-hidden="true" focusable="false"><path d="M4 4H2000" stroke="currentColor" stroke-width="\(
          width)" stroke-dasharray="\(StrokeDrawing.pattern(dashes))" stroke-linecap="\(cap.rawValue)"/></svg>
        """
    }
    return "<span class=\"strokes\">\(each: lines)</span>"
  }

  /// A line as thick as a length.
  var thickness: HTML {
    "<span class=\"strokes\"><span style=\"border-block-start:\(stroke) solid\"></span></span>"
  }

  /// `dashed`, or the pattern: `dashes 12 6 2 6 px, round`.
  static func text(_ style: StrokeStyle, _ words: Words) -> String {
    switch style {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let dashes, let cap):
      words[
        .dashes(
          Set(dashes.map(\.unit)).count == 1 && dashes[0].unit == .px
            ? "\(pattern(dashes)) px" : dashes.map(TokenText.dimension).joined(separator: " "), cap.rawValue)]
    }
  }

  private static func pattern(_ dashes: [Dimension]) -> String {
    dashes.map { CSSNumber.text($0.pixels ?? 0) }.joined(separator: " ")
  }
}
