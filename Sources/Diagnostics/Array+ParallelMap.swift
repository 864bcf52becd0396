import Dispatch
import Synchronization

/// The only place where the program is parallel. What runs beside something else takes values and returns values.
extension Array where Element: Sendable {
  /// What a pure function makes of each element, in the order of the elements; all processors take part.
  package func parallelMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    parallelMap(transform, meanwhile: {}).results
  }

  /// - Parameter work: is done at the same time, by one processor in one go.
  package func parallelMap<Result: Sendable, Other: Sendable>(
    _ transform: @Sendable (Element) -> Result, meanwhile work: @Sendable () -> Other
  ) -> (results: [Result], other: Other) {
    // Parts, as a lock for each element would cost more than many a function; small ones, as the last is waited for.
    let size = Swift.max(1, count / 256)
    let parts = Mutex([[Result]](repeating: [], count: (count + size - 1) / size))
    let other = Mutex<Other?>(nil)
    DispatchQueue.concurrentPerform(iterations: 1 + (count + size - 1) / size) { iteration in
      guard iteration > 0 else {
        let value = work()
        other.withLock { $0 = value }
        return
      }
      let start = (iteration - 1) * size
      let part = self[start..<Swift.min(start + size, count)].map(transform)
      parts.withLock { $0[iteration - 1] = part }
    }
    guard let other = other.withLock({ $0 }) else { preconditionFailure("every iteration is performed") }
    return (parts.withLock { $0.flatMap(\.self) }, other)
  }
}
