package import Review

/// What the site tells changes from: another version of the project, as it was.
package struct EarlierVersion: Sendable {
  /// As people know it: a revision, or the name of a folder or a file.
  package let name: String
  package let snapshots: [Snapshot]
  /// False when it has errors, so that some of it could not be read.
  package let isWhole: Bool

  package init(name: String, snapshots: [Snapshot], isWhole: Bool) {
    self.name = name
    self.snapshots = snapshots
    self.isWhole = isWhole
  }
}
