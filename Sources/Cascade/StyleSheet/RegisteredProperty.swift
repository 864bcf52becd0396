/// `@property`: what a custom property starts from, and whether it inherits. Its syntax is not followed.
package struct RegisteredProperty: Sendable {
  package let name: String
  package let inherits: Bool
  package let initialValue: [ComponentValue]?
}
