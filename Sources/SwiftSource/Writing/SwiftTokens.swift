import Colorimetry
import DataFiles
import Tokens

/// The tokens that have a name in Swift, and the code of their values.
struct SwiftTokens {
  let graph: TokenGraph
  let naming: SwiftNaming
  let modes: SwiftModes
  let appearance: (modifier: Int, light: Int, dark: Int)?
  let style: SwiftColorLiteral.Style
  let face: (String, Double) -> String?
  /// Of those that Swift can say.
  let types: [TokenPath: SwiftType]
  /// What a token's value may be taken from.
  var named: (TokenPath) -> SwiftName?
  /// What stands behind the name of a constant in a namespace, such as `.font` where the names are roles.
  var suffixes: [[String]: String] = [:]

  init(
    _ graph: TokenGraph, _ naming: SwiftNaming, _ modes: SwiftModes, style: SwiftColorLiteral.Style,
    face: @escaping (String, Double) -> String?
  ) {
    self.graph = graph
    self.naming = naming
    self.modes = modes
    self.style = style
    self.face = face
    named = { naming[$0] }
    appearance = modes.appearance(of: graph)
    var types: [TokenPath: SwiftType] = [:]
    for token in graph.tokens {
      guard let name = naming[token.path] else { continue }
      let isOfScheme = naming.shape == .dualAxis && DualAxisTheme.isOfScheme(name)
      let values = isOfScheme ? token.byMode.map { $0?.value } : [token.byMode[modes.base]?.value]
      let all = Set(values.map { $0.flatMap { SwiftType(of: $0, in: name.parts.dropLast(), isThemed: isOfScheme) } })
      if all.count == 1, let type = all.first ?? nil { types[token.path] = type }
    }
    self.types = types
  }

  /// The code of a token's value.
  /// - Parameter modes: one, or those of light and of dark.
  func expression(_ token: TokenGraph.Token, modes: [Int], in scope: ExportScope) -> SwiftExpression? {
    guard let type = types[token.path], let value = token.byMode[modes[0]]?.value else { return nil }
    switch value {
    case .color: return color(token, modes: modes, in: scope)
    case .gradient: return gradient(token, modes: modes, in: scope)
    case .shadow: return shadow(token, modes: modes, in: scope)
    default: break
    }
    if let name = reference(from: token, type, modes: modes, in: scope) {
      return SwiftExpression(code: name, isDerived: true)
    }
    let arithmetic = token.byMode[modes[0]]?.arithmetic { path in
      self.name(of: path, in: scope)
    }
    if let arithmetic { return SwiftExpression(code: arithmetic, isDerived: true) }
    return literal(value, type, in: scope)
  }

  private func literal(_ value: TokenValue, _ type: SwiftType, in scope: ExportScope) -> SwiftExpression? {
    let number = { (value: Double) in SwiftExpression(code: SwiftLiteral.number(value)) }
    switch value {
    case .dimension(let dimension):
      let notes = dimension.unit == .px ? [] : [dimension.css]
      return dimension.pixels.map { SwiftExpression(code: SwiftLiteral.number($0), notes: notes) }
    case .number(let value): return number(value)
    case .fontWeight(let weight):
      return type == .weight
        ? SwiftExpression(code: scope.framework("Font") + ".Weight" + SwiftFontLiteral.weight(weight)) : number(weight)
    case .duration(let duration):
      return type == .duration
        ? SwiftExpression(
          code: scope.standard("Duration") + ".milliseconds(\(SwiftLiteral.number(duration.milliseconds)))")
        : SwiftExpression(code: SwiftLiteral.number(duration.seconds), notes: ["seconds"])
    case .fontFamily(let names):
      let notes = names.count > 1 ? ["else \(names.dropFirst().joined(separator: ", "))"] : []
      return names.first.map { SwiftExpression(code: SwiftLiteral.text($0), notes: notes) }
    case .cubicBezier(let curve): return SwiftMotionLiteral(scope: scope).curve(curve)
    case .transition(let transition): return SwiftMotionLiteral(scope: scope).animation(transition)
    case .typography(let style):
      return type == .textStyle
        ? SwiftTextStyleLiteral.expression(style) : SwiftFontLiteral(scope: scope, face: face).expression(style)
    case .strokeStyle(let stroke): return SwiftExpression(code: SwiftTokens.stroke(stroke, in: scope))
    case .opaque(let opaque):
      return SwiftExpression(code: type == .boolean ? opaque.text : SwiftLiteral.text(opaque.text))
    case .color, .gradient, .shadow, .border: return nil
    }
  }

  private static func stroke(_ stroke: StrokeStyle, in scope: ExportScope) -> String {
    let type = scope.framework("StrokeStyle")
    guard case .dashes(let dashes, let cap) = stroke else { return "\(type)()" }
    let lengths = dashes.compactMap(\.pixels).map(SwiftLiteral.number).joined(separator: ", ")
    return "\(type)(lineCap: .\(cap.rawValue), dash: [\(lengths)])"
  }

  // MARK: Modes

  /// The modes of which a constant has the values: those of light and of dark, where it can follow them.
  func modes(of token: TokenGraph.Token) -> [Int] {
    guard let appearance, [.color, .gradient, .shadow].contains(token.type),
      token.byMode[appearance.light] != nil, token.byMode[appearance.dark] != nil
    else { return [modes.base] }
    return [appearance.light, appearance.dark]
  }

  /// The modifiers, by index, that change a token's value and that its constant does not follow.
  func ignored(by token: TokenGraph.Token) -> [Int] {
    token.modifiers(of: graph).filter { modifier in
      if modes.chosen.contains(modifier) { return false }
      guard let appearance, modifier == appearance.modifier, modes(of: token).count == 2 else { return true }
      return token.byMode[appearance.light]?.value.shape != token.byMode[appearance.dark]?.value.shape
    }
  }

  // MARK: Names

  /// The constant that a token's value is taken from: the next of its aliases that has a name.
  private func reference(
    from token: TokenGraph.Token, _ type: SwiftType, modes: [Int], in scope: ExportScope
  ) -> String? {
    let paths = modes.map { mode in
      graph.aliasChain(of: token.path, mode: mode).first { types[$0] == type && name(of: $0, in: scope) != nil }
    }
    guard let path = paths[0], paths.allSatisfy({ $0 == path }) else { return nil }
    return name(of: path, in: scope)
  }

  /// Nil for a constant that is deprecated, to which nobody should be led.
  private func name(of path: TokenPath, in scope: ExportScope) -> String? {
    guard types[path] != nil, let name = named(path), graph[path]?.deprecationReason == nil else { return nil }
    return scope.own(name).map { $0 + (suffixes[name.namespace] ?? "") }
  }

  // MARK: Colours

  private func color(_ token: TokenGraph.Token, modes: [Int], in scope: ExportScope) -> SwiftExpression? {
    if let name = reference(from: token, .color, modes: modes, in: scope) {
      return SwiftExpression(code: name, isDerived: true)
    }
    return adaptive(modes, in: scope) { mode in
      if let name = reference(from: token, .color, modes: [mode], in: scope) {
        return SwiftExpression(code: name, isDerived: true)
      }
      guard case .color(let color)? = token.byMode[mode]?.value else { return nil }
      return SwiftColorLiteral(style: style, scope: scope).expression(color)
    }
  }

  /// A colour that stands in another value: the constant that it names, or what it comes to.
  private func color(
    _ modes: [Int], in scope: ExportScope, _ part: (Int) -> (path: TokenPath?, color: Color)?
  ) -> String? {
    adaptive(modes, in: scope) { mode in
      guard let part = part(mode) else { return nil }
      let chain = part.path.map { [$0] + graph.aliasChain(of: $0, mode: mode) } ?? []
      if let name = chain.lazy.filter({ types[$0] == .color }).compactMap({ name(of: $0, in: scope) }).first {
        return SwiftExpression(code: name, isDerived: true)
      }
      return SwiftColorLiteral(style: style, scope: scope).expression(part.color)
    }?.code
  }

  /// What is the same in light and dark, or else a colour that follows them.
  private func adaptive(
    _ modes: [Int], in scope: ExportScope, _ expression: (Int) -> SwiftExpression?
  ) -> SwiftExpression? {
    let expressions = modes.compactMap(expression)
    guard expressions.count == modes.count, let first = expressions.first else { return nil }
    guard let last = expressions.last, last != first else { return first }
    return SwiftExpression(
      code: "\(scope.framework("Color"))(light: \(first.code), dark: \(last.code))",
      notes: first.notes.isEmpty || last.notes.isEmpty ? [] : first.notes + last.notes)
  }

  private func gradient(_ token: TokenGraph.Token, modes: [Int], in scope: ExportScope) -> SwiftExpression? {
    if let name = reference(from: token, .gradient, modes: modes, in: scope) {
      return SwiftExpression(code: name, isDerived: true)
    }
    guard case .gradient(let gradient)? = token.byMode[modes[0]]?.value else { return nil }
    let colors = gradient.stops.indices.compactMap { index in
      color(modes, in: scope) { mode in
        guard case .gradient(let gradient)? = token.byMode[mode]?.value, gradient.stops.indices.contains(index) else {
          return nil
        }
        return (source(of: token, mode).flatMap { colorPath(in: $0, at: index) }, gradient.stops[index].color)
      }
    }
    guard colors.count == gradient.stops.count else { return nil }
    return SwiftExpression(code: SwiftGradientLiteral(scope: scope).code(gradient, colors: colors))
  }

  private func shadow(_ token: TokenGraph.Token, modes: [Int], in scope: ExportScope) -> SwiftExpression? {
    let type = types[token.path] ?? .shadow
    if let name = reference(from: token, type, modes: modes, in: scope) {
      return SwiftExpression(code: name, isDerived: true)
    }
    guard case .shadow(let layers)? = token.byMode[modes[0]]?.value else { return nil }
    var notes: [String] = []
    let codes = layers.enumerated().compactMap { index, layer -> String? in
      let color = color(modes, in: scope) { mode in
        guard case .shadow(let layers)? = token.byMode[mode]?.value, layers.indices.contains(index) else { return nil }
        return (source(of: token, mode).flatMap { colorPath(in: $0, at: index) }, layers[index].color)
      }
      if layer.isInset { notes.append("inside of the shape") }
      if layer.spread.value != 0 { notes.append("without its spread of \(layer.spread.css)") }
      return color.flatMap { SwiftShadowLiteral.code(layer, color: $0) }
    }
    guard codes.count == layers.count else { return nil }
    return SwiftExpression(code: type == .shadow ? codes[0] : "[\(codes.joined(separator: ", "))]", notes: notes)
  }

  /// The token that has the value, at the end of all aliases.
  private func source(of token: TokenGraph.Token, _ mode: Int) -> ResolvedToken? {
    (graph.aliasChain(of: token.path, mode: mode).last.flatMap { graph[$0] } ?? token).byMode[mode]
  }

  /// The token that the colour of a layer or a stop names.
  private func colorPath(in token: ResolvedToken, at index: Int) -> TokenPath? {
    let written = token.written.array.map { $0.indices.contains(index) ? $0[index] : token.written } ?? token.written
    return written["color"].flatMap { TokenReference($0)?.path }
  }
}

extension TokenValue {
  /// What is left without colours: numbers that are the same for values which differ in their colours alone.
  fileprivate var shape: [Double?] {
    switch self {
    case .gradient(let gradient): gradient.stops.map(\.position) + [gradient.angle]
    case .shadow(let layers):
      layers.flatMap { [$0.blur, $0.offsetX, $0.offsetY, $0.spread].map(\.pixels) + [$0.isInset ? 1 : 0] }
    default: []
    }
  }
}
