import Markup

/// Keeps the first picture of a page back until all of it is there (HTML Living Standard, link type `expect`): tables and grids take
/// the widths of what they hold, and would move with each row that comes. Browsers that do not know it paint at once.
enum FirstPaint {
  /// For the head. A script asks for it, since the Nu checker does not know `blocking` on such a link yet.
  static let request: HTML = """
    <script>document.head.append(Object.assign(document.createElement("link"), { rel: "expect", href: "#s:end", blocking: "render" }));</script>

    """
  /// The last element of the body, behind its scripts.
  static let end: HTML = "<template id=\"s:end\"></template>\n"
}
