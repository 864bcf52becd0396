/// How far a token stands from raw values.
package enum SwiftTier: String, Sendable {
  case primitive, semantic, component
}
