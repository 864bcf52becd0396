import Colorimetry
import Markup
import Tokens

/// What one modifier changes: which tokens, and to what in each of its contexts.
struct ModifierReport {
  let view: TokenView
  let survey: ModeSurvey
  let modifier: Int

  var id: String { "by-" + ModeSelectors.identifier(survey.graph.modifiers[modifier].name) }

  var html: HTML {
    let tokens = survey.tokens(on: [modifier])
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(survey.graph.modifiers[modifier].title) <span class="count">\(tokens.count)</span></h2>
      \(tokens.isEmpty ? nothing : table(tokens))</section>

      """
  }

  private var words: Words { view.context.words }

  private var nothing: HTML { "<p class=\"muted\">\(words[.nothingDepends])</p>\n" }

  private func table(_ tokens: [(token: TokenGraph.Token, modifiers: [Int])]) -> HTML {
    let contexts = survey.graph.modifiers[modifier].contexts
    // What tokens mean is of more interest than what they are made of.
    let isPrimitive = { (path: TokenPath) in view.theme.configuration.tier(of: path) == .primitive }
    let shown = (tokens.filter { !isPrimitive($0.token.path) } + tokens.filter { isPrimitive($0.token.path) })
    let others = tokens.contains { $0.modifiers.count > 1 }
    let heads = contexts.map { context -> HTML in "<th scope=\"col\">\(Modifier.title(context))</th>" }
    let rows = shown.prefix(ModifierReport.limit).map { token, modifiers -> HTML in
      let also = modifiers.filter { $0 != modifier }.map { survey.graph.modifiers[$0].name }
      return """
        <tr><th scope="row">\(view.link(token))\(each: contexts.indices.map { cell(token, $0) })\(
          others ? "<td>\(also.joined(separator: ", "))" : nil)

        """
    }
    let rest = tokens.count - rows.count
    return """
      <p class="muted">\(words[.depending(tokens.count, of: survey.graph.tokens.count)])</p>
      <div class="drawing table-wrap">
      <table class="by-mode">
      <thead><tr><th scope="col">\(words[.token])</th>\(each: heads)\(
        others ? "<th scope=\"col\">\(words[.alsoOn])</th>" : nil)</tr></thead>
      <tbody>
      \(each: rows)</tbody>
      </table>
      </div>
      \(rest > 0 ? "<p class=\"muted\">\(words[.moreTokens(rest)])</p>\n" : nil)
      """
  }

  /// The value where all other modifiers have their defaults, a colour on the ground of its mode.
  private func cell(_ token: TokenGraph.Token, _ context: Int) -> HTML {
    let mode = survey.mode(modifier, context)
    guard let value = token.byMode[mode]?.value else { return "<td>–" }
    let dot = fill(token, value).map { fill -> HTML in
      "<i data-mode=\"\(ground(mode).words ?? "")\"><i class=\"\(view.fillClass("dot", token))\"><i style=\"background:\(fill)\"></i></i></i> "
    }
    return "<td>\(dot)\(TokenText.short(value, words))"
  }

  private func fill(_ token: TokenGraph.Token, _ value: TokenValue) -> CSSValue? {
    switch value {
    case .color(let color): CSSValue(color.css)
    case .gradient(let gradient): CSSValue(gradient.css)
    default: nil
    }
  }

  /// The choices that the ground depends on.
  private func ground(_ mode: Int) -> Mode {
    let graph = survey.graph
    let canvas = view.theme.configuration.canvas.flatMap { graph[$0.path] }?.modifiers(of: graph) ?? []
    let choices = zip(graph.modifiers.indices, graph.modes[mode].choices).filter { index, _ in
      canvas.contains(index) || graph.modifiers[index].isAppearance
    }
    return Mode(choices.map(\.1))
  }

  /// A page of more rows would tell nobody more.
  static let limit = 100
}
