import Glibc

/// The variables that a run was started with.
enum Environment {
  /// Nil for a variable that is not set, or empty.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name), text.pointee != 0 else { return nil }
    return String(cString: text)
  }
}
