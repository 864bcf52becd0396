import Diagnostics
import FoundationEssentials
import Glibc
import Site

/// A project as a revision of a git repository has it, read by git itself: the work tree and its index stay as they are.
struct GitRevision {
  /// The folder of the project in the work tree.
  let project: String
  let name: String

  /// The files of the project in that revision.
  func files() throws(Refusal) -> ProjectFiles {
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "specimen-\(getpid())-\(name.utf8.count)-\(UInt64.random(in: 0...UInt64.max))")
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw Refusal(
        "unreadable", "a folder for '\(name)' cannot be made in \(scratch.deletingLastPathComponent().path)")
    }
    defer { try? FileManager.default.removeItem(at: scratch) }
    let git = Git(folder: project, scratch: scratch)
    let commit = try trimmed(
      git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]), or: unknown)
    let prefix = try trimmed(git.run(["rev-parse", "--show-prefix"]), or: unknown)
    let root = try trimmed(git.run(["rev-parse", "--show-toplevel"]), or: unknown)
    let tree = scratch.appending(path: "tree", directoryHint: .isDirectory)
    let atRoot = Git(folder: root, scratch: scratch)
    for arguments in [
      ["read-tree", "\(commit):\(prefix)"], ["checkout-index", "--all", "--quiet", "--prefix=\(tree.path)/"],
    ] {
      let result = atRoot.run(arguments, index: scratch.appending(path: "index").path)
      guard result.isSuccess else {
        throw Refusal("git", "'\(name)' cannot be read: \(result.error)")
      }
    }
    do throws(ProjectFiles.Failure) {
      return try ProjectFiles.read(
        tree.standardizedFileURL,
        named: URL(filePath: project, directoryHint: .isDirectory).standardizedFileURL.lastPathComponent)
    } catch {
      let path = error.path.hasPrefix("/") ? project : error.path
      throw Refusal("unreadable", "'\(path)' in '\(name)': \(error.reason)")
    }
  }

  private func trimmed(_ result: Git.Result, or refusal: Refusal) throws(Refusal) -> String {
    guard result.isSuccess else { throw refusal }
    return result.output.hasSuffix("\n") ? String(result.output.dropLast()) : result.output
  }

  private var unknown: Refusal {
    Refusal(
      "unknown-revision", "'\(name)' is no folder, no file, and no revision of git that '\(project)' has",
      help: "compare with a folder, a specimen.lock.json, or a revision such as main or HEAD~1")
  }
}
