import Testing

@testable import SwiftSource

@Suite struct SwiftIdentifierTests {
  @Test func `takes for names what Unicode does, in ASCII and beyond`() {
    for scalar in [UInt32](0...0x24F).compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      #expect(SwiftIdentifier.isValid("\(scalar)a") == (properties.isXIDStart || scalar == "_"), "\(scalar.value)")
      #expect(SwiftIdentifier.isValid("a\(scalar)") == properties.isXIDContinue, "\(scalar.value)")
    }
  }

  @Test func `parts words at all that is no letter and no number`() {
    for character in [UInt32](0...0x24F).compactMap(Unicode.Scalar.init).map(Character.init) {
      let isOfWord = character.isLetter || character.isNumber
      #expect(SwiftIdentifier.lowerCamel(["a\(character)b"]) == (isOfWord ? "a\(character)b" : "aB"), "\(character)")
    }
  }

  @Test(arguments: [
    (["DS", "text.link-hover"], "dSTextLinkHover"), (["", "color", "2xl", "on 3"], "color2xlOn3"),
    (["ds", "Pad--ding", "$root"], "dsPadDing"), (["$root", "a"], "rootA"), (["é", "über-Größe"], "éÜberGröße"),
    (["--"], ""), ([], ""),
  ])
  func `puts words together in camel case`(segments: [String], name: String) {
    #expect(SwiftIdentifier.lowerCamel(segments) == name)
    // The same between words of other letters.
    let words = segments.last == "$root" ? segments.dropLast() : segments
    #expect(SwiftIdentifier.lowerCamel(["x"] + words + ["ö"]) == "x\(name.prefix(1).uppercased())\(name.dropFirst())Ö")
  }
}
