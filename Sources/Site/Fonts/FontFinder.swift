import CFontconfig
import FoundationEssentials

/// Finds font files through fontconfig, whose only user this is.
///
/// fontconfig always answers, if need be with another family; so faces are listed and compared here, and what is not exactly
/// what was asked for does not count.
package struct FontFinder: ~Copyable {
  private let configuration: OpaquePointer?

  /// Over the fonts that are installed for the user who builds.
  package init() {
    configuration = FcInitLoadConfigAndFonts()
  }

  /// Over these files, and no others.
  package init(files: [String]) {
    configuration = FcConfigCreate()
    for file in files { FcConfigAppFontAddFile(configuration, file) }
  }

  deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// The upright face of a family, whose name is compared exactly, at a weight; nil when there is none.
  ///
  /// Of several, a file of this one weight is taken before a variable one, then normal width, then the newest version, then
  /// the file whose name sorts first.
  package borrowing func font(family: String, weight: Int) -> FontFile? {
    for face in faces(of: family) where face.weights.contains(weight) {
      guard let data = FileManager.default.contents(atPath: face.path) else { continue }
      let bytes = [UInt8](data)
      guard let tables = FontTables(bytes, face: face.index), let names = NameTable(tables),
        let postScriptName = names[.postScriptName]
      else { continue }
      return FontFile(
        path: face.path,
        bytes: bytes,
        faceIndex: face.index,
        family: family,
        postScriptName: postScriptName,
        weights: face.weights,
        embedding: FontEmbedding(tables),
        copyright: names[.copyright],
        license: names[.license],
        licenseURL: names[.licenseURL])
    }
    return nil
  }

  /// The weights at which a family has an upright face of its own, ascending; those of variable files left out.
  package borrowing func weights(of family: String) -> [Int] {
    Set(faces(of: family).filter { !$0.isVariable }.map(\.weights.lowerBound)).sorted()
  }

  /// The best first.
  private borrowing func faces(of family: String) -> [Face] {
    guard let configuration, let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    guard let wanted = FcObjectSetCreate() else { return [] }
    defer { FcObjectSetDestroy(wanted) }
    for object in [FC_FAMILY, FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_VARIABLE, FC_FONTVERSION] {
      FcObjectSetAdd(wanted, object)
    }
    guard let list = FcFontList(configuration, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(list) }
    let found = UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont))
    return found.compactMap { $0.flatMap { Face($0, family: family) } }.sorted { $0.isBetter(than: $1) }
  }
}

/// A face as fontconfig lists it.
private struct Face {
  let path: String
  let index: Int
  let weights: ClosedRange<Int>
  let isVariable: Bool
  let isNormalWidth: Bool
  let version: Int

  /// Nil for a face that is slanted, or of a family that is only similar.
  init?(_ pattern: OpaquePointer, family: String) {
    guard Face.families(pattern).contains(where: { $0.utf8.elementsEqual(family.utf8) }),
      let path = Face.text(pattern, FC_FILE, 0), let weights = Face.weights(pattern),
      Face.integer(pattern, FC_SLANT) ?? 0 == FC_SLANT_ROMAN
    else { return nil }
    self.path = path
    self.weights = weights
    // The upper half numbers the named instances of a variable font.
    let index = Face.integer(pattern, FC_INDEX) ?? 0
    self.index = index & 0xFFFF
    var variable: FcBool = 0
    let isRange = FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable) == FcResultMatch && variable != 0
    isVariable = isRange || index >> 16 != 0
    isNormalWidth = (Face.integer(pattern, FC_WIDTH) ?? 100) == FC_WIDTH_NORMAL
    version = Face.integer(pattern, FC_FONTVERSION) ?? 0
  }

  private static func families(_ pattern: OpaquePointer) -> [String] {
    var names: [String] = []
    while let name = text(pattern, FC_FAMILY, Int32(names.count)) { names.append(name) }
    return names
  }

  /// In the scale of CSS, which is OpenType's; fontconfig has one of its own.
  private static func weights(_ pattern: OpaquePointer) -> ClosedRange<Int>? {
    var low = 0.0
    if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &low) == FcResultMatch {
      let weight = Int(FcWeightToOpenTypeDouble(low).rounded())
      return weight...weight
    }
    var range: OpaquePointer?
    var high = 0.0
    guard FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch, FcRangeGetDouble(range, &low, &high) != 0,
      low <= high
    else { return nil }
    return Int(FcWeightToOpenTypeDouble(low).rounded())...Int(FcWeightToOpenTypeDouble(high).rounded())
  }

  private static func text(_ pattern: OpaquePointer, _ object: String, _ index: Int32) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, index, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }

  private static func integer(_ pattern: OpaquePointer, _ object: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  func isBetter(than other: Face) -> Bool {
    if isVariable != other.isVariable { return other.isVariable }
    // A variable face is listed again for each of its named instances.
    if weights.count != other.weights.count { return weights.count > other.weights.count }
    if isNormalWidth != other.isNormalWidth { return isNormalWidth }
    if version != other.version { return version > other.version }
    // By the file's name first: folders differ from machine to machine.
    if name != other.name { return name.precedesByBytes(other.name) }
    if path != other.path { return path.precedesByBytes(other.path) }
    return index < other.index
  }

  private var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
