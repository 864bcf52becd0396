import Diagnostics

/// What ends the reading of a YAML file, and where.
struct YAMLSyntaxError: Error {
  let text: String
  let place: Place
  let help: String?

  init(_ text: String, _ place: Place, help: String? = nil) {
    self.text = text
    self.place = place
    self.help = help
  }
}
