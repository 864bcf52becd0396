import Testing

@testable import Site

/// Archives as another program writes and reads them; `test_export.py` unpacks those of the systems that ship.
struct ZipArchiveTests {
  @Test func `has the bytes that Python's zipfile writes of the same files`() {
    let wanted = [
      "504b0304140000080000000021002639f4cb090000000900000004000000c3bc2f61313233343536373839504b030414",
      "00000800000000210000000000000000000000000002000000c3a9504b01021403140000080000000021002639f4cb09",
      "00000009000000040000000000000000000000a48100000000c3bc2f61504b0102140314000008000000002100000000",
      "000000000000000000020000000000000000000000a4812b000000c3a9504b05060000000002000200620000004b0000",
      "000000",
    ].joined()
    let archive = ZipArchive([("ü/a", Array("123456789".utf8)), ("é", [])])
    let digits = archive.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(digits == wanted)
  }

  @Test func `knows what its numbers cannot say`() {
    #expect(ZipArchive.canHold(Array(repeating: "a", count: 65_534)))
    #expect(!ZipArchive.canHold(Array(repeating: "a", count: 65_535)))
    #expect(ZipArchive.canHold([String(repeating: "a", count: 65_535)]))
    #expect(!ZipArchive.canHold([String(repeating: "ü", count: 32_768)]))
  }
}
