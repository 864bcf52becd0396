import Diagnostics
import Testing

struct FingerprintTests {
  /// The published test vectors of FNV-1a with 128 bits.
  @Test(
    arguments: [
      ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ])
  func `is FNV-1a`(text: String, hash: String) {
    #expect(Fingerprint.of([text]) == hash)
  }

  @Test func `tells apart where one text ends and the next begins`() {
    #expect(Fingerprint.of(["ab", "c"]) != Fingerprint.of(["a", "bc"]))
    #expect(Fingerprint.of(["a", ""]) != Fingerprint.of(["a"]))
  }
}
