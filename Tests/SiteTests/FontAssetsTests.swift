import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

@Suite(.enabled(if: Manrope.isInstalled, "needs the package fonts-manrope"))
struct FontAssetsTests {
  private func manrope(_ weight: Int = 400) throws -> FontFile {
    let found = FontFinder(files: Manrope.files).font(family: "Manrope", weight: weight)
    return try #require(found)
  }

  @Test func `brings faces along as WOFF2, in a style sheet and as files, with what their makers say`() throws {
    let fonts = try [manrope(400), manrope(700)]
    let assets = FontAssets(fonts)
    let files = assets.files(in: "vero/", keeping: FontCharacters())
    #expect(Set(files.map(\.path)) == Set(assets.paths.map { "vero/" + $0 }))
    let named = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    let css = try String(decoding: #require(named["vero/assets/fonts.css"]), as: UTF8.self)
    for name in ["Manrope-Regular", "Manrope-Bold"] {
      let bytes = try #require(named["vero/assets/fonts/\(name).woff2"])
      // WOFF File Format 2.0, section 4.1: the signature.
      #expect(bytes.starts(with: Array("wOF2".utf8)))
      #expect(bytes.count < fonts[0].bytes.count / 5)
      #expect(css.contains(Data(bytes).base64EncodedString()))
      #expect(css.contains("url(\"fonts/\(name).woff2\")"))
    }
    let licenses = try String(decoding: #require(named["vero/assets/fonts/LICENSES.txt"]), as: UTF8.self)
    #expect(licenses.contains("SIL Open Font License, Version 1.1"))
    #expect(licenses.contains("Copyright 2019 The Manrope Project Authors"))
  }

  @Test func `makes the same bytes each time, on any thread`() async throws {
    let font = try manrope()
    let subset = try #require(FontSubset.bytes(of: font, keeping: FontCharacters()))
    let once = try #require(WOFF2.encoded(subset))
    let again = await withTaskGroup(of: [UInt8]?.self) { group in
      for _ in 0..<8 {
        group.addTask { FontSubset.bytes(of: font, keeping: FontCharacters()).flatMap(WOFF2.encoded) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(again.allSatisfy { $0 == once })
  }

  @Test func `keeps features and what the makers say`() throws {
    let font = try manrope()
    let subset = try #require(FontSubset.bytes(of: font, keeping: FontCharacters()))
    let tables = try #require(FontTables(subset, face: 0))
    for tag in ["cmap", "glyf", "GPOS", "GSUB", "OS/2", "name"] { #expect(tables[tag] != nil, "\(tag)") }
    let whole = try #require(NameTable(font.bytes))
    let names = try #require(NameTable(subset))
    for id in [NameTable.ID.copyright, .family, .postScriptName, .license, .licenseURL] {
      #expect(names[id] == whole[id])
    }
  }

  @Test func `keeps all of a face that allows no less`() throws {
    let font = try manrope()
    let part = try #require(FontSubset.bytes(of: font, keeping: FontCharacters()))
    let all = try #require(FontSubset.bytes(of: font, keeping: nil))
    // maxp, 5.2.6: the number of glyphs.
    let count = { (bytes: [UInt8]) in FontTables(bytes, face: 0)?["maxp"]?.integer16(at: 4) }
    #expect(count(all) == count(font.bytes))
    #expect(try #require(count(part)) < #require(count(font.bytes)))
  }

  @Test(arguments: [[], Array("OTTO".utf8), [UInt8](repeating: 0, count: 400)])
  func `leaves what is no font as it is`(bytes: [UInt8]) throws {
    let font = FontFile(
      path: "", bytes: bytes, faceIndex: 0, family: "A", postScriptName: "A", weights: 400...400, embedding: .allowed,
      copyright: nil, license: nil, licenseURL: nil)
    let files = FontAssets([font]).files(in: "", keeping: FontCharacters())
    #expect(files.first?.bytes == bytes)
  }

  @Test func `names the range of weights of a variable face, and quotes its family`() {
    let font = FontFile(
      path: "", bytes: [], faceIndex: 0, family: "A \"B\"", postScriptName: "A/B", weights: 200...800,
      embedding: .allowed, copyright: nil, license: nil, licenseURL: nil)
    let css = FontAssets([font]).files(in: "", keeping: FontCharacters()).first { $0.path == "assets/fonts.css" }
    let text = String(decoding: css?.bytes ?? [], as: UTF8.self)
    #expect(text.contains("font-family: \"A \\\"B\\\"\";\n  font-weight: 200 800;"))
    #expect(text.contains("url(\"fonts/A-B.woff2\")"))
  }

  // MARK: Characters

  @Test(arguments: [
    ("", "AzÀžƒ–€→−", "жΩẞ字"), ("ж", "AжЯҗ", "Ω字"), ("Ω", "Ωβ\u{301}", "ж"), ("Ạ", "Ạỹẞ", "ж"), ("字", "字", "学ж"),
    ("😀", "😀", "😁"),
  ])
  func `keeps the row of what occurs, and of large scripts only what occurs`(
    text: String, kept: String, dropped: String
  ) {
    var characters = FontCharacters()
    characters.insert(Array(text.utf8))
    for scalar in kept.unicodeScalars { #expect(characters.contains(scalar.value), "\(scalar)") }
    for scalar in dropped.unicodeScalars { #expect(!characters.contains(scalar.value), "\(scalar)") }
  }

  @Test(arguments: [[0xD0], [0xF0, 0x9F], [0xFF, 0xFF], [0xE4, 0x41, 0xD0, 0xB6]] as [[UInt8]])
  func `passes over text that is malformed`(bytes: [UInt8]) {
    var characters = FontCharacters()
    characters.insert(bytes)
    #expect(characters.contains(0x41))
  }

  // MARK: Embedding

  /// OpenType 1.9, OS/2, fsType.
  @Test(arguments: [
    (0x0000, FontEmbedding.allowed), (0x0004, .allowed), (0x0008, .allowed), (0x0002, .forbidden),
    (0x0006, .allowed), (0x0200, .forbidden), (0x0100, .onlyWhole), (0x0104, .onlyWhole), (0x0302, .forbidden),
  ])
  func `does what a face says of embedding`(type: Int, embedding: FontEmbedding) throws {
    let bytes = try marked(manrope().bytes, type)
    let tables = try #require(FontTables(bytes, face: 0))
    #expect(FontEmbedding(tables) == embedding)
  }

  @Test func `finds faces that are missing or must not be embedded`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("a.ttf")
    try Data(marked(manrope().bytes, 0x0002)).write(to: URL(filePath: path))
    var sources = SourceFiles()
    let place = sources.add(path: "theme.yaml", bytes: [0x41]).place(at: 0)
    let font = ThemeConfiguration.Font(family: "Manrope", weights: [400, 700], license: nil, place: place)
    var findings = Findings()
    let collection = FontCollection([font], from: FontFinder(files: [path]), into: &findings)
    #expect(findings.sorted.map(\.rule.rawValue) == ["font-not-embeddable", "missing-font"])
    var theme = ThemeConfiguration(folder: "a")
    theme.fonts = [font]
    #expect(collection.files(of: theme).isEmpty)
    #expect(collection.absences(of: theme).map(\.reason) == [.notEmbeddable, .missing])
  }

  /// The font with another `fsType`.
  private func marked(_ font: [UInt8], _ type: Int) throws -> [UInt8] {
    var font = font
    let tag = try #require(font.firstRange(of: Array("OS/2".utf8))).lowerBound
    let table = font[(tag + 8)..<(tag + 12)].reduce(0) { $0 << 8 | Int($1) }
    font[table + 8] = UInt8(type >> 8)
    font[table + 9] = UInt8(type & 0xFF)
    return font
  }
}
