/// A file of the site, before it is written.
package struct OutputFile: Sendable {
  /// Relative to the site's folder, with forward slashes.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
