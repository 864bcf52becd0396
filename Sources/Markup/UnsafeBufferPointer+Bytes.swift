import Glibc

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands next, from an index on.
  func firstIndex(of byte: UInt8, from index: Int) -> Int? {
    guard let base = baseAddress, let found = memchr(base + index, Int32(byte), count - index) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// True when one of four bytes stands here. Equal bytes differ by 0, and the least of all differences is found without a
  /// branch, many bytes in a step.
  func holds(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> Bool {
    var least = UInt8.max
    for byte in self { least = Swift.min(least, byte ^ a, Swift.min(byte ^ b, byte ^ c, byte ^ d)) }
    return least == 0
  }

  /// True when a byte stands here twice in a row.
  func holdsTwice(_ byte: UInt8) -> Bool {
    var least = UInt8.max
    for index in 0..<Swift.max(0, count - 1) {
      least = Swift.min(least, (self[index] ^ byte) | (self[index + 1] ^ byte))
    }
    return least == 0
  }
}
