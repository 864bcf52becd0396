package import Audit
package import Tokens

/// A theme as its files have it.
package struct ThemeSource: Sendable {
  package let configuration: ThemeConfiguration
  package let document: ResolverDocument
  package let components: [Component]
  /// Sorted by name.
  package let icons: [Icon]
  package let waivers: [Waiver]
}
