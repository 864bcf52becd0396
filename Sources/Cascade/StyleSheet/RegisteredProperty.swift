package import Diagnostics

/// `@property`: a custom property with a syntax.
package struct RegisteredProperty: Sendable {
  package let name: String
  package let syntax: String
  package let inherits: Bool
  package let initialValue: [ComponentValue]?
  package let place: Place
}
