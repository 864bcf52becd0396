/// The custom properties of an element that its component declares, computed (CSS Variables 1, section 2). Those of tokens stand
/// in them as they are.
struct CustomProperties: Hashable, Sendable {
  /// Nil for the guaranteed-invalid value.
  private var values: [String: [ComponentValue]?] = [:]
  /// What `@property` lets them start from; by name.
  private var initials: [String: [ComponentValue]] = [:]
  /// Those of `initials` that each element starts from anew.
  private var ownInitials: [String: [ComponentValue]?] = [:]

  /// True where a component, or an attribute `style`, sets what bears the name of a token.
  private(set) var hidesTokens = false

  static let none = CustomProperties([])

  /// As a mock-up starts with them.
  init(_ registered: [RegisteredProperty]) {
    for property in registered {
      guard let initial = property.initialValue else { continue }
      values[property.name] = initial
      initials[property.name] = initial
      if !property.inherits { ownInitials[property.name] = initial }
    }
  }

  /// - Parameters:
  ///   - declared: by name, the winners of the cascade.
  init(_ declared: [String: [ComponentValue]], inheriting parent: CustomProperties, tokens: TokenProperties) {
    self = parent
    values.merge(ownInitials) { $1 }
    guard !declared.isEmpty else { return }
    hidesTokens = hidesTokens || declared.keys.contains { tokens[$0] != nil }
    var computation = Computation(
      open: declared, done: values, inherited: parent.values, initials: initials, tokens: tokens)
    for name in declared.keys.sorted() { _ = computation.value(of: name) }
    values = computation.done
  }

  /// The values with the component's own properties put in their places; nil where one of them makes the whole invalid.
  func substituted(_ values: [ComponentValue], tokens: TokenProperties) -> [ComponentValue]? {
    var computation = Computation(open: [:], done: self.values, inherited: [:], initials: [:], tokens: tokens)
    return computation.substituted(values)
  }

  private struct Computation {
    /// Declared on the element, not computed yet.
    var open: [String: [ComponentValue]]
    /// The others; what the open ones are where nothing is said of them.
    var done: [String: [ComponentValue]?]
    let inherited: [String: [ComponentValue]?]
    let initials: [String: [ComponentValue]]
    let tokens: TokenProperties
    private var path: [String] = []
    private var cyclic: Set<String> = []
    private var size = 0

    /// More values than any style sheet holds: what doubles itself again and again is invalid.
    private static let sizeLimit = 100_000

    init(
      open: [String: [ComponentValue]], done: [String: [ComponentValue]?], inherited: [String: [ComponentValue]?],
      initials: [String: [ComponentValue]], tokens: TokenProperties
    ) {
      (self.open, self.done, self.tokens) = (open, done, tokens)
      (self.inherited, self.initials) = (inherited, initials)
    }

    /// The outer nil says that the component does not have it.
    mutating func value(of name: String) -> [ComponentValue]?? {
      guard let declared = open[name] else { return done[name] }
      if let start = path.firstIndex(of: name) {
        cyclic.formUnion(path[start...])
        return .some(nil)
      }
      path.append(name)
      let value = substituted(declared)
      path.removeLast()
      open[name] = nil
      if let computed = computed(name, cyclic.contains(name) ? nil : value) { done.updateValue(computed, forKey: name) }
      return done[name]
    }

    /// The value with keywords followed, also those that something falls back to (CSS Variables 1, section 3); nil for the
    /// one that the property has anyway.
    private func computed(_ name: String, _ value: [ComponentValue]?) -> [ComponentValue]?? {
      guard let value else { return initials[name] == nil ? .some(nil) : nil }
      switch value.standard {
      case .inherit: return inherited[name] ?? .some(nil)
      case .initial: return .some(initials[name])
      case .unset, .revert, .revertLayer: return nil
      case nil: return .some(value)
      }
    }

    mutating func substituted(_ values: [ComponentValue]) -> [ComponentValue]? {
      var result: [ComponentValue] = []
      for value in values {
        switch value.kind {
        case .function("var", _):
          guard let (name, fallback) = value.reference, let part = reference(name, fallback, value) else { return nil }
          result += part
        case .function(let name, let arguments):
          guard let inner = substituted(arguments) else { return nil }
          result.append(ComponentValue(.function(name, inner), value.range))
        case .block(let bracket, let content):
          guard let inner = substituted(content) else { return nil }
          result.append(ComponentValue(.block(bracket, inner), value.range))
        default: result.append(value)
        }
        size += 1
        guard size + result.count < Computation.sizeLimit else { return nil }
      }
      return result
    }

    private mutating func reference(
      _ name: String, _ fallback: [ComponentValue]?, _ value: ComponentValue
    ) -> [ComponentValue]? {
      if let own = self.value(of: name) {
        if let own { return own }
        return fallback.flatMap { substituted($0) }
      }
      guard tokens[name] != nil else { return fallback.flatMap { substituted($0) } }
      guard let fallback else { return [value] }
      // It stands in for a mode that does not have the token; what cannot be computed stands in for nothing.
      let property = ComponentValue(.ident(name), value.range)
      let inner = substituted(fallback).map { [property, ComponentValue(.comma, value.range)] + $0 } ?? [property]
      return [ComponentValue(.function("var", inner), value.range)]
    }
  }
}
