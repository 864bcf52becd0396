/// A name by which other programs know a finding again: 128 bits of FNV-1a over some texts, as 32 hexadecimal digits.
package enum Fingerprint {
  package static func of(_ texts: [String]) -> String {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for (index, text) in texts.enumerated() {
      // A NUL between them: neither paths nor names have one.
      if index > 0 { hash = (hash ^ 0) &* prime }
      for byte in text.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
}
