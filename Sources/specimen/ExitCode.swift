/// How specimen ends; scripts rely on it.
enum ExitCode: Int32 {
  /// Nothing to mend; there may be warnings.
  case success = 0
  /// The project has errors.
  case findings = 1
  /// The command line or specimen.yaml cannot be understood, or a file or folder cannot be read or written.
  case failure = 2
}
