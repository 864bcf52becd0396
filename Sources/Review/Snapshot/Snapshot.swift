package import Tokens

/// A design system as a comparison sees it: every value in every mode, who names whom, and what was measured. Made from files
/// that have been resolved, or read from `specimen.lock.json`.
package struct Snapshot: Sendable {
  package let system: String
  package let modifiers: [Modifier]
  /// Every combination of contexts; the first is the default.
  package let modes: [Mode]
  /// In the order of the files.
  package let tokens: [SnapshotToken]
  package let pairs: [SnapshotPair]
  package let components: [SnapshotUser]
  package let documents: [SnapshotUser]
  /// Tokens that are there, but have no value that could be read.
  package let unread: Set<TokenPath>
  /// False when a file could not be read, so that what is missing here may be there.
  package let isWhole: Bool

  package init(
    system: String, modifiers: [Modifier], tokens: [SnapshotToken], pairs: [SnapshotPair] = [],
    components: [SnapshotUser] = [], documents: [SnapshotUser] = [], unread: Set<TokenPath> = [],
    isWhole: Bool = true
  ) {
    self.system = system
    self.modifiers = modifiers
    modes = Mode.all(of: modifiers)
    self.tokens = tokens
    self.pairs = pairs
    self.components = components
    self.documents = documents
    self.unread = unread
    self.isWhole = isWhole
  }
}

/// A component or a document, and the tokens that it names itself.
package struct SnapshotUser: Hashable, Sendable {
  package let name: String
  /// Of its page, relative to the system; nil for a component.
  package let path: String?
  package let tokens: [TokenPath]
  /// Stands for all that it is made of besides tokens; the empty string where that does not count.
  package let fingerprint: String

  package init(name: String, path: String? = nil, tokens: [TokenPath], fingerprint: String = "") {
    self.name = name
    self.path = path
    self.tokens = tokens
    self.fingerprint = fingerprint
  }
}
