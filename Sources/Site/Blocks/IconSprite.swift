import Markup

/// The icons that the drawings of a page use, once for all of them.
struct IconSprite {
  let icons: [Icon]

  /// Nil where there are none.
  var html: HTML? {
    guard !icons.isEmpty else { return nil }
    let symbols = icons.map { icon -> HTML in
      // The theme's authors draw its icons, and the site shows what they drew.
      "<symbol id=\"icon:\(icon.name)\" viewBox=\"\(icon.viewBox)\">\(HTML(trusting: icon.group.utf8))</symbol>\n"
    }
    return """
      <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      \(each: symbols)</svg>

      """
  }
}
