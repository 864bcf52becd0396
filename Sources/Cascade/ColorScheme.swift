/// The scheme that a page is shown in, which system colours, `light-dark()` and `prefers-color-scheme` follow.
package enum ColorScheme: String, CaseIterable, Sendable { case light, dark }
