import Audit
import Cascade
import Markup

/// Who paints a pair: components, the parts of them, and in which states.
struct PairOrigin {
  let view: TokenView
  let uses: [PairUse]

  private static let mostElements = 2
  private static let mostComponents = 3

  private var words: Words { view.context.words }

  /// `Drawn by Post button and Tab bar`; nil for what no mock-up paints.
  var components: HTML? {
    var seen: Set<String> = []
    let names = uses.map(\.component).filter { seen.insert($0).inserted }
    guard !names.isEmpty else { return nil }
    let links = names.prefix(PairOrigin.mostComponents).map { name in
      view.theme.components[name].map(view.link) ?? "\(name)"
    }
    let more = names.count - links.count
    let all = more > 0 ? links + ["\(words[.byMore(more)])"] : links
    let last = all.count > 1 ? " \(words[.and]) \(all[all.count - 1])" as HTML : nil
    return "\(words[.drawnBy]) \(all.prefix(max(1, all.count - 1)).joined(separator: ", "))\(last)"
  }

  /// `Feed selected (rest, hover): .vero-tab-bar__label "Feed" and 3 more`, of one component.
  var parts: HTML {
    var seen: Set<String> = []
    let elements = uses.map(\.element).filter { seen.insert($0).inserted }
    let shown = elements.prefix(PairOrigin.mostElements).map { "<code>\($0)</code>" as HTML }
    let more = elements.count - shown.count
    return "\(states): \(shown.joined(separator: ", "))\(more > 0 ? " \(words[.andMore(more)])" : "")"
  }

  /// In the order in which they are drawn.
  private var states: String {
    var variants: [(name: String, states: [InteractionState])] = []
    for use in uses {
      let index = variants.firstIndex { $0.name == use.variant } ?? variants.count
      if index == variants.count { variants.append((use.variant, [])) }
      if !variants[index].states.contains(use.state) { variants[index].states.append(use.state) }
    }
    return variants.map { variant in
      let all = uses.first.flatMap { view.theme.components[$0.component] }?.variants
        .first { $0.variant.name == variant.name }?.variant
      let isEvery = all?.states.count == variant.states.count
      let states = variant.states.map { words[$0.name] }.joined(separator: ", ")
      return isEvery ? all?.title ?? variant.name : "\(all?.title ?? variant.name) (\(states))"
    }.joined(separator: ", ")
  }
}
