import Diagnostics

extension SourceFiles {
  /// The code at a place in one line, without the marks of a quote that it may stand in.
  func code(at place: Place) -> String {
    text(at: place).split(whereSeparator: \.isWhitespace).filter { !$0.allSatisfy { $0 == ">" } }
      .joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }
}
