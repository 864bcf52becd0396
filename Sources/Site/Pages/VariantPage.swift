import Cascade
import Markup

/// A variant of a component with nothing around it: the theme's canvas, and a small bar that `?bare` takes away.
///
/// The address says the mode, as on every page; and the state, the width and the direction of the drawing.
struct VariantPage {
  let context: PageContext
  let theme: ResolvedTheme
  let component: ResolvedComponent
  let variant: ResolvedComponent.Variant

  private static let sheets: Set<SiteStyle.Sheet> = [.component]

  private static let scripts = ["assets/site.js", "assets/component.js"]

  /// What it loads besides what belongs to its system, relative to the site.
  static var siteAssets: [String] { scripts + StyleLinks.sheets(sheets).map(\.path) }

  /// What it loads of its system, relative to that.
  static func assets(of theme: ResolvedTheme) -> [String] {
    [SystemIcon.path] + StyleLinks.systemSheets + FontAssets(theme.fonts).paths
  }

  var html: HTML {
    let name = component.component.name
    let view = TokenView(context: context, theme: theme)
    let drawing = ComponentDrawing(view: view, component: component)
    let states = variant.variant.states.map(\.rawValue).joined(separator: " ")
    return """
      <!doctype html>
      <html lang="\(context.words.tag)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <title>\(variant.variant.title), \(component.component.title) – \(context.system.title)</title>
      \(PageMetadata.twin(context))<link rel="icon" href="\(context.href(SystemIcon.path))">
      \(StyleLinks(context: context, sheets: VariantPage.sheets).html)</head>
      <body class="alone">
      \(IconSprite(icons: context.system.icons(named: Set(variant.mockup.icons))).html)<header class="alone__bar">
      <p><a href="\(context.href(context.system.componentPage(name)))">\(component.component.title)</a></p>
      <h1>\(variant.variant.title)</h1>
      \(context.frame.modeBar)
      </header>
      <main class="alone__stage" id="s:main" data-stages="\(states)"\(attribute: "data-waived", if: drawing.isWaived)>
      \(drawing.mockup(variant, .rest, id: "alone"))
      </main>
      \(each: VariantPage.scripts.map(script))\(FirstPaint.end)</body>
      </html>

      """
  }

  private func script(_ path: String) -> HTML { "<script src=\"\(context.siteHref(path))\"></script>\n" }
}
