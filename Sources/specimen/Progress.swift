import Dispatch
import Synchronization

/// The line on a terminal that says what a run is busy with, after a second of it.
///
/// A class, since a timer shares it. Where no person watches nothing is ever shown.
final class Progress: Sendable {
  private let line = Mutex<(text: String, isShown: Bool, isOver: Bool)>(("", false, false))

  /// Nil where standard error is no terminal that can take a line back.
  init?() {
    guard Console.error.takesBackLines else { return nil }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.change { line in line.isShown = !line.isOver }
    }
  }

  func say(_ text: String) {
    change { line in line.text = text }
  }

  /// Takes the line back; nothing is shown any more.
  func end() {
    line.withLock { line in
      if line.isShown { try? Console.error.write("\r\u{1B}[K") }
      line = ("", false, true)
    }
  }

  private func change(_ change: (inout (text: String, isShown: Bool, isOver: Bool)) -> Void) {
    line.withLock { line in
      change(&line)
      // It is a courtesy: what cannot be said here is not missed.
      if line.isShown { try? Console.error.write("\r\(line.text)\u{1B}[K") }
    }
  }
}
