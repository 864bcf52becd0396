import Diagnostics

/// A property that a protocol wants of every type that fulfils it: `var headline1FontSize: CGFloat { get }`.
struct SwiftRequirement {
  let name: String
  let type: String
  let kind: SwiftKind
  let place: Place
  let comment: (text: String, place: Place)?
}
