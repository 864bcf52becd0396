import Glibc

extension String {
  /// The order of their bytes: below, at or above 0.
  private func byteOrder(_ other: String) -> Int {
    utf8.span.withUnsafeBufferPointer { text in
      other.utf8.span.withUnsafeBufferPointer { other in
        guard let start = text.baseAddress, let otherStart = other.baseAddress else { return text.count - other.count }
        let order = memcmp(start, otherStart, min(text.count, other.count))
        return order == 0 ? text.count - other.count : Int(order)
      }
    }
  }

  /// True when its bytes are those of another: `==` takes names that differ only in Unicode composition for one.
  func hasSameBytes(as other: String) -> Bool { byteOrder(other) == 0 }

  /// True when its bytes come before those of another: the order of paths. `<` is no order of them, since it takes names that differ
  /// only in Unicode composition for one.
  func precedesByBytes(_ other: String) -> Bool { byteOrder(other) < 0 }
}
