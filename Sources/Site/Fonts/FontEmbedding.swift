/// Whether a face may travel with a site: what its makers say in `fsType` (ISO/IEC 14496-22, 5.2.7, OS/2).
package enum FontEmbedding: Sendable {
  /// In part or whole.
  case allowed
  /// Only with all of its characters.
  case onlyWhole
  /// Not without the leave of its owner, or only as pictures.
  case forbidden

  /// A face that says nothing allows everything, as version 0 of the table has it.
  init(_ tables: FontTables) {
    let type = tables["OS/2"]?.integer16(at: 8) ?? 0
    // Old faces set several of the bits 1 to 3, of which the most liberal counts.
    let isRestricted = type & 0b1110 == 0b0010
    let isOnlyForBitmaps = type & 0x0200 != 0
    self = isRestricted || isOnlyForBitmaps ? .forbidden : type & 0x0100 != 0 ? .onlyWhole : .allowed
  }
}
