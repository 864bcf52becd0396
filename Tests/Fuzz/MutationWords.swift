/// What a reader of some language stumbles over, and where to put it.
struct MutationWords {
  /// They take the place of what stands between a start and an end.
  let values: [String]
  let starts: [UInt8]
  let ends: [UInt8]
  let words: [String]
  /// True where a word stands in quotes.
  let areTexts: Bool

  private init(values: [String], between starts: String, and ends: String, words: [String], areTexts: Bool = false) {
    self.values = values
    self.starts = Array(starts.utf8)
    self.ends = Array(ends.utf8)
    self.words = words
    self.areTexts = areTexts
  }

  /// Numbers at the ends of what can be written, and texts that mean something to a reader of tokens.
  static let json = MutationWords(
    values: [
      "0", "-0", "-1", "1e999", "-1e999", "1e-999", "9007199254740993", "18446744073709551616", "0.1e1", "1E+2", "360",
      "1001", "null", "true", "[]", "{}", "\"\"", "\"none\"", "\"#fff\"", "\"16px\"", "\"{a}\"", "\"{}\"",
      "\"\\ud83c\\udfa8\"", "{\"$ref\": \"#/a\"}", "{\"$ref\": \"#\"}", "{\"$value\": 1}", "\"var(--x)\"",
      "\"calc({a} * 2)\"",
    ], between: ":[", and: ",}]",
    words: [
      "$value", "$type", "$ref", "$extends", "$root", "$description", "$deprecated", "$extensions", "$schema", "$foo",
      "", "a.b", "value", "type", "sets", "modifiers", "resolutionOrder", "contexts", "sources", "default", "name",
      "version", "$defs", "specimen", "spring", "mode",
    ], areTexts: true)

  static let html = MutationWords(
    values: [
      "", "a", "\"\"", "'", "#", "javascript:a", "//a", "svg", "math", "table", "template", "select", "a b c", "\0",
      "img", "hidden", "color: red", "var(--t-ink)",
    ], between: "<=\" ", and: "> \"'/",
    words: [
      "<div>", "</div>", "<p>", "</p>", "<b>", "</b>", "<a href=#>", "</a>", "<table>", "<tr>", "<td>", "</table>",
      "<svg>", "</svg>", "<path/>", "<foreignObject>", "<math>", "<mi>", "<annotation-xml encoding=text/html>",
      "<template>", "</template>", "<select>", "<option>", "<button>", "<form>", "<frameset>", "<body>", "</body>",
      "<html>", "</html>", "<plaintext>", "<style>", "<textarea>", "<title>", "<script>", "<!--", "-->", "<![CDATA[",
      "]]>", "<!doctype html>", "</", "<", ">", "&", "&amp", "&#x110000;", "&nosuch;", "<isindex>", "<image>", "<nobr>",
      "<ruby><rt>", "<x-a>", " data-state-target", " style=\"color:red\"", " id=a", " for=a", " disabled", " hidden",
      "\u{FEFF}", "\0", "</br>", "</p", "<label><input>", "<dialog>", "<search>", "<noscript>",
    ])

  static let css = MutationWords(
    values: [
      "", "0", "-1px", "1e999px", "1e-999", "red", "#fff", "#ff", "var(--t-ink)", "var(--x", "var(--t-ink,)", "inherit",
      "calc(1px + )", "calc(1px / 0)", "rgb(none 0 0 / 5e99)", "color-mix(in srgb, red 0%, var(--t-ink) 0%)", "none",
      "linear-gradient(", "linear-gradient(var(--t-ink), red 50%, var(--t-faint) 10%)", "url(a", "\"", "!important",
      "light-dark(red, var(--t-ink))", "1px solid", "bold 1em/2 x", "url(data:,a) 1px 2px / cover no-repeat, red",
      "unset", "currentcolor", "transparent", "min(1px, max(2%, 3em))", "attr(x)", "env(x, 1px)",
    ], between: ":(, ", and: ";,)} ",
    words: [
      "{", "}", "(", ")", "[", "]", ";", ":", ",", "&", "*", ">", "+", "~", "|", "||", "!important", "/*", "*/", "\\",
      "\\0", "\\FFFFFFFF ", "\"", "'", "\n", "<!--", "-->", "@", "@media (prefers-color-scheme: dark) {", "@media {",
      "@layer a, b;", "@layer a {", "@supports (a: b) {", "@container (width > 1px) {", "@scope (a) to (b) {",
      "@starting-style {", "@property --a {", "@keyframes a { from {", "@import 'a';", "@nest & {", "@font-face {",
      ":hover", ":is(", ":not(", ":where(", ":has(> ", ":nth-child(2n+1 of ", ":nth-child(-9999999999999n-1)",
      "::before", "::after", "::placeholder", ":focus-visible", ":root", ":scope", ":host(", "[a=\"b\" i]", "[a|b]",
      "--a: ", "var(--a", "all: unset;", "color: ", "background: ", "opacity: ", "content: \"a\";", "font: ",
      "border: ", "outline: ", "display: none;", "position: absolute;", "filter: blur(1px);", "U+0-7F", "\u{FEFF}",
      "\0",
      "revert-layer", "--t-ink: var(--t-ink);", "--a: var(--b); --b: var(--a);", "box-shadow: 0 0 1px red;",
    ])
}
