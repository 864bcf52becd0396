import Markup

/// All components with a picture of each, where no document shows them.
struct ComponentIndexPage {
  static let path = "components/index.html"

  let context: PageContext
  let theme: ResolvedTheme

  /// Whether a system needs it: it has components, and neither a document nor a component has its place.
  static func isNeeded(_ theme: ResolvedTheme?, _ documents: some Sequence<String>) -> Bool {
    guard let components = theme?.components, !components.all.isEmpty else { return false }
    return components["index"] == nil && !documents.contains(path)
  }

  var html: HTML {
    let components = theme.components.all
    let icons = Set(components.compactMap(\.variants.first).flatMap(\.mockup.icons))
    let title = context.words[.components]
    let shell = PageShell(
      context: context, title: title, description: nil, icons: context.system.icons(named: icons),
      neighbors: context.system.neighbors(of: context.path), isWide: true, sheets: [.component])
    let gallery = ComponentGallery(
      view: TokenView(context: context, theme: theme), components: components, number: 0)
    return shell.html(PageHead(title: title).html + gallery.html)
  }
}
