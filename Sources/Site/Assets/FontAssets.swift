/// The faces that a site brings along: files, the rules that name them, and what their makers say of their licence.
struct FontAssets {
  private let fonts: [FontFile]

  init(_ fonts: [FontFile]) {
    self.fonts = fonts
  }

  /// `@font-face` rules, for a style sheet in `assets/`.
  var css: String {
    fonts.map { font in
      """
      @font-face {
        font-family: "\(font.family)";
        font-weight: \(font.weight);
        font-display: swap;
        src: url("fonts/\(fileName(font))") format("\(isCFF(font) ? "opentype" : "truetype")");
      }

      """
    }.joined()
  }

  func files(in folder: String) -> [OutputFile] {
    guard !fonts.isEmpty else { return [] }
    let files = fonts.map { OutputFile(path: folder + "assets/fonts/" + fileName($0), bytes: $0.bytes) }
    return files + [OutputFile(path: folder + "assets/fonts/LICENSES.txt", bytes: Array(licenses.utf8))]
  }

  /// What the fonts' own name tables say, once for each family.
  private var licenses: String {
    var families: [String] = []
    return fonts.compactMap { font in
      guard !families.contains(font.family) else { return nil }
      families.append(font.family)
      return ([font.family, font.copyright, font.license, font.licenseURL].compactMap { $0 }).joined(separator: "\n\n")
        + "\n"
    }.joined(separator: "\n\n")
  }

  private func fileName(_ font: FontFile) -> String {
    let safe = font.postScriptName.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "-" }
    return String(safe) + (isCFF(font) ? ".otf" : ".ttf")
  }

  /// OpenType 1.9, "Organization of an OpenType Font": the tag of fonts with CFF outlines.
  private func isCFF(_ font: FontFile) -> Bool { font.bytes.starts(with: "OTTO".utf8) }
}
