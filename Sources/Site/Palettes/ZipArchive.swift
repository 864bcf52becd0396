/// Files in one, as they are: entries without compression (APPNOTE.TXT 6.3.10, sections 4.3.6 to 4.3.16).
///
/// All numbers are little-endian. Each file stands behind a header of its own; at the end a directory has them all again. The same files are
/// the same bytes: each is dated on the first day that the format knows.
struct ZipArchive {
  private(set) var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0
  /// Of each byte by the polynomial of CRC-32.
  private let remainders = (0..<256 as Range<UInt32>).map { byte -> UInt32 in
    var rest = byte
    for _ in 0..<8 { rest = (rest >> 1) ^ (rest & 1 == 0 ? 0 : 0xEDB8_8320) }
    return rest
  }

  /// Whether the numbers of the format are large enough.
  static func canHold(_ paths: [String]) -> Bool {
    paths.count < UInt16.max && paths.allSatisfy { $0.utf8.count <= UInt16.max }
  }

  /// - Parameter files: at most 4 GB, with paths that it can hold.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    for file in files { add(file.path, file.bytes) }
    let start = UInt32(bytes.count)
    bytes += directory
    append(0x0605_4B50 as UInt32, to: &bytes)
    for number in [0, 0, count, count] { append(number, to: &bytes) }
    append(UInt32(directory.count), to: &bytes)
    append(start, to: &bytes)
    append(0 as UInt16, to: &bytes)
  }

  private mutating func add(_ path: String, _ content: [UInt8]) {
    let start = UInt32(bytes.count)
    var shared: [UInt8] = []
    // The version that is needed, names in UTF-8, no compression, midnight, 1 January 1980.
    for number in [20, 0x0800, 0, 0, 0x0021] as [UInt16] { append(number, to: &shared) }
    for number in [checksum(content), UInt32(content.count), UInt32(content.count)] { append(number, to: &shared) }
    append(UInt16(path.utf8.count), to: &shared)
    append(0 as UInt16, to: &shared)

    append(0x0403_4B50 as UInt32, to: &bytes)
    bytes += shared + path.utf8 + content

    append(0x0201_4B50 as UInt32, to: &directory)
    append(0x0314 as UInt16, to: &directory)
    directory += shared
    for number in [0, 0, 0] as [UInt16] { append(number, to: &directory) }
    // A file of Unix that its owner may write and all may read.
    append(UInt32(0o100644) << 16, to: &directory)
    append(start, to: &directory)
    directory += path.utf8
    count += 1
  }

  /// CRC-32.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest = UInt32.max
    for byte in bytes { rest = remainders[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ (rest >> 8) }
    return ~rest
  }

  private func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }
}
