import Markup
import Tokens

/// Says where text is not shown in the face that a token names: no specimen pretends to be one.
struct FontNotice {
  let theme: ResolvedTheme
  let words: Words
  /// The one that is drawn, by its index; nil for what follows the page.
  private let mode: Int?

  init(_ view: TokenView) {
    theme = view.theme
    mode = view.mode
    words = view.context.words
  }

  /// Whether a drawing of the token may show another face than the one it names.
  func isFallback(_ token: TokenGraph.Token) -> Bool { !faces(of: token).isEmpty }

  /// A line for a drawing of a token; nothing for a face that the site brings along.
  func line(_ token: TokenGraph.Token) -> HTML? {
    let lines = faces(of: token).map { words[$0.reason == nil ? .isForeign($0.name) : .isFallback($0.name)] }
    return lines.isEmpty ? nil : "<span class=\"face-notice\">\(lines.joined(separator: ". "))</span>\n"
  }

  /// The whole story for a page of tokens, each face once.
  func paragraphs(_ tokens: [TokenGraph.Token]) -> HTML {
    var seen: Set<String> = []
    let faces = tokens.flatMap(faces).filter { seen.insert($0.name).inserted }
    let items = faces.map { face -> HTML in
      let phrase: Phrase =
        switch face.reason {
        case .missing: .missingFace(face.name)
        case .notEmbeddable: .notEmbeddableFace(face.name)
        case nil: .foreignFace(face.name)
        }
      return "<p class=\"face-notice\">\(words[phrase])</p>\n"
    }
    return "\(each: items)"
  }

  // MARK: Faces

  /// A face that the site does not bring along, and why not; nil for one that it was not asked to.
  private struct Face {
    let name: String
    let reason: AbsentFace.Reason?
  }

  private func faces(of token: TokenGraph.Token) -> [Face] {
    var seen: Set<String> = []
    let values = mode.map { [token.byMode[$0]?.value] } ?? token.distinctValues.map(\.token.value)
    return values.compactMap { $0.flatMap(face) }.filter { seen.insert($0.name).inserted }
  }

  private func face(_ value: TokenValue) -> Face? {
    switch value {
    case .fontFamily(let families): families.first.flatMap { face($0, weight: nil) }
    case .typography(let text): text.fontFamily?.first.flatMap { face($0, weight: text.fontWeight) }
    default: nil
    }
  }

  private func face(_ family: String, weight: Double?) -> Face? {
    let absent = theme.absentFaces.filter { $0.family == family }
    let isBrought = theme.fonts.contains { $0.family == family }
    if let face = absent.first(where: { Double($0.weight) == weight }), isBrought {
      return Face(name: "\(family) \(face.weight)", reason: face.reason)
    }
    if isBrought || FontNotice.isOfSystem(family) { return nil }
    return Face(name: family, reason: absent.first?.reason)
  }

  /// Names that mean whatever face the reader's system has.
  static func isOfSystem(_ family: String) -> Bool {
    GenericFamily.names.contains(family) || ["-apple-system", "BlinkMacSystemFont"].contains(family)
  }
}
