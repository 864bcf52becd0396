package import Cascade
import Diagnostics

/// An icon: the drawing of one symbol.
package struct Icon: Sendable {
  package let name: String
  /// Of the whole picture, e.g. `0 0 24 24`.
  package let viewBox: String
  /// The element `<g id="icon">`, without that id.
  package let group: String
  /// The whole file.
  package let tree: ElementTree

  /// Reads `icons/NAME.svg`; nil, after a finding, when it has no view box or no `<g id="icon">`.
  init?(name: String, _ file: SourceFile, into findings: inout Findings) {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let opening = "<g id=\"icon\""
    guard let box = text.firstRange(of: "viewBox=\""), let boxEnd = text[box.upperBound...].firstIndex(of: "\""),
      let group = text.firstRange(of: opening), let end = text[group.upperBound...].ranges(of: "</g>").last
    else {
      findings.report(
        Finding(
          .error, "invalid-icon", "the icon '\(name)' needs a viewBox and an element <g id=\"icon\">",
          at: file.place(at: 0)))
      return nil
    }
    self.name = name
    // A browser draws what it can of an icon, and so is it looked at.
    var ignored = Findings()
    tree = HTMLReader.tree(of: file, into: &ignored)
    viewBox = String(text[box.upperBound..<boxEnd])
    self.group = "<g" + text[group.upperBound..<end.upperBound]
  }
}
