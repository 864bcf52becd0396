import CWOFF2

/// The form in which browsers load fonts (W3C, WOFF File Format 2.0). The only user of libwoff2.
enum WOFF2 {
  /// An OpenType font as WOFF2; nil for bytes that are none.
  static func encoded(_ font: [UInt8]) -> [UInt8]? {
    // The library writes nothing between the end of the data and the next multiple of four: it has to be zero before.
    var result = [UInt8](repeating: 0, count: cwoff2_bound(font, font.count))
    let count = cwoff2_encode(font, font.count, quality, &result, result.count)
    return count > 0 ? Array(result[..<count]) : nil
  }

  /// Of Brotli. The highest, 11, takes 25 times as long for 8 % less.
  private static let quality: Int32 = 8
}
