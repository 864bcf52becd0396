/// The styles of a component's elements. Those that match the same rules and inherit the same share one, over all variants and
/// states.
struct StyleTable: Sendable {
  /// What a style follows from.
  private struct Key: Hashable {
    /// What is inherited, by its number.
    let heritage: Int
    /// The style around, by index, where more is taken from it; that follows from the rest.
    var parent: Int?
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
  private(set) var styles: [ComputedStyle] = []
  private(set) var boxes: [BoxStyle] = []
  private var known: [Key: Int] = [:]
  /// By style.
  private var heritages: [Int] = []
  private var heritageNumbers: [ComputedStyle.Heritage: Int] = [:]

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
    _ = add(ComputedStyle(customs: CustomProperties(sheet.registeredProperties)))
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
      heritage: heritages[parent], userAgent: matches.userAgent.own, author: matches.author.own,
      attributes: attributes.text, scheme: scheme)
    return style(key, in: parent, attributes.claims)
  }

  /// The style of a pseudo-element.
  /// - Parameter parent: the style of its element.
  mutating func style(of pseudo: PseudoElement, _ matches: Matches, in parent: Int, scheme: ColorScheme) -> Int {
    let key = Key(
      heritage: heritages[parent], userAgent: matches.userAgent[pseudo] ?? [], author: matches.author[pseudo] ?? [],
      attributes: "", scheme: scheme)
    return style(key, in: parent) { _ in (nil, nil) }
  }

  private mutating func style(
    _ key: Key, in parent: Int, _ attributes: (Expander) -> (hints: StyleClaims?, style: StyleClaims?)
  ) -> Int {
    if let index = known[key] { return index }
    var own = key
    own.parent = parent
    if let index = known[own] { return index }
    let (hints, style) = attributes(expander)
    let cascade = Cascade(
      userAgent: (userAgent, key.userAgent), hints: hints, author: (author, key.author), style: style,
      scheme: key.scheme)
    let computed = ComputedStyle(cascade.values, in: styles[parent], expander)
    let index = add(computed)
    known[computed.takesMore ? own : key] = index
    return index
  }

  private mutating func add(_ style: ComputedStyle) -> Int {
    styles.append(style)
    boxes.append(BoxStyle(style, expander.types.tokens, animations: animations))
    let heritage = ComputedStyle.Heritage(of: style)
    heritages.append(heritageNumbers[heritage] ?? heritageNumbers.count)
    heritageNumbers[heritage] = heritages.last
    return styles.count - 1
  }
}
