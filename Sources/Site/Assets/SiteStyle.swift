/// site.css: the looks of the chrome.
///
/// Everything is scoped by a class, and rules for bare elements leave out what stands in a `.mockup`, so that nothing reaches into
/// a component. The only colours are those of the chrome's own tokens, which have no hue except for verdicts.
enum SiteStyle {
  static let css = [ground, frame, prose, tables, drawings, tokens, contrast, components, home, adaptations].joined(
    separator: "\n")
}
