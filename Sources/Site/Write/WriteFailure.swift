package import Diagnostics

/// Why the site was not written, or not to its end.
package struct WriteFailure: Error, Equatable {
  /// As the user knows it: the output folder as it was given, and what lies inside it.
  package let path: String
  /// What is said of the path: `is a symbolic link`.
  package let reason: String
  package let help: String?

  init(_ path: String, _ reason: String, help: String? = nil) {
    self.path = path
    self.reason = reason
    self.help = help
  }

  package var finding: Finding {
    Finding(.error, "output", "'\(path)' \(reason)", at: nil, help: help)
  }
}
