import Tokens

/// A palette as GIMP, Inkscape, Krita and Scribus read it: a line for each colour.
struct GIMPPalette {
  static let opening = "GIMP Palette\n"

  let text: String

  init(_ palette: Palette) {
    var lines = ["Name: \(GIMPPalette.line(palette.name))", "Columns: 0", "#"]
    if !palette.translucent.isEmpty {
      let names = palette.translucent.map { GIMPPalette.line($0.description) }.joined(separator: ", ")
      lines.append("# not here, because translucent: \(names)")
    }
    for entry in palette.groups.flatMap(\.entries) {
      let channels = entry.channels.map { channel in
        String(repeating: " ", count: 3 - "\(channel)".count) + "\(channel)"
      }
      lines.append("\(channels.joined(separator: " "))\t\(GIMPPalette.line(entry.name))")
    }
    text = GIMPPalette.opening + lines.joined(separator: "\n") + "\n"
  }

  /// A name of a token may hold anything, a line of the file holds no end of a line.
  private static func line(_ name: String) -> String {
    name.isSurelyOneLine ? name : String(name.map { $0.isNewline ? " " : $0 })
  }
}
