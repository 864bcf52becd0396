import FoundationEssentials
import Tokens

/// The faces that a site brings along: a style sheet, files, and what their makers say of their licence.
///
/// The style sheet holds the faces themselves, and a script asks for them before there is any text. So no text stands in another
/// face first, and nothing moves; faces in files of their own come after the first picture of a page, however they are asked for.
/// Nor does every browser take files: Firefox does not, for a page that is opened from a disk. The files are for sites that forbid
/// faces in a style sheet, and for whoever looks for them.
struct FontAssets: Sendable {
  static let styleSheet = "assets/fonts.css"

  /// Stands behind the link to the style sheet.
  static let script = "for (const face of document.fonts) if (face.display === \"block\") face.load();"

  private let fonts: [FontFile]

  init(_ fonts: [FontFile]) {
    self.fonts = fonts
  }

  /// Of the files, relative to the system.
  var paths: [String] {
    guard !fonts.isEmpty else { return [] }
    return [FontAssets.styleSheet, FontAssets.licenses] + fonts.map { path($0) }
  }

  /// - Parameter characters: asked for when the first face is.
  func files(
    in folder: String, keeping characters: @escaping @autoclosure @Sendable () -> FontCharacters
  ) -> [OutputFile] {
    guard !fonts.isEmpty else { return [] }
    let kept = Once(characters)
    let faces = fonts.map { font in (font: font, bytes: Once { bytes(of: font, keeping: kept.value) }) }
    return faces.map { face in OutputFile(path: folder + path(face.font)) { face.bytes.value } } + [
      OutputFile(path: folder + FontAssets.styleSheet) { Array(faces.map { rule($0, $1.value) }.joined().utf8) },
      OutputFile(path: folder + FontAssets.licenses, bytes: Array(licenseText.utf8)),
    ]
  }

  private func bytes(of font: FontFile, keeping characters: FontCharacters) -> [UInt8] {
    let subset = FontSubset.bytes(of: font, keeping: font.embedding == .onlyWhole ? nil : characters)
    // Browsers read a font in any of its forms, whatever the file is called.
    return subset.flatMap(WOFF2.encoded) ?? font.bytes
  }

  // MARK: Style sheet

  private func rule(_ font: FontFile, _ bytes: [UInt8]) -> String {
    let weights = font.weights.count == 1 ? "" : " \(font.weights.upperBound)"
    let isInside = bytes.count <= FontAssets.largestInside
    let data = isInside ? "url(\"data:font/woff2;base64,\(Data(bytes).base64EncodedString())\"),\n    " : ""
    return """
      @font-face {
        font-family: \(CSSText.quoted(font.family));
        font-weight: \(font.weights.lowerBound)\(weights);
        font-display: \(isInside ? "block" : "swap");
        src: \(data)url(\(CSSText.quoted("fonts/" + fileName(font))));
      }

      """
  }

  /// In bytes. A face of one of the large scripts would hold up the page for too long.
  private static let largestInside = 150_000

  // MARK: Files

  private static let licenses = "assets/fonts/LICENSES.txt"

  private func path(_ font: FontFile) -> String { "assets/fonts/" + fileName(font) }

  private func fileName(_ font: FontFile) -> String {
    String(font.postScriptName.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "-" }) + ".woff2"
  }

  /// What the fonts' own name tables say, once for each family.
  private var licenseText: String {
    var families: [String] = []
    return fonts.compactMap { font in
      guard !families.contains(font.family) else { return nil }
      families.append(font.family)
      return ([font.family, font.copyright, font.license, font.licenseURL].compactMap { $0 }).joined(separator: "\n\n")
        + "\n"
    }.joined(separator: "\n\n")
  }
}
