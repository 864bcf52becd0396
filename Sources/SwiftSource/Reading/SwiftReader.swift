/// Reads the constants of a design system from SwiftUI code: colours, fonts, gradients, shadows, measures.
///
/// Nothing is run: what a constant is worth follows from literals, from the system's own names and from other constants.
package enum SwiftReader {
  /// Texts of one module, which may name what the others declare.
  package static func read(_ texts: [SwiftText]) -> SwiftReading {
    var evaluation = SwiftEvaluation(SwiftDeclarations(texts))
    return evaluation.reading()
  }
}
