import Diagnostics
import Testing

struct ParallelMapTests {
  @Test(arguments: [0, 1, 2, 255, 256, 257, 511, 10_000])
  func `keeps the order of the elements`(count: Int) {
    #expect(Array(0..<count).parallelMap { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test func `does something else at the same time`() {
    let (squares, other) = [1, 2, 3].parallelMap({ $0 * $0 }) { "other" }
    #expect(squares == [1, 4, 9])
    #expect(other == "other")
  }

  @Test func `may be called by a function that it calls`() {
    let rows = Array(0..<40).parallelMap { row in Array(0..<40).parallelMap { row * $0 } }
    #expect(rows == (0..<40).map { row in (0..<40).map { row * $0 } })
  }
}
