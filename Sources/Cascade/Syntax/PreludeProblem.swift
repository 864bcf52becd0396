/// Why what stands before a block is no selector or condition, or is not followed.
struct PreludeProblem: Error {
  let text: String
  /// Bytes from the start of the file.
  let range: Range<Int>
  /// Asked for only where it is shown: looking for the nearest name takes its time.
  let help: @Sendable () -> String?

  init(text: String, range: Range<Int>, help: @escaping @autoclosure @Sendable () -> String? = nil) {
    self.text = text
    self.range = range
    self.help = help
  }
}

extension PreludeProblem {
  static func outside(_ name: String, at range: Range<Int>) -> PreludeProblem {
    PreludeProblem(text: "\(name) stands outside of a mock-up, it matches nothing in it", range: range)
  }
}
