/// What ends the reading of a JSON file, and the bytes that it is about.
struct JSONSyntaxError: Error {
  let text: String
  let range: Range<Int>
  let help: String?

  init(_ text: String, _ range: Range<Int>, help: String? = nil) {
    self.text = text
    self.range = range
    self.help = help
  }
}
