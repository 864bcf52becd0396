import Markup
import Tokens

/// Whose site it is, at the left of the header: the logo or the title of the site, and the title of the system where there are several.
struct Brand {
  let context: PageContext

  var html: HTML {
    let home = context.href("index.html")
    guard let portal = context.project.portal, portal.name != context.system.name else {
      return "<a class=\"brand\" href=\"\(home)\">\(logo ?? HTML(text: context.system.title))</a>"
    }
    return """
      <a class="portal" href="\(context.siteHref("index.html"))">\(logo ?? HTML(text: portal.title))</a>
      <a class="brand" href="\(home)">\(context.system.title)</a>
      """
  }

  /// The author's picture, another one in the dark if there is one.
  private var logo: HTML? {
    let parts = context.project.parts
    guard let logo = parts.logo else { return nil }
    guard let dark = parts.darkLogo else { return image(logo, modes: nil) }
    let appearance = context.system.appearance
    let words = { (isLight: Bool) in
      appearance.contexts.filter { Modifier.isLight($0) == isLight }.map {
        ModeSelectors.word(Mode.Choice(modifier: appearance.name, context: $0))
      }.joined(separator: " ")
    }
    return image(logo, modes: words(true)) + image(dark, modes: words(false))
  }

  private func image(_ path: String, modes: String?) -> HTML {
    """
    <img src="\(context.siteHref(path))" alt="\(context.project.title)" height="28"\(attribute: "data-only", modes)>
    """
  }
}
