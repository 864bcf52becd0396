import Tokens

/// All constants in one file, for a module that is somebody's own: the flat and the nested shape.
struct SwiftFile {
  let tokens: SwiftTokens
  let title: String

  init(_ tokens: SwiftTokens, title: String) {
    self.tokens = tokens
    self.title = title
  }

  var file: SwiftExport.File {
    let body = ExportedTree(tokens).root.lines(access: "")
    let code = body.joined(separator: "\n")
    let isAdaptive = code.contains("Color(light: ")
    var lines = [SwiftExport.head(title)] + unnamed + [""]
    lines += isAdaptive ? SwiftSupport.adaptiveImports : ["import SwiftUI"]
    lines += [""] + body
    if isAdaptive { lines += SwiftSupport.adaptiveColor(access: "") + [""] }
    if code.contains("ShadowStyle(") { lines += SwiftSupport.shadowStyle(access: "") + [""] }
    if code.contains("Color(hex: ") { lines += SwiftSupport.hexText(access: "") + [""] }
    return SwiftExport.File(path: "\(name).swift", text: lines.joined(separator: "\n"))
  }

  /// How many tokens are not here because nobody has named them.
  private var unnamed: [String] {
    let all = tokens.graph.tokens
    let named = all.count { tokens.naming[$0.path] != nil }
    return named == all.count ? [] : ["// \(named) of \(all.count) tokens: those that theme.yaml names under 'swift'."]
  }

  /// The enum that holds everything, or else the theme's own name.
  private var name: String {
    let roots = Set(tokens.graph.tokens.compactMap { tokens.naming[$0.path]?.parts.first })
    if roots.count == 1, let root = roots.first, !SwiftType.extended.contains(root) { return root }
    let name = SwiftIdentifier.upperCamel([title])
    return name.isEmpty ? "Tokens" : name
  }
}
