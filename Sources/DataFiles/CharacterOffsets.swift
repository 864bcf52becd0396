/// Where each character of a UTF-8 text starts: libyaml's marks count characters, ours bytes.
struct CharacterOffsets {
  private static let step = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of every 64th character.
  private let checkpoints: [Int]

  /// - Parameter bytes: well-formed UTF-8 that outlives this value.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var checkpoints: [Int] = []
    var count = 0
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      if count % CharacterOffsets.step == 0 { checkpoints.append(offset) }
      count += 1
    }
    self.checkpoints = checkpoints
  }

  /// The byte offset of a character, counted from 0; the end of the text for one past it.
  subscript(index: Int) -> Int {
    guard index / CharacterOffsets.step < checkpoints.count else { return bytes.count }
    var offset = checkpoints[index / CharacterOffsets.step]
    var remaining = index % CharacterOffsets.step
    while offset < bytes.count, remaining > 0 {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      remaining -= 1
    }
    return offset
  }
}
