/// Where something stands: a range of bytes in a file. 12 bytes, no references, so that every value can carry one.
package struct Place: Hashable, Sendable {
  package let file: SourceFile.ID
  package let offset: UInt32
  package let length: UInt32

  package var range: Range<Int> {
    Int(offset)..<Int(offset) + Int(length)
  }

  /// The part of this place with these offsets from its start.
  package func part(_ range: Range<Int>) -> Place {
    Place(file: file, offset: offset + UInt32(range.lowerBound), length: UInt32(range.count))
  }

  /// The place from the start of this one to the end of `other`, which stands in the same file.
  package func through(_ other: Place) -> Place {
    Place(file: file, offset: offset, length: other.offset + other.length - offset)
  }
}

extension Place: Comparable {
  package static func < (a: Place, b: Place) -> Bool {
    (a.file.index, a.offset, a.length) < (b.file.index, b.offset, b.length)
  }
}
