import Diagnostics

/// A range of bytes, in half the memory of a `Range<Int>`.
struct ByteRange: Hashable {
  let offset: UInt32
  let count: UInt32

  static let empty = ByteRange(0..<0)

  init(_ range: Range<Int>) {
    offset = UInt32(range.lowerBound)
    count = UInt32(range.count)
  }

  init(_ place: Place) {
    offset = place.offset
    count = place.length
  }

  var range: Range<Int> { Int(offset)..<Int(offset) + Int(count) }
}
