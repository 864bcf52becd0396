import Foundation
import Site
import TestSupport
import Testing

@Suite(.enabled(if: Manrope.isInstalled, "needs the package fonts-manrope"))
struct FontFinderTests {
  @Test(
    arguments: [
      (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold"),
      (800, "ExtraBold"),
    ])
  func `finds a file of its own for each weight`(weight: Int, name: String) throws {
    let found = FontFinder(files: Manrope.files).font(family: "Manrope", weight: weight)
    let font = try #require(found)
    #expect(font.path == "\(Manrope.folder)/Manrope-\(name).ttf")
    #expect(try font.bytes == [UInt8](Data(contentsOf: URL(filePath: font.path))))
    #expect(font.family == "Manrope")
    #expect(font.postScriptName == "Manrope-\(name)")
    #expect(font.weights == weight...weight)
    #expect(font.faceIndex == 0)
  }

  @Test func `reads copyright and licence`() throws {
    let found = FontFinder().font(family: "Manrope", weight: 600)
    let font = try #require(found)
    #expect(
      font.copyright == "Copyright 2019 The Manrope Project Authors (https://github.com/sharanda/manrope)")
    #expect(
      font.license
        == "This Font Software is licensed under the SIL Open Font License, Version 1.1. This license is available with a FAQ at: http://scripts.sil.org/OFL"
    )
    #expect(font.licenseURL == "http://scripts.sil.org/OFL")
  }

  @Test(arguments: [
    ("Manrop", 400), ("manrope", 400), ("Manrope ", 400), ("", 400), ("Manrope", 450), ("Manrope", 900), ("*", 400),
    ("Manrope:bold", 400),
  ])
  func `takes nothing that only resembles what was asked for`(family: String, weight: Int) {
    let found = FontFinder().font(family: family, weight: weight)
    #expect(found?.path == nil)
  }

  @Test func `lists the weights of a family`() {
    let finder = FontFinder(files: Manrope.files)
    let weights = finder.weights(of: "Manrope")
    #expect(weights == [200, 300, 400, 500, 600, 700, 800])
    let none = finder.weights(of: "No such family")
    #expect(none == [])
  }

  @Test func `takes the file whose name sorts first when several are the same`() throws {
    let scratch = try ScratchFolder()
    let original = "\(Manrope.folder)/Manrope-Bold.ttf"
    let copies = try ["z/a.ttf", "b.ttf", "y/a.ttf", "c.ttf"].map { name in
      let copy = scratch.url.appending(path: name)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: original, toPath: copy.path)
      return copy.path
    }
    let found = FontFinder(files: copies).font(family: "Manrope", weight: 700)
    #expect(found?.path == scratch.path("y/a.ttf"))
  }
}
