import Diagnostics
import FoundationEssentials
import Review
import Site

/// Files beside the project, which must never become part of it.
extension ProjectRun {
  /// Writes a file that the user named, where neither input nor anything else of theirs stands.
  /// - Parameters:
  ///   - path: as the user gave it.
  ///   - kind: what the file is, in a word or two.
  ///   - openings: how every file of this kind begins.
  func write(
    _ bytes: [UInt8], to path: String, kind: String, openings: [String], in project: String
  ) throws(Refusal) {
    try keepClear(ofFile: path, kind: kind, in: project)
    do throws(WriteFailure) {
      try ExportFile(path, kind: kind, openings: openings).write(bytes)
    } catch {
      throw Refusal([error.finding])
    }
  }

  /// Throws for a file that would take the place of input, or that the next run would read.
  func keepClear(ofFile path: String, kind: String, in project: String) throws(Refusal) {
    if let input = input(around: path, in: project) {
      throw Refusal(
        "output", "the \(kind) cannot go to '\(path)': the project is read from '\(input)'",
        help: "choose a file beside it")
    }
    guard !reads(path, in: project) else {
      throw Refusal(
        "output", "the \(kind) cannot go to '\(path)': the project would read it as tokens of its own",
        help: ProjectFiles.isThemeFile(path.split(separator: "/").last.map(String.init) ?? path)
          ? "choose another folder, or a name that does not end with .tokens.json"
          : "choose a folder outside of the project")
    }
  }

  /// Writes files into a folder that is absent, empty, or of an earlier run's making.
  func write(_ files: [OutputFile], to folder: String, kind: String, in project: String) throws(Refusal) {
    try keepClear(ofFolder: folder, kind: kind, in: project)
    do throws(WriteFailure) {
      _ = try SiteWriter.write(files, to: folder)
    } catch {
      throw Refusal([error.finding])
    }
  }

  /// Throws for a folder that the project is read from.
  func keepClear(ofFolder folder: String, kind: String, in project: String) throws(Refusal) {
    guard let input = input(around: folder, in: project) else { return }
    throw Refusal(
      "output", "the \(kind) cannot go to '\(folder)': the project is read from '\(input)'",
      help: "choose a folder beside it")
  }

  /// Writes the values of a project for a later comparison.
  mutating func writeLock(of build: Build, to path: String, in project: String) {
    do throws(Refusal) {
      try write(
        Array(SnapshotFile.text(build.snapshots).utf8), to: path, kind: "lock file", openings: [SnapshotFile.opening],
        in: project)
    } catch {
      for finding in error.findings { fail(finding) }
    }
  }

  /// The part of the project's input that an output lies in or becomes: the next build would read it. Nil for any other.
  func input(around folder: String, in project: String) -> String? {
    let root = URL(filePath: project, directoryHint: .isDirectory).standardizedFileURL.pathComponents
    let inside = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL.pathComponents
    guard inside.starts(with: root), let first = inside.dropFirst(root.count).first else { return nil }
    let isInput =
      ["specimen.yaml", "themes", "content"].contains(first)
      || inputPaths.contains { $0.hasPrefix("\(first)/") }
    return isInput ? ProjectRun.path(first, in: project) : nil
  }

  /// True for a file that the next run takes for tokens, beside others in a folder that is a theme itself.
  private func reads(_ path: String, in project: String) -> Bool {
    let root = URL(filePath: project, directoryHint: .isDirectory).standardizedFileURL.pathComponents
    let file = URL(filePath: path).standardizedFileURL
    let (folder, name) = (file.deletingLastPathComponent().pathComponents, file.lastPathComponent)
    let own = inputPaths
    guard folder.starts(with: root), !own.contains(where: { $0.hasPrefix("themes/") || $0.hasPrefix("content/") })
    else { return false }
    if folder == root, ProjectFiles.isThemeFile(name) { return true }
    return ProjectFiles.mayHoldTokens(name)
      && own.contains { !ProjectFiles.isThemeFile($0) && ProjectFiles.mayHoldTokens($0) }
  }
}
