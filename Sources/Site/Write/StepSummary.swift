import Audit
import Glibc

/// The file in which GitHub collects the Markdown that the steps of a job show (`GITHUB_STEP_SUMMARY`).
package struct StepSummary {
  /// GitHub drops the whole summary of a step that has more.
  private static let limit = 1 << 20
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Adds to what others have written. Nothing is added where no room is left.
  /// - Parameter text: makes Markdown of at most so many bytes.
  package func append(_ text: (Int) -> String) throws(WriteFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(errno) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      let code = errno
      close(file)
      throw failure(code)
    }
    let room = StepSummary.limit - Int(clamping: status.st_size)
    var (isWhole, code) = (true, errno)
    if room >= MarkdownPrinter.smallestLimit {
      isWhole = OutputFolder.writeAll(Array(text(room).utf8), to: file)
      code = errno
    }
    if close(file) != 0, isWhole { (isWhole, code) = (false, errno) }
    guard isWhole else { throw failure(code) }
  }

  private func failure(_ code: Int32) -> WriteFailure {
    WriteFailure(path, "cannot be written: \(OutputFolder.words(code))", help: "GITHUB_STEP_SUMMARY names it")
  }
}
