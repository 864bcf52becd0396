package import Tokens

/// What became of one token.
package struct TokenChange: Sendable {
  /// What is true of it; the first of a change is what it is called, in the order that stands here. What follows from others, and was
  /// edited as well, is called by the edit.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case removed, added
    /// The last part of the path is another one.
    case renamed
    /// The groups are others, the last part is not.
    case moved
    case retyped
    /// What is written is another value.
    case value
    /// What is written names another token, or names one where a value stood, or the other way round.
    case retargeted
    /// What is written is the same, and comes to another value.
    case derived
    case deprecated, undeprecated, description
    /// The same value, written in another way.
    case notation
  }

  /// A value of the old side and one of the new, and the modes in which they follow each other.
  package struct ValuePair: Sendable {
    /// Nil where the mode did not have it.
    package let old: SnapshotToken.Value?
    package let new: SnapshotToken.Value?
    /// What was done to the value in these modes.
    package let kind: Kind
    /// Nil where they look the same.
    package let difference: ValueDifference?
    /// Of the new side, by index, ascending.
    package internal(set) var modes: [Int]

    package init(
      old: SnapshotToken.Value?, new: SnapshotToken.Value?, kind: Kind, difference: ValueDifference?, modes: [Int]
    ) {
      self.old = old
      self.new = new
      self.kind = kind
      self.difference = difference
      self.modes = modes
    }

    /// True where another token is named, or none any more, or one for the first time.
    package var isRetargeted: Bool { old?.alias != new?.alias }
  }

  package let kinds: [Kind]
  package let old: SnapshotToken?
  package let new: SnapshotToken?
  package let basis: TokenMatching.Basis?
  /// Those that follow each other in some mode and differ in anything.
  package let values: [ValuePair]
  /// The edited tokens that it follows from, in some mode at least.
  package internal(set) var causes: [TokenPath] = []

  init(
    _ kinds: Set<Kind>, old: SnapshotToken?, new: SnapshotToken?, basis: TokenMatching.Basis? = nil,
    values: [ValuePair] = []
  ) {
    let edits = Kind.allCases.filter { kinds.contains($0) && $0 != .derived }
    self.kinds = edits + (kinds.contains(.derived) ? [.derived] : [])
    self.old = old
    self.new = new
    self.basis = basis
    self.values = values
  }

  package var kind: Kind { kinds[0] }

  /// As it is called now; of what is gone, as it was.
  package var path: TokenPath {
    guard let token = new ?? old else { preconditionFailure("a change has a side") }
    return token.path
  }

  /// True where nobody edited the token itself.
  package var isDerived: Bool { kind == .derived }

  /// True where it looks another way in some mode.
  package var isVisible: Bool {
    kind == .removed || kind == .added || values.contains { $0.difference != nil }
  }

  /// The largest difference of colours, for sorting.
  package var deltaE: Double { values.compactMap { $0.difference?.deltaE }.max() ?? 0 }
}
