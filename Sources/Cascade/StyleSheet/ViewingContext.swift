/// What of a reader's screen the conditions of style sheets ask for.
package struct ViewingContext: Hashable, Sendable {
  package var scheme: ColorScheme
  /// Of the mock-up, in CSS pixels; nil where it has none, and fills what room there is.
  package var width: Double?

  package init(scheme: ColorScheme, width: Double? = nil) {
    self.scheme = scheme
    self.width = width
  }
}
