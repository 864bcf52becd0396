import Markup

extension HTML {
  /// A long name that may go on in the next line after each of its separators: `color.text.primary`, `themes/vero/theme.yaml`.
  init(_ name: String, breakingAfter separator: Character) {
    self = name.split(separator: separator, omittingEmptySubsequences: false).map { HTML(text: String($0)) }
      .joined(separator: HTML(text: String(separator)) + "<wbr>")
  }
}
