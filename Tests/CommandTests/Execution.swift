import Foundation
import TestSupport

/// One run of the built program, to its end.
struct Execution {
  let exitCode: Int32
  let output: String
  let error: String

  /// The program that was built together with these tests.
  private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "specimen")

  /// Runs `specimen` with arguments in a folder.
  init(_ arguments: [String], in folder: String = "/", environment: [String: String] = [:]) throws {
    try self.init(Execution.program.path, arguments, in: folder, environment: environment)
  }

  /// Runs a line of shell in which `$specimen` is the program.
  init(shell line: String, in folder: String = "/") throws {
    try self.init("/bin/bash", ["-c", line], in: folder, environment: ["specimen": Execution.program.path])
  }

  private init(_ program: String, _ arguments: [String], in folder: String, environment: [String: String]) throws {
    let scratch = try ScratchFolder()
    try scratch.write(["output": "", "error": ""])
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    // A day on which nothing of the tests ends: 2026-09-01.
    let fixed = ["PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": "1788220800"]
    process.environment = fixed.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: scratch.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "error"))
    try process.run()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    output = try scratch.text("output")
    error = try scratch.text("error")
  }
}
