import CHarfBuzz

/// What a site takes of a face: some of its characters, and all that it can do with them. The only user of HarfBuzz.
enum FontSubset {
  /// A font file of this face alone, with its features, its axes and what its makers say of themselves; nil for bytes that
  /// HarfBuzz cannot read.
  ///
  /// - Parameter characters: those to keep; nil for all. A face that has none of them, such as one of symbols, keeps all of its
  ///   own; blanks do not count.
  static func bytes(of font: FontFile, keeping characters: FontCharacters?) -> [UInt8]? {
    font.bytes.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      let blob = hb_blob_create(start, UInt32(clamping: bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
      defer { hb_blob_destroy(blob) }
      guard let face = hb_face_create(blob, UInt32(clamping: font.faceIndex)) else { return nil }
      defer { hb_face_destroy(face) }
      guard hb_face_get_glyph_count(face) > 0, let input = hb_subset_input_create_or_fail() else { return nil }
      defer { hb_subset_input_destroy(input) }
      keep(characters, of: face, in: input)
      guard let subset = hb_subset_or_fail(face, input) else { return nil }
      defer { hb_face_destroy(subset) }
      return copied(subset)
    }
  }

  private static func keep(_ characters: FontCharacters?, of face: OpaquePointer, in input: OpaquePointer) {
    let kept = hb_subset_input_unicode_set(input)
    hb_face_collect_unicodes(face, kept)
    if let characters {
      let all = hb_set_copy(kept)
      defer { hb_set_destroy(all) }
      hb_set_clear(kept)
      // HB_SET_VALUE_INVALID, which starts at the first.
      var character = hb_codepoint_t.max
      while hb_set_next(all, &character) != 0 {
        if characters.contains(character) { hb_set_add(kept, character) }
      }
      let blanks = hb_set_has(kept, 0x20) + hb_set_has(kept, 0xA0)
      if hb_set_get_population(kept) == blanks { hb_set_union(kept, all) }
      // Instructions for the pixels of old screens: a third of the bytes.
      hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    } else {
      hb_set_invert(hb_subset_input_glyph_set(input))
    }
    let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
    hb_set_clear(features)
    hb_set_invert(features)
    let names = hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID)
    // Who made the face, and under which licence.
    for name: hb_codepoint_t in [0, 7, 8, 9, 11, 12, 13, 14] { hb_set_add(names, name) }
  }

  private static func copied(_ face: OpaquePointer) -> [UInt8]? {
    let blob = hb_face_reference_blob(face)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
  }
}
