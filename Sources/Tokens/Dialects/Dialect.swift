package import DataFiles
package import Diagnostics

/// The shapes in which people have their tokens; told apart by file, never by project.
package enum Dialect: Sendable {
  /// DTCG Format 2025.10, its drafts, and what tools write in its shape.
  case dtcg

  /// The tokens of a file, whatever its dialect. `strict` reads every file by the standard.
  package static func read(_ file: DataValue, profile: TokenProfile, into findings: inout Findings) -> TokenFile {
    TokenFile(tree: TokenReader.read(file, profile: profile, into: &findings))
  }
}
