import Diagnostics
import SwiftSource
import TestSupport
import Testing

/// Whatever the bytes are, the reader comes to an end and does not crash.
@Suite struct BrokenSwiftTests {
  private func read(_ bytes: [UInt8]) -> SwiftReading {
    var files = SourceFiles()
    return SwiftReader.read([SwiftText(files.add(path: "a.swift", bytes: bytes))])
  }

  @Test(.enabled(if: Seeds.isPresent, "needs ../shared/seeds"), arguments: ["000", "003", "004"])
  func `a seed is read however it was cut`(number: String) throws {
    let fences = Seeds.fences(try Seeds.text(number)).map { Array($0.file.bytes[$0.range]) }
    for fence in fences {
      for end in stride(from: 0, through: fence.count, by: 101) { _ = read(Array(fence[..<end])) }
      for start in stride(from: 1, through: fence.count, by: 103) { _ = read(Array(fence[start...])) }
    }
  }

  @Test(.enabled(if: Seeds.isPresent, "needs ../shared/seeds"))
  func `a seed is read with any of its bytes changed`() throws {
    let bytes = Array(try Seeds.text("004").utf8)[700..<6000]
    var state: UInt64 = 7
    for _ in 0..<100 {
      var changed = Array(bytes)
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        changed[Int(state >> 33) % changed.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      _ = read(changed)
    }
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("enum A { ", "}"), ("-", ""), ("Color(hex: ", ")"), ("1 + ", ""), ("!", ""),
    ("true ? 1 : ", ""), ("#if A\n", "\n#endif"), ("extension A.", ""), ("try ", ""), ("await ", ""), ("A -> ", ""),
    ("some ", ""), ("if a {} else ", ""), ("A<", ">"), ("A<\n", ""), ("\"\\(", ")\""), ("{ in ", "}"), ("@a(", ")"),
    ("switch a { case b: ", "}"), ("\\.a[", "]"), ("let x: [", "]"), ("func a(_ a: (", ")"), ("a as (", ")"),
    ("& ", ""),
    ("#a(", ")"), ("a < ", ""), ("a, ", ""), ("inout ", ""), ("@a ", ""), (".a", ""), ("?", ""), ("case .a(", ")"),
    ("\u{22}\u{22}\u{22}\n\\(", ""), ("/*", "*/"), ("var a: A { get { ", "}}"), ("~A & ", ""), ("repeat ", ""),
    ("a: ", ""),
    ("[(", ")]"), ("a: b\n", ""), ("a:\n  b: c\n", ""), ("- a: b\n", ""),
  ])
  func `nothing is nested too deeply`(open: String, close: String) {
    let depth = 1_000
    let text = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
    _ = read(Array("enum T { static let x: CGFloat = \(text) }".utf8))
    _ = read(Array(text.utf8))
  }

  @Test func `long chains end in a reason`() {
    let modifiers = String(repeating: ".opacity(1)", count: 5_000)
    #expect(read(Array("extension Color { static let x = Color.white\(modifiers) }".utf8)).reasons.count == 1)
    let aliases = (0..<5_000).map { "static let a\($0): CGFloat = A.a\($0 + 1)" }.joined(separator: "\n")
    let reading = read(Array("enum A {\n\(aliases)\nstatic let a5000: CGFloat = 1\n}".utf8))
    #expect(reading.constants.count + reading.notUnderstood.count == 5_001)
  }

  @Test func `zero bytes and broken UTF-8 are read over`() {
    let bytes = Array("enum A { static let a: CGFloat = 1 /*".utf8) + [0, 0xFF, 0xC3] + Array("*/ }".utf8)
    #expect(read(bytes).lines == ["A.a = 1"])
  }
}
