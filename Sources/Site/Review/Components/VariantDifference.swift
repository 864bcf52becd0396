import Tokens

/// What makes a variant look another way than it did.
struct VariantDifference: Sendable {
  /// What is written in another way; empty where nothing but tokens changed.
  let edited: [VariantLook.Part]
  /// Those that it named before and names now, and that say something else.
  let tokens: [TokenPath]
  /// Of the new side, by index, ascending; at least one.
  let modes: [Int]
}
