import Diagnostics
import SwiftSyntax

/// A constant as it is declared, before its value is known.
struct SwiftDeclaration {
  enum Origin {
    /// `static let`, also a computed `static var`.
    case member
    /// `let` at the level of a file.
    case file
    /// `let` in a type each instance of which has the same: a token where the type fulfils a protocol.
    case instance
    /// A case of an enum, whose value stands in a `switch self` or is its raw value.
    case enumCase
  }

  let name: SwiftName
  let origin: Origin
  let scope: SwiftScope
  /// By its annotation; nil without one, or when no token has that type.
  let kind: SwiftKind?
  /// As it is written, without its module; nil without an annotation.
  let type: String?
  let expression: ExprSyntax
  let place: Place
  let valuePlace: Place
  let comment: (text: String, place: Place)?

  var isAnnotated: Bool { type != nil }

  /// The type that it is a member of.
  var owner: SwiftName { SwiftName(name.parts.dropLast()) }
}
