import Diagnostics
import SwiftSource
import Tokens

/// `swift-drift`: Swift declares a constant by the name that a token has there, with a value that the token has in no mode.
///
/// Fences of documents and the files of a theme are read, not those that bring tokens. A colour is the same where 8 bits a channel are,
/// a font by what both say of face, size, weight and text style, a gradient by its stops. One that adapts must be right in light and
/// in dark. What cannot be told without running the code is not judged. Mend it by writing the value that the message gives, or by
/// changing the token.
struct SwiftDrift {
  private let names: TokenNames
  private let graph: TokenGraph
  private let comparison: SwiftComparison

  init(_ graph: TokenGraph, _ names: TokenNames, _ reading: SwiftReading) {
    self.names = names
    self.graph = graph
    comparison = SwiftComparison(graph, names, reading)
  }

  func finding(_ constant: SwiftConstant, in sources: SourceFiles) -> Finding? {
    guard let token = names.token(constant.name), token.primary.place.file != constant.place.file else { return nil }
    guard comparison.isAnother(constant.value, than: token) else { return nil }
    let found = sources.code(at: constant.valuePlace)
    let text = found.count > 80 ? "\(found.prefix(79))…" : found
    let right = SwiftSpelling.code(token, like: found) ?? font(constant.value, token, found)
    return Finding(
      .error, "swift-drift", "'\(constant.name)' is \(text), which '\(token.path)' is not\(scope)",
      at: constant.valuePlace, notes: TokenValueNotes(token, graph).notes,
      help: right.map { "write \($0), or change the token" } ?? "write its value, or change the token")
  }

  /// The font with the size of the token, where that is all that differs.
  private func font(_ value: SwiftValue, _ token: TokenGraph.Token, _ code: String) -> String? {
    guard case .font(var font) = value, case .typography(let style) = token.primary.value,
      token.distinctValues.count == 1, let size = style.fontSize?.pixels
    else { return nil }
    font.size = size
    return FontComparison(font, style).isSame == true ? SwiftSpelling.font(code, size: size) : nil
  }

  private var scope: String { graph.modes.count == 1 ? "" : " in any mode" }
}
