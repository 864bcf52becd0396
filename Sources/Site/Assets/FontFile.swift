/// A font file of this machine: one upright face of a family, or several of which one is meant.
package struct FontFile: Sendable {
  /// Where it lies on this machine: for messages, never for the site.
  package let path: String
  package let bytes: [UInt8]
  /// Which face of the file is meant; 0 unless the file is a collection.
  package let faceIndex: Int
  /// The family and the PostScript name that the file itself states.
  package let family: String
  package let postScriptName: String
  /// As in CSS: 1 to 1000, 400 is regular, 700 is bold.
  package let weight: Int
  /// True when the file holds a range of weights, and `weight` is one of them.
  package let isVariable: Bool
  package let copyright: String?
  /// The licence in words, and where it can be read.
  package let license: String?
  package let licenseURL: String?
}
