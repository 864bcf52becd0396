/// A type as it is declared, all its extensions included.
struct SwiftTypeDeclaration {
  let name: SwiftName
  /// Where the names after its colon are looked up.
  var scope: SwiftScope
  var inherited: [[String]] = []
  /// Of a protocol, in their order.
  var requirements: [SwiftRequirement] = []
  var isProtocol = false
  /// Of an enum, in their order.
  var cases: [String] = []
  /// Whether it is a struct of nothing but constants with values, such as a generated scheme.
  var isNothingButConstants = false
}
