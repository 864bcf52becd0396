import Audit
import Colorimetry
import Markup
import Tokens

/// A group of colours as people with other cones see them, in each mode that changes them, and the two that come closest.
struct VisionTable {
  let view: TokenView
  let group: VisionGroup
  let model: VisionSimulation.Model

  static let mostModes = 4

  var html: HTML {
    let palettes = group.palettes(graph)
    let tables = palettes.prefix(VisionTable.mostModes).map {
      table($0.modes, VisionPalette($0.paints, seenBy: model, apartBy: group.least))
    }
    let names = group.paths.map { "<li>\(view.link($0))</li>\n" as HTML }
    return """
      \(group.distinction.map { "<h3 class=\"vision__title\">\($0.reason ?? words[.mustLookDifferent])</h3>\n" })<p class="muted">\(
        words[.leftToRight(group.paths.count)])</p>
      <ol class="vision__names">
      \(each: names)</ol>
      \(each: tables)\(
        LeftOut(group.leftOut, Phrase.colors, words, isReported: false).html)\(
        LeftOut(palettes.count - tables.count, Phrase.modesWithOtherColors, words, isReported: false)
          .html)
      """
  }

  private var words: Words { view.context.words }
  private var graph: TokenGraph { view.theme.graph }

  private func table(_ modes: [Int], _ palette: VisionPalette) -> HTML {
    """
    <div class="table-wrap">
    <table class="vision">
    <caption>\(words[graph.title(of: modes)])</caption>
    <thead><tr><th scope="col">\(words[.vision])</th><th scope="col">\(words[.colors])</th><th scope="col">\(words[.closestTwo])</th><th scope="col">ΔE2000</th></tr></thead>
    <tbody>
    \(each: palette.sights.map(row))</tbody>
    </table>
    </div>

    """
  }

  private func row(_ sight: VisionPalette.Sight) -> HTML {
    let swatches = sight.paints.map { "<span style=\"background:\(CSSValue($0))\"></span>" as HTML }
    let names = sight.closest.map { closest -> HTML in
      "\(TokenView.name(group.paths[closest.first])) \(words[.and]) \(TokenView.name(group.paths[closest.second]))"
    }
    return """
      <tr><th scope="row">\(words[sight.kind?.phrase ?? .commonVision])</th><td><span class="vision__strip" aria-hidden="true">\(
        each: swatches)</span></td><td class="vision__closest">\(names)</td><td>\(
        sight.closest.map { difference($0) })</td></tr>

      """
  }

  private func difference(_ closest: VisionPalette.Neighbors) -> HTML {
    guard let minimum = group.distinction?.minimum, closest.difference < minimum else { return "\(closest.text)" }
    return """
      <span class="verdict--failed">\(closest.text) <span class="verdict__word">\(
        words[.tooClose(needs: CSSNumber.text(minimum))])</span></span>
      """
  }
}
