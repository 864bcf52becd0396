import Markup
import Tokens

/// The controls that narrow the overview down: a box and the facets that any token has, each with its count. A script shows them.
struct TokenFilter {
  let words: Words
  let graph: TokenGraph
  let rows: [TokenRow]

  var html: HTML {
    """
    <form class="filter">
    <label class="filter__box">\(words[.filter]) <input type="search" name="q" autocomplete="off" spellcheck="false" placeholder="\(
      words[.filterExample])"></label>
    \(fieldset("type", .type, types))\(fieldset("tier", .tier, tiers))\(fieldset("only", .only, facets))<p class="filter__found"><output name="found">\(
      words[.tokens(rows.count)])</output> <button type="reset">\(words[.clear])</button></p>
    </form>

    """
  }

  private struct Facet {
    let value: String
    let title: String
    let count: Int
  }

  private var types: [Facet] {
    graph.types.map { type in
      Facet(value: type.slug, title: words[type.phrase], count: rows.count { $0.token.type == type })
    }
  }

  private var tiers: [Facet] {
    TokenCatalog.tiers.map { tier in
      Facet(value: tier?.rawValue ?? "", title: words[tier.title], count: rows.count { $0.tier == tier })
    }
  }

  private var facets: [Facet] {
    let modifiers = graph.modifiers.enumerated().map { (TokenRow.facet($0), Phrase.differs(by: $1.name)) }
    let others: [(String, Phrase)] = [
      (TokenRow.changed, .changed), (TokenRow.deprecated, .deprecated), (TokenRow.unused, .unused),
      (TokenRow.failing, .failing),
      (TokenRow.undescribed, .undescribed),
    ]
    return (modifiers + others).map { value, title in
      Facet(value: value, title: words[title], count: rows.count { $0.facets.contains(value) })
    }
  }

  /// Nil where there is nothing to choose: no token has it, or of what each token has one of, all have the same.
  private func fieldset(_ name: String, _ title: Phrase, _ facets: [Facet]) -> HTML? {
    let facets = facets.filter { $0.count > 0 }
    guard facets.count > (name == "only" ? 0 : 1) else { return nil }
    let labels = facets.map { facet -> HTML in
      """
      <label><input type="checkbox" name="\(name)" value="\(facet.value)">\(facet.title) <span class="count">\(facet.count)</span></label>

      """
    }
    return """
      <fieldset><legend>\(words[title])</legend>
      \(each: labels)</fieldset>

      """
  }
}
