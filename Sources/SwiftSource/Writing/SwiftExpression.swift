/// What stands behind the `=` of a constant.
struct SwiftExpression: Equatable {
  var code: String
  /// What the code does not say: for the end of the line.
  var notes: [String] = []
  /// True for what is made of other constants.
  var isDerived = false
}
