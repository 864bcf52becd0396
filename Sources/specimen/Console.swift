import Glibc

/// Standard output and standard error, unbuffered: what has been written is out, however the run ends.
enum Console: Int32 {
  case output = 1
  case error = 2

  struct Failure: Error {
    let reason: String
  }

  /// Writes all of a text. A pipe whose reader has gone away takes the rest silently.
  func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    let code = bytes.withUnsafeBytes { buffer -> Int32 in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(rawValue, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        done += count
      }
      return 0
    }
    guard code != 0, code != EPIPE else { return }
    throw Failure(reason: String(cString: strerror(code)).lowercased())
  }

  /// True on a terminal that knows colours, unless the user wants none (https://no-color.org).
  var showsColors: Bool { takesBackLines && Environment.value("NO_COLOR") == nil }

  /// True on a terminal that can do more than add to what it shows.
  var takesBackLines: Bool { isatty(rawValue) == 1 && Environment.value("TERM") != "dumb" }
}
