/// Why what stands before a block is no selector or condition, or is not followed.
struct PreludeProblem: Error {
  let text: String
  /// Bytes from the start of the file.
  let range: Range<Int>
  var help: String?
}

extension PreludeProblem {
  static func outside(_ name: String, at range: Range<Int>) -> PreludeProblem {
    PreludeProblem(text: "\(name) stands outside of a mock-up, it matches nothing in it", range: range)
  }
}
