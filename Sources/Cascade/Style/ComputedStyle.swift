import Diagnostics

/// The computed values of an element or pseudo-element (CSS Cascade 5, section 4.4), the custom properties of tokens left in them.
struct ComputedStyle: Sendable {
  /// What cannot be told about it, and about all that stands in it.
  struct Doubt: Hashable, Sendable {
    let reason: String
    let place: Place?
  }

  /// By property.
  private(set) var values: [[ComponentValue]]
  /// Where each was declared; nil for what is inherited, initial or the user agent's.
  private(set) var places: [Place?]
  private(set) var font: FontSource
  private(set) var customs: CustomProperties
  /// The colour scheme that the element asks for; nil for that of the page.
  private(set) var scheme: ColorScheme?
  private(set) var doubts: [Doubt]
  /// Whether its size rests on none that a browser chooses.
  private var hasAbsoluteSize = false
  /// Whether it takes more from the one that it inherits from than its heritage.
  private(set) var takesMore = false

  /// What is inherited without being asked for.
  struct Heritage: Hashable, Sendable {
    private let values: ArraySlice<[ComponentValue]>
    private let font: FontSource
    private let customs: CustomProperties
    private let scheme: ColorScheme?
    private let hasAbsoluteSize: Bool

    init(of style: ComputedStyle) {
      values = style.values[..<Property.firstOwn]
      font = style.font
      customs = style.customs
      scheme = style.scheme
      hasAbsoluteSize = style.hasAbsoluteSize
    }
  }

  subscript(property: Property) -> [ComponentValue] { values[Int(property.rawValue)] }

  func keyword(_ property: Property) -> String? { self[property].keyword }

  func place(_ property: Property) -> Place? { places[Int(property.rawValue)] }

  /// True for what an author declared on this very element.
  func isAuthored(_ property: Property) -> Bool { places[Int(property.rawValue)] != nil }

  /// What a mock-up stands in: `all: initial`.
  static let root = ComputedStyle()

  /// - Parameter customs: the properties that `@property` gives a value.
  init(customs: CustomProperties = .none) {
    values = Property.allCases.map(\.initial)
    places = Property.allCases.map { _ in nil }
    values[Int(Property.display.rawValue)] = ComponentValue.parse("block")
    // The page's own.
    values[Int(Property.colorScheme.rawValue)] = ComponentValue.parse("light dark")
    font = FontSource(sizes: ["16px"], weights: ["400"])
    self.customs = customs
    doubts = []
  }

  /// - Parameter parent: what it inherits from.
  init(_ cascaded: CascadedValues, in parent: ComputedStyle, _ expander: Expander) {
    values = Array(parent.values[..<Property.firstOwn]) + ComputedStyle.root.values[Property.firstOwn...]
    values[Int(Property.display.rawValue)] = Property.display.initial
    for property in [Property.fontSize, .fontWeight] { values[Int(property.rawValue)] = [] }
    places = ComputedStyle.root.places
    font = parent.font
    scheme = parent.scheme
    doubts = cascaded.doubts
    hasAbsoluteSize = parent.hasAbsoluteSize
    let tokens = expander.types.tokens
    customs = CustomProperties(cascaded.customs, inheriting: parent.customs, tokens: tokens)
    for case let claim? in cascaded.claims { apply(claim, parent, expander) }
    resolveColorScheme(parent)
    resolveColor(cascaded.claims[Int(Property.color.rawValue)], parent)
    resolveFont(parent, tokens)
  }

  private mutating func apply(_ claim: Claim, _ parent: ComputedStyle, _ expander: Expander) {
    let index = Int(claim.property.rawValue)
    places[index] = claim.place
    switch claim.value {
    case .values(let some) where customs.hidesTokens && some.contains(where: \.holdsReference):
      unset(claim.property, parent)
      if let whole = customs.substituted(some, tokens: expander.types.tokens) { values[index] = whole }
    case .values(let some): values[index] = some
    case .standard(.inherit): inherit(claim.property, parent)
    case .standard(.initial): values[index] = claim.property.initial
    // What is left of `revert` once the cascade has looked for something to go back to.
    case .standard: unset(claim.property, parent)
    case .unknown(let reason):
      unset(claim.property, parent)
      doubt(reason, claim)
    case .pending(let name, let some):
      unset(claim.property, parent)
      guard let whole = customs.substituted(some, tokens: expander.types.tokens) else { return }
      if let standard = whole.standard {
        apply(Claim(property: claim.property, value: .standard(standard), place: claim.place), parent, expander)
        return
      }
      switch expander.expansion(of: name, whole.trimmed) {
      case .longhands(let longhands):
        if let own = longhands.first(where: { $0.0 == claim.property }) { values[index] = own.1 }
      case .unknown(_, let reason): doubt(reason, claim)
      case .unset, .invalid, nil: break
      }
    }
  }

  /// Once for all longhands of a declaration.
  private mutating func doubt(_ reason: String, _ claim: Claim) {
    let doubt = Doubt(reason: reason, place: claim.place)
    if !doubts.contains(doubt) { doubts.append(doubt) }
  }

  private mutating func unset(_ property: Property, _ parent: ComputedStyle) {
    if property.isInherited { inherit(property, parent) } else { values[Int(property.rawValue)] = property.initial }
  }

  /// Sizes and weights are inherited as they are computed: nothing stands for them.
  private mutating func inherit(_ property: Property, _ parent: ComputedStyle) {
    if !property.isInherited { takesMore = true }
    let isFont = property == .fontSize || property == .fontWeight
    values[Int(property.rawValue)] = isFont ? [] : parent.values[Int(property.rawValue)]
  }

  /// `light dark` and what is inherited from the page follow the reader; `normal` is light.
  private mutating func resolveColorScheme(_ parent: ComputedStyle) {
    guard self[.colorScheme] != parent[.colorScheme] else { return }
    let words = Set(self[.colorScheme].compactMap(\.keyword)).subtracting(["only"])
    scheme = words.isSuperset(of: ["light", "dark"]) ? nil : words.contains("dark") ? .dark : .light
  }

  /// System colours are inherited as such; all else is inherited as it is computed.
  private mutating func resolveColor(_ claim: Claim?, _ parent: ComputedStyle) {
    let index = Int(Property.color.rawValue)
    if claim == nil, scheme == parent.scheme { return }
    values[index] = values[index].resolved(
      currentColor: parent[.color], scheme: scheme, isInherited: values[index] == parent.values[index])
  }

  /// A size or weight that rests on that of the parent is kept behind it.
  private mutating func resolveFont(_ parent: ComputedStyle, _ tokens: TokenProperties) {
    var (sizes, weights) = (font.sizes, font.weights)
    let (size, weight) = (self[.fontSize], self[.fontWeight])
    let isMonospace = keyword(.fontFamily) == "monospace"
    let changesKind = isMonospace != (parent.keyword(.fontFamily) == "monospace")
    if size.isEmpty, weight.isEmpty, !changesKind { return }
    if !size.isEmpty {
      let isAbsolute = tokens.isAbsoluteSize(size)
      sizes = (isAbsolute ? [] : sizes) + [size.text]
      hasAbsoluteSize = hasAbsoluteSize || isAbsolute && size.keyword == nil
    }
    // Browsers draw text of the generic family smaller, unless somebody has chosen its size.
    if changesKind, !hasAbsoluteSize { sizes.append(isMonospace ? "calc(100% * 13 / 16)" : "calc(100% * 16 / 13)") }
    if !weight.isEmpty { weights = (tokens.isAbsoluteWeight(weight) ? [] : weights) + [weight.text] }
    font = FontSource(sizes: sizes, weights: weights)
  }
}

extension [ComponentValue] {
  /// A colour with what depends on the element in it put in.
  /// - Parameters:
  ///   - scheme: of the element; nil for that of the page.
  ///   - isInherited: whether all but system colours has been put in already.
  func resolved(currentColor: [ComponentValue], scheme: ColorScheme?, isInherited: Bool = false) -> [ComponentValue] {
    flatMap { value -> [ComponentValue] in
      switch value.kind {
      case .ident(let name):
        let name = name.lowercased()
        if name == "currentcolor" { return currentColor }
        guard let scheme, let color = SystemColors.color(name) else { return [value] }
        return [color].resolved(currentColor: currentColor, scheme: scheme)
      case .function("light-dark", let arguments):
        let items = arguments.items
        if !isInherited, let scheme, items.count == 2 {
          return items[scheme == .light ? 0 : 1].resolved(currentColor: currentColor, scheme: scheme)
        }
        fallthrough
      case .function(_, let arguments):
        let inner = arguments.resolved(currentColor: currentColor, scheme: scheme, isInherited: isInherited)
        guard case .function(let name, _) = value.kind else { return [value] }
        return [ComponentValue(.function(name, inner), value.range)]
      default: return [value]
      }
    }
  }
}
