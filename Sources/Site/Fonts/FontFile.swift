/// A face of a font file of this machine: upright, of one weight or of all weights in a range.
package struct FontFile: Sendable {
  /// Where it lies on this machine: for messages, never for the site.
  package let path: String
  package let bytes: [UInt8]
  /// Which face of the file is meant; 0 unless the file is a collection.
  package let faceIndex: Int
  /// As it was asked for.
  package let family: String
  /// As the file itself states it.
  package let postScriptName: String
  /// As in CSS: 1 to 1000, 400 is regular, 700 is bold. More than one for a variable face.
  package let weights: ClosedRange<Int>
  package let embedding: FontEmbedding
  package let copyright: String?
  /// The licence in words, and where it can be read.
  package let license: String?
  package let licenseURL: String?
}
