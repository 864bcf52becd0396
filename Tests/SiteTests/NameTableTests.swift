import Foundation
import Site
import Testing

struct NameTableTests {
  /// A record of a name table: platform, encoding, language, name and the bytes of its text.
  private typealias Record = (platform: Int, encoding: Int, language: Int, id: Int, text: [UInt8])

  private func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func utf16(_ text: String) -> [UInt8] { text.utf16.flatMap { bytes(Int($0), 2) } }

  private func table(_ records: [Record]) -> [UInt8] {
    var head = bytes(0, 2) + bytes(records.count, 2) + bytes(6 + 12 * records.count, 2)
    var storage: [UInt8] = []
    for record in records {
      let numbers = [
        record.platform, record.encoding, record.language, record.id, record.text.count, storage.count,
      ]
      head += numbers.flatMap { bytes($0, 2) }
      storage += record.text
    }
    return head + storage
  }

  /// A font of one table; `base` is where it lies in a collection.
  private func font(_ table: [UInt8], base: Int = 0) -> [UInt8] {
    [0, 1, 0, 0] + bytes(1, 2) + bytes(0, 6) + Array("name".utf8) + bytes(0, 4) + bytes(base + 28, 4)
      + bytes(table.count, 4) + table
  }

  @Test func `prefers American English, then English, then what there is`() throws {
    let names = try #require(
      NameTable(
        font(
          table([
            (1, 0, 0, 0, [0xA9, 0x20, 0x8E]), (3, 1, 0x407, 0, utf16("deutsch")), (3, 1, 0x809, 0, utf16("British")),
            (3, 1, 0x409, 0, utf16("American")), (3, 1, 0x407, 1, utf16("Straße 😀")),
            (1, 0, 0, 13, [0xA9, 0x8E, 0xFF]),
            (0, 3, 0, 14, utf16("unicode")), (1, 0, 0, 14, Array("mac".utf8)), (3, 1, 0x409, 6, utf16(" \n")),
            (2, 1, 0, 6, utf16("ISO")),
          ]))))
    #expect(names[.copyright] == "American")
    #expect(names[.family] == "Straße 😀")
    #expect(names[.license] == "©éˇ")
    #expect(names[.licenseURL] == "unicode")
    #expect(names[.postScriptName] == nil)
  }

  @Test func `reads the face of a collection that is meant`() {
    let first = font(table([(3, 1, 0x409, 6, utf16("One"))]), base: 20)
    let second = font(table([(3, 1, 0x409, 6, utf16("Two"))]), base: 20 + first.count)
    let collection =
      Array("ttcf".utf8) + bytes(0x10000, 4) + bytes(2, 4) + bytes(20, 4) + bytes(20 + first.count, 4) + first + second
    #expect(NameTable(collection)?[.postScriptName] == "One")
    #expect(NameTable(collection, face: 1)?[.postScriptName] == "Two")
    #expect(NameTable(collection, face: 2) == nil)
    #expect(NameTable(collection, face: -1) == nil)
    #expect(NameTable(first, face: 1) == nil)
  }

  @Test func `leaves out a record that leads out of the table, and keeps the others`() {
    var table = table([(3, 1, 0x409, 0, utf16("far")), (3, 1, 0x409, 6, utf16("near"))])
    table.replaceSubrange(16..<18, with: [0xFF, 0xFF])
    let names = NameTable(font(table))
    #expect(names?[.copyright] == nil)
    #expect(names?[.postScriptName] == "near")
  }

  @Test(
    arguments: [
      [], Array("wOF2".utf8) + [UInt8](repeating: 0, count: 60), Array("OTTO".utf8), [0, 1, 0, 0, 0xFF, 0xFF],
      Array("ttcf".utf8) + [UInt8](repeating: 0xFF, count: 60), Array("%!PS-AdobeFont".utf8),
    ] as [[UInt8]])
  func `is nil for what is no font`(bytes: [UInt8]) {
    #expect(NameTable(bytes) == nil)
  }

  /// Every byte of directory and name table is read of a font cut off or changed anywhere; nothing may trap.
  @Test(.enabled(if: Manrope.isInstalled, "needs the package fonts-manrope"))
  func `survives fonts that are cut off or changed`() throws {
    let file = URL(filePath: "\(Manrope.folder)/Manrope-Regular.ttf")
    let whole = try [UInt8](Data(contentsOf: file))
    let names = try #require(NameTable(whole))
    #expect(names[.postScriptName] == "Manrope-Regular")
    // The directory, and the table moved to follow it: small enough to be cut at every byte.
    let small = font(
      table(NameTable.ID.allCases.map { (3, 1, 0x409, $0.rawValue, utf16(names[$0] ?? "none")) }))
    for length in 0..<small.count { #expect(NameTable(Array(small[..<length])) == nil) }
    for length in stride(from: 0, to: whole.count, by: 1_009) { _ = NameTable(Array(whole[..<length])) }

    var random = LinearRandom(state: 1)
    for _ in 0..<20_000 {
      var mutant = small
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        mutant[Int.random(in: 0..<mutant.count, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      _ = NameTable(mutant, face: Int.random(in: 0..<2, using: &random))
    }
    for _ in 0..<500 {
      var mutant = whole
      for _ in 0..<8 {
        mutant[Int.random(in: 0..<400, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      _ = NameTable(mutant)
    }
  }
}

/// The same numbers in every run (Knuth's MMIX generator, its upper half).
private struct LinearRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    func step() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 32
    }
    return step() << 32 | step()
  }
}
