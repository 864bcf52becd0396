/// The styles of a component's elements. Those that match the same rules in the same surroundings share one, over all variants and
/// states.
struct StyleTable: Sendable {
  /// What a style follows from.
  private struct Key: Hashable {
    /// By index.
    let parent: Int
    let userAgent: [Int]
    let author: [Int]
    /// The attributes that style the element, as text.
    let attributes: String
    let scheme: ColorScheme
  }

  let expander: Expander
  private let userAgent: RuleBook
  private let author: RuleBook
  /// By name: what the steps of an animation set.
  private let animations: [String: Set<Property>]
  private(set) var styles: [ComputedStyle]
  private(set) var boxes: [BoxStyle]
  private var known: [Key: Int] = [:]

  init(_ sheet: StyleSheet, tokens: TokenProperties, width: Double?) {
    expander = Expander(types: ValueTypes(tokens: tokens))
    userAgent = UserAgentStyle.rules
    author = RuleBook(sheet, expander, width: width)
    var animations: [String: Set<Property>] = [:]
    for rule in sheet.keyframes {
      let properties = rule.declarations.flatMap { StyleClaims.properties(of: $0.property) }
      animations[rule.name, default: []].formUnion(properties)
    }
    self.animations = animations
    let root = ComputedStyle(customs: CustomProperties(sheet.registeredProperties))
    styles = [root]
    boxes = [BoxStyle(root, tokens)]
  }

  var dependsOnScheme: Bool { author.dependsOnScheme }

  /// What styles an element and its pseudo-elements.
  struct Matches {
    fileprivate let userAgent: RuleBook.Matches
    fileprivate let author: RuleBook.Matches

    /// What styles an element that no rule reaches.
    static let none = Matches(userAgent: .init(), author: .init())

    /// True where the author made a box of it.
    func has(_ pseudoElement: PseudoElement) -> Bool { author[pseudoElement] != nil }
  }

  func matches(_ element: Int, in tree: StatedTree, scheme: ColorScheme) -> Matches {
    Matches(
      userAgent: userAgent.matches(element, in: tree, scheme: scheme),
      author: author.matches(element, in: tree, scheme: scheme))
  }

  /// The style of an element, by its index in the table.
  mutating func style(
    of element: ElementTree.Element, _ matches: Matches, in parent: Int, scheme: ColorScheme
  ) -> Int {
    let attributes = StyleAttributes(element)
    let key = Key(
      parent: parent, userAgent: matches.userAgent.own, author: matches.author.own, attributes: attributes.text,
      scheme: scheme)
    if let index = known[key] { return index }
    let (hints, style) = attributes.claims(expander)
    return add(key, hints: hints, style: style)
  }

  /// The style of a pseudo-element.
  /// - Parameter parent: the style of its element.
  mutating func style(of pseudo: PseudoElement, _ matches: Matches, in parent: Int, scheme: ColorScheme) -> Int {
    let key = Key(
      parent: parent, userAgent: matches.userAgent[pseudo] ?? [], author: matches.author[pseudo] ?? [],
      attributes: "", scheme: scheme)
    return known[key] ?? add(key, hints: nil, style: nil)
  }

  private mutating func add(_ key: Key, hints: StyleClaims?, style: StyleClaims?) -> Int {
    let cascade = Cascade(
      userAgent: (userAgent, key.userAgent), hints: hints, author: (author, key.author), style: style,
      scheme: key.scheme)
    let computed = ComputedStyle(cascade.values, in: styles[key.parent], expander)
    styles.append(computed)
    boxes.append(BoxStyle(computed, expander.types.tokens, animations: animations))
    known[key] = styles.count - 1
    return styles.count - 1
  }
}
