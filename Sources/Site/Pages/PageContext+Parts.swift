import Diagnostics
import Markup

extension PageContext {
  /// HTML of the author's own: it goes into the page as it is, but for `{root}`, which becomes the way to the site's folder.
  func ownHTML(_ file: SourceFile) -> HTML {
    let depth = (system.folder + path).utf8.count { $0 == UInt8(ascii: "/") }
    let root = Array((depth == 0 ? "./" : String(repeating: "../", count: depth)).utf8)
    return HTML(trusting: file.bytes.replacing(Array("{root}".utf8), with: root) + [UInt8(ascii: "\n")])
  }
}
