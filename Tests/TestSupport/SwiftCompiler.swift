import Foundation

/// The Swift compiler beside the `swift` on PATH, and a module `SwiftUI` to check exported Swift against: `Tests/SwiftUIStub`.
package struct SwiftCompiler: ~Copyable {
  package enum Isolation: String, Sendable {
    case nonisolated, mainActor = "MainActor"
  }

  private let compiler: URL
  private let modules: ScratchFolder

  package init() throws {
    try self.init(compiler: SwiftCompiler.found(), modules: ScratchFolder())
  }

  private init(compiler: URL, modules: consuming ScratchFolder) throws {
    let stub = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "SwiftUIStub")
    let sources = try FileManager.default.contentsOfDirectory(atPath: stub.path).sorted()
    for source in sources where source.hasSuffix(".swift") {
      let module = String(source.dropLast(".swift".count))
      let complaints = try SwiftCompiler.run(
        compiler,
        [
          "-emit-module", "-module-name", module, "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
          "-emit-module-path", modules.path("\(module).swiftmodule"), stub.appending(path: source).path,
        ])
      guard complaints.isEmpty else { throw Failure(complaints: complaints) }
    }
    self.compiler = compiler
    self.modules = modules
  }

  private struct Failure: Error {
    let complaints: String
  }

  /// All that the compiler has to say of some files as one module, in language mode 6 with complete checks of concurrency.
  package func complaints(
    about files: [String: String], isolation: Isolation = .nonisolated, module: String = "App"
  ) throws -> String {
    let folder = try ScratchFolder()
    try folder.write(files)
    let paths = files.keys.sorted().map { folder.path($0) }
    return try SwiftCompiler.run(
      compiler,
      [
        "-typecheck", "-module-name", module, "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-strict-concurrency=complete", "-default-isolation", isolation.rawValue, "-I", modules.path,
      ] + paths)
  }

  /// All that `swift build` has to say of the package in a folder, which its own manifest describes.
  package func complaints(ofPackageAt path: String) throws -> String {
    try SwiftCompiler.run(
      compiler.deletingLastPathComponent().appending(path: "swift"),
      [
        "build", "--quiet", "--package-path", path, "--manifest-cache", "none",
        "-Xswiftc", "-warnings-as-errors", "-Xswiftc", "-I", "-Xswiftc", modules.path,
      ])
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> String {
    let output = try ScratchFolder()
    try output.write(["text": ""])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // Locks of `swift build` would stay there.
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": output.path]) { _, own in own }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output.url.appending(path: "text"))
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let text = try output.text("text")
    return process.terminationStatus == 0 || !text.isEmpty ? text : "exit \(process.terminationStatus)"
  }

  private static func found() throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = folders.lazy
      .map { URL(filePath: "\($0)/swift").resolvingSymlinksInPath().deletingLastPathComponent() }
      .map { $0.appending(path: "swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let compiler else { throw Failure(complaints: "no swiftc beside a swift on PATH") }
    return compiler
  }
}
