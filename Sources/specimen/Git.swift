import FoundationEssentials
import Glibc

/// The program git, in a folder.
struct Git {
  struct Result {
    let isSuccess: Bool
    let output: String
    /// The last line of what git says went wrong.
    let error: String
  }

  let folder: String
  /// Where its output stands until it is read.
  let scratch: URL

  /// - Parameter index: a file that takes the place of the repository's own index.
  func run(_ arguments: [String], index: String? = nil) -> Result {
    let output = scratch.appending(path: "output").path
    let errors = scratch.appending(path: "errors").path
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let words = (["git", "-C", folder] + arguments).map { strdup($0) }
    let variables = Git.environment(index: index).map { strdup($0) }
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawnp(&process, "git", &actions, nil, words + [nil], variables + [nil])
    guard code == 0 else {
      return Result(isSuccess: false, output: "", error: "git was not found: \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let lines = Git.text(errors).split(separator: "\n")
    return Result(
      isSuccess: status == 0, output: Git.text(output),
      error: lines.last.map(String.init) ?? "git ended with \(status >> 8)")
  }

  private static func text(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// That of this process, without what would lead git to another repository than that of its folder.
  private static func environment(index: String?) -> [String] {
    let own = ProcessInfo.processInfo.environment.filter { name, _ in
      !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains(name)
    }
    return own.map { "\($0.key)=\($0.value)" } + (index.map { ["GIT_INDEX_FILE=\($0)"] } ?? [])
  }
}
