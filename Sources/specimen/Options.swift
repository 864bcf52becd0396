/// The options of `build` and `check`.
struct Options: Equatable {
  enum Format: String, CaseIterable {
    case text, json
  }

  /// The folder of the project, as it was given.
  var project = "."
  /// Where the site goes, as it was given; nil for where specimen.yaml wants it.
  var output: String?
  var format = Format.text
}
