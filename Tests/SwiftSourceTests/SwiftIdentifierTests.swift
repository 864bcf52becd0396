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
}
