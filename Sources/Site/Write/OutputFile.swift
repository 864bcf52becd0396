/// A file of the site, before it is written. Its bytes are made when somebody asks for them: a large site is never in memory whole.
package struct OutputFile: Sendable {
  /// Relative to the site's folder, with forward slashes.
  package let path: String
  private let make: @Sendable () -> [UInt8]

  /// Made anew each time; always the same.
  package var bytes: [UInt8] { make() }

  package init(path: String, making make: @escaping @Sendable () -> [UInt8]) {
    self.path = path
    self.make = make
  }

  package init(path: String, bytes: [UInt8]) {
    self.init(path: path) { bytes }
  }
}
