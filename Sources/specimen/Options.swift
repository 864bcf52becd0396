/// The options of all commands that read a project.
struct Options: Equatable {
  enum Format: String, CaseIterable {
    case text, json
  }

  /// The folder of the project, as it was given.
  var project = "."
  /// Where the output goes, as it was given; nil for where the command puts it by itself.
  var output: String?
  /// The design system; nil for the only one.
  var system: String?
  /// Chosen contexts by their modifiers; the other modifiers have their defaults.
  var mode: [String: String] = [:]
  var format = Format.text
}
