extension Selector {
  /// Why a text is no list of selectors that mock-ups can be matched with: a clause.
  package struct Problem: Error {
    package let text: String
  }

  /// The selectors of a list as CSS has it: `.card > p, .note`.
  package static func list(_ text: String) throws(Problem) -> [Selector] {
    let bytes = Array(text.utf8)
    var reader = SelectorReader(bytes)
    let selectors: [Selector]
    do throws(PreludeProblem) {
      selectors = try reader.list(ComponentValue.parse(text), .plain, within: 0..<bytes.count)
    } catch {
      throw Problem(text: error.text)
    }
    if let problem = reader.unsupported.first { throw Problem(text: problem.text) }
    return selectors
  }
}
