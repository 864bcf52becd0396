/// Where bytes stop being UTF-8.
package enum InvalidUTF8 {
  /// The offset of the first byte that is not part of well-formed UTF-8 (Unicode 15, table 3-7); nil when all are.
  package static func offset(in bytes: [UInt8]) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
