import Diagnostics
import Markup

extension PageContext {
  /// HTML of the author's own: it goes into the page as it is, but for `{root}`, which becomes the way to the site's folder.
  func ownHTML(_ file: SourceFile) -> HTML {
    HTML(trusting: file.bytes.replacing(Array("{root}".utf8), with: Array(root.utf8)) + [UInt8(ascii: "\n")])
  }

  private var root: String {
    if path == "404.html", let folder = project.folderOnHost { return folder }
    let depth = (system.folder + path).utf8.count { $0 == UInt8(ascii: "/") }
    return depth == 0 ? "./" : String(repeating: "../", count: depth)
  }
}
