/// The system colours of CSS Color 4, section 6.2, as Chromium has them where the system has no accent colour of its own.
enum SystemColors {
  /// The colour as CSS, `light-dark()` where the scheme decides; nil for what is no system colour.
  static func color(_ name: String) -> ComponentValue? { colors[name] }

  private static let colors: [String: ComponentValue] = table.compactMapValues { ComponentValue.parse($0).first }

  private static let table: [String: String] = {
    let canvas = "light-dark(#fff, #121212)"
    let text = "light-dark(#000, #fff)"
    let face = "light-dark(#efefef, #6b6b6b)"
    var table = [
      "accentcolor": "#0075ff", "accentcolortext": "#fff", "activetext": "light-dark(#f00, #ff9e9e)", "field": field,
      "graytext": "#808080", "inactivecaptiontext": "#808080", "highlight": "rgb(0 65 198 / 0.8)",
      "highlighttext": "#fff", "linktext": "light-dark(#00e, #9e9eff)", "-webkit-link": "light-dark(#00e, #9e9eff)",
      "mark": "#ff0", "marktext": "#000", "selecteditem": "light-dark(#1967d2, #99c8ff)",
      "selecteditemtext": "light-dark(#fff, #3b3b3b)", "visitedtext": "light-dark(#551a8b, #d0adf0)",
    ]
    for name in [
      "canvas", "activecaption", "appworkspace", "background", "inactivecaption", "infobackground", "menu", "scrollbar",
      "window",
    ] { table[name] = canvas }
    for name in [
      "canvastext", "buttontext", "buttonborder", "fieldtext", "activeborder", "captiontext", "inactiveborder",
      "infotext", "menutext", "threeddarkshadow", "threedhighlight", "threedlightshadow", "threedshadow", "windowframe",
      "windowtext",
    ] { table[name] = text }
    for name in ["buttonface", "buttonhighlight", "buttonshadow", "threedface"] { table[name] = face }
    return table
  }()

  private static let field = "light-dark(#fff, #3b3b3b)"
}
