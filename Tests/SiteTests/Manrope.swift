import Foundation

/// The font that tests read: Manrope, as Debian's package fonts-manrope installs it.
enum Manrope {
  static let folder = "/usr/share/fonts/truetype/manrope"

  /// The paths of its files.
  static var files: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).sorted().map { "\(folder)/\($0)" }
  }

  static var isInstalled: Bool { FileManager.default.fileExists(atPath: folder) }
}
