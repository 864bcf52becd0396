import Diagnostics
import Tokens

/// How Chromium 156 styles elements that nobody has styled, as far as painting needs it; measured with `getComputedStyle` in
/// standards mode, in both schemes.
enum UserAgentStyle {
  /// The same for every theme: no token stands in it.
  static let rules: RuleBook = {
    var findings = Findings()
    let sheet = read(into: &findings)
    let graph = TokenGraph(ResolverDocument(steps: []), profile: .strict, into: &findings)
    let expander = Expander(types: ValueTypes(tokens: TokenProperties(graph, prefix: "", into: &findings)))
    return RuleBook(sheet, expander, width: nil, isPlaced: false)
  }()

  /// Finds nothing, unless we are wrong.
  static func read(into findings: inout Findings) -> StyleSheet {
    var files = SourceFiles()
    return StyleSheet.read(files.add(path: "user-agent.css", bytes: Array(text.utf8)), into: &findings)
  }

  private static let text = """
    area, base, datalist, head, link, meta, noembed, noframes, noscript, param, rp, script, style, template, title,
    audio:not([controls]), dialog:not([open]), input[type="hidden" i], [hidden], [popover] { display: none }
    address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption,
    figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, li, listing, main, menu, nav, ol,
    optgroup, option, p, plaintext, pre, search, section, summary, ul, xmp { display: block }
    slot { display: contents }
    table { display: table }
    caption, col, colgroup, tbody, td, tfoot, th, thead, tr { display: table-cell }
    button, input, meter, progress, select, textarea { display: inline-block }

    h1 { font-size: 2em; font-weight: bold }
    h2 { font-size: 1.5em; font-weight: bold }
    h3 { font-size: 1.17em; font-weight: bold }
    h4 { font-weight: bold }
    h5 { font-size: 0.83em; font-weight: bold }
    h6 { font-size: 0.67em; font-weight: bold }
    b, strong, optgroup, th { font-weight: bolder }
    optgroup, th { font-weight: bold }
    small, sub, sup { font-size: smaller }
    big { font-size: larger }
    rt { font-size: 50% }
    code, kbd, listing, pre, samp, tt, xmp { font-family: monospace }

    a:any-link, area:any-link { color: linktext; text-decoration: underline }
    a:any-link:active { color: activetext }
    ins, u, abbr[title] { text-decoration: underline }
    del, s, strike { text-decoration: line-through }
    mark { background-color: mark; color: marktext }
    hr { border: 1px inset; color: gray; overflow: hidden }
    fieldset { border: 2px groove threedface }
    iframe { border: 2px inset }
    svg { overflow: hidden }
    dialog { position: absolute; border: solid; background-color: canvas; color: canvastext }

    button, input, select, textarea {
      color: fieldtext; font-family: system-ui; font-size: 13.3333px; font-weight: 400; text-indent: 0; text-shadow: none; appearance: auto
    }
    input, textarea { background-color: field; border: 2px inset light-dark(#767676, #858585) }
    textarea { font-family: monospace; border: 1px solid light-dark(#767676, #858585); overflow: auto }
    input { overflow: clip }
    input::placeholder, textarea::placeholder { color: #757575 }
    input:disabled, textarea:disabled {
      border-color: rgb(118 118 118 / 0.3); background-color: light-dark(rgb(239 239 239 / 0.3), rgb(59 59 59 / 0.3));
      color: light-dark(#545454, #aaa)
    }
    select {
      border: 1px solid light-dark(#767676, #858585); background-color: buttonface; overflow: clip
    }
    select[multiple], select[size]:not([size="0"], [size="1"]) { background-color: field; overflow: hidden }
    select:disabled { border-color: rgb(118 118 118 / 0.3); color: light-dark(#808080, #aaa); opacity: 0.7 }
    button, input:is([type="button" i], [type="submit" i], [type="reset" i]) {
      border: 2px outset buttonborder; background-color: buttonface; color: buttontext
    }
    :is(button, input:is([type="button" i], [type="submit" i], [type="reset" i])):disabled {
      border-color: light-dark(rgb(118 118 118 / 0.3), rgb(195 195 195 / 0.3));
      background-color: light-dark(rgb(239 239 239 / 0.3), rgb(19 1 1 / 0.3));
      color: light-dark(rgb(16 16 16 / 0.3), rgb(255 255 255 / 0.3))
    }
    input:is([type="checkbox" i], [type="radio" i], [type="file" i], [type="image" i], [type="range" i]) { border: 0 }
    input:is([type="checkbox" i], [type="radio" i], [type="file" i], [type="image" i]) {
      background-color: transparent
    }
    input:is([type="range" i]) { color: #9d968e }
    input[type="color" i] { border: 1px solid buttonborder; background-color: buttonface }
    :focus-visible { outline: auto 1px #101010 }
    a:focus-visible { outline-offset: 1px }
    """
}
