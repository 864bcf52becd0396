/// The keywords that stand for a kind of font rather than naming one (CSS Fonts 4, section 2.1).
package enum GenericFamily {
  package static let names: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "math", "emoji",
  ]
}
