import Diagnostics
import SwiftSyntax

/// Works out what the declared constants are worth.
struct SwiftEvaluation {
  enum Outcome {
    case value(SwiftValue)
    case doubt(SwiftDoubt)
  }

  let declarations: SwiftDeclarations
  private var outcomes: [Int: Outcome] = [:]
  /// Constants whose value is being worked out, the outermost first.
  private var underWay: [Int] = []
  /// Of the expression at hand in those around it, other constants included.
  var expressionDepth = 0

  /// As many constants may stand on one another.
  private static let maximumDepth = 64
  static let maximumExpressionDepth = 256

  init(_ declarations: SwiftDeclarations) { self.declarations = declarations }

  /// All constants that are tokens, and what looked like one.
  mutating func reading() -> SwiftReading {
    var reading = SwiftReading()
    let all = declarations.constants.indices.map { ($0, outcome(of: $0)) }
    let owners = all.compactMap { index, outcome in
      if case .value(let value) = outcome, value.isVisual { declarations.constants[index] } else { nil }
    }
    let visualOwners = Set(owners.map(\.owner))
    let visualNamespaces = Set(owners.compactMap(\.name.parts.first))
    for (index, outcome) in all {
      let constant = declarations.constants[index]
      let isAmongTokens = visualOwners.contains(constant.owner)
      guard isToken(constant) else { continue }
      switch outcome {
      case .value(let value):
        let isToldAnyway = value.isVisual || constant.origin == .instance
        guard isToldAnyway || constant.owner != SwiftName([]) && visualNamespaces.contains(constant.name.parts[0])
        else { continue }
        reading.constants.append(
          SwiftConstant(
            constant.name, value, type: constant.type, at: constant.place, valuePlace: constant.valuePlace,
            comment: constant.comment, documentation: declarations.documentation[constant.name]))
      case .doubt(.notUnderstood(let reason)): reading.notUnderstood.append((constant.name, constant.place, reason))
      case .doubt(.doubtful(let reason)) where isAmongTokens:
        reading.notUnderstood.append((constant.name, constant.place, reason))
      case .doubt: break
      }
    }
    reading.notUnderstood += unfulfilled()
    reading.notUnderstood += declarations.tooDeep.map {
      (SwiftName([]), $0.file.place(at: $0.range.lowerBound), "brackets are nested too deeply to be read")
    }
    reading.notUnderstood.sort { $0.place < $1.place }
    reading.schemes = declarations.schemes
    reading.choices = declarations.choices
    return reading
  }

  /// Constants of instances are tokens where their type is a scheme; those of a file, where their type or value says so.
  private func isToken(_ constant: SwiftDeclaration) -> Bool {
    switch constant.origin {
    case .member, .enumCase: true
    case .file:
      constant.kind?.isVisual == true || !constant.isAnnotated && constant.expression.is(FunctionCallExprSyntax.self)
    case .instance: declarations.isScheme(constant.owner)
    }
  }

  // MARK: - Constants

  mutating func outcome(of index: Int) -> Outcome {
    if let outcome = outcomes[index] { return outcome }
    guard !underWay.contains(index) else {
      let names = (underWay[(underWay.firstIndex(of: index) ?? 0)...] + [index]).map { declarations.constants[$0].name }
      return .doubt(
        .notUnderstood("'\(names[0])' is made of itself: \(names.map(\.description).joined(separator: " → "))"))
    }
    let constant = declarations.constants[index]
    guard underWay.count < SwiftEvaluation.maximumDepth else {
      return .doubt(
        .notUnderstood("'\(constant.name)' stands on more than \(SwiftEvaluation.maximumDepth) other constants"))
    }
    underWay.append(index)
    let outcome = evaluated(constant)
    underWay.removeLast()
    outcomes[index] = outcome
    return outcome
  }

  private mutating func evaluated(_ constant: SwiftDeclaration) -> Outcome {
    if constant.isAnnotated, constant.kind == nil { return .doubt(.otherMatter) }
    do throws(SwiftDoubt) {
      let value = try value(constant.expression, as: constant.kind, in: constant.scope)
      if let kind = constant.kind, !value.fits(kind) {
        return .doubt(.notUnderstood("'\(constant.expression.excerpt)' is not \(kind.noun)"))
      }
      return .value(value)
    } catch {
      guard case .otherMatter = error, let kind = constant.kind else { return .doubt(error) }
      let reason = "'\(constant.expression.excerpt)' is not known without running it"
      return .doubt(kind.isVisual ? .notUnderstood(reason) : .doubtful(reason))
    }
  }

  /// The value behind aliases.
  mutating func resolved(_ value: SwiftValue) throws(SwiftDoubt) -> SwiftValue {
    guard case .alias(let name, let opacity) = value else { return value }
    guard let index = declarations.indices[name], case .value(let next) = outcome(of: index) else {
      throw .notUnderstood("'\(name)' is not understood itself")
    }
    return try resolved(next).opacity(opacity)
  }

  // MARK: - Protocols

  /// What protocols of tokens want and no type here gives.
  private func unfulfilled() -> [(name: SwiftName, place: Place, reason: String)] {
    var result: [(name: SwiftName, place: Place, reason: String)] = []
    for name in declarations.protocols {
      let requirements = declarations.types[name]?.requirements ?? []
      guard requirements.contains(where: \.kind.isVisual) else { continue }
      let schemes = declarations.types(fulfilling: name)
      for requirement in requirements {
        let isGiven = schemes.contains { declarations.indices[SwiftName($0.parts + [requirement.name])] != nil }
        if isGiven { continue }
        let text = "'\(name).\(requirement.name)' is declared as \(requirement.type), and no type here gives it a value"
        result.append((SwiftName(name.parts + [requirement.name]), requirement.place, text))
      }
    }
    return result
  }
}

extension SwiftDeclarations {
  /// Types that fulfil a protocol, by name.
  func types(fulfilling contract: SwiftName) -> [SwiftName] {
    types.values.filter { type in
      !type.isProtocol && type.inherited.contains { self.type($0, in: type.scope) == contract }
    }
    .map(\.name).sorted { $0.description < $1.description }
  }

  /// Protocols that some type fulfils.
  var schemes: [SwiftScheme] {
    protocols.compactMap { name in
      let properties = (types[name]?.requirements ?? []).map {
        SwiftScheme.Property(
          name: $0.name, place: $0.place, comment: $0.comment?.text,
          documentation: documentation[SwiftName(name.parts + [$0.name])])
      }
      let types = types(fulfilling: name)
      return types.isEmpty || properties.isEmpty ? nil : SwiftScheme(name: name, properties: properties, types: types)
    }
  }

  /// Enums with cases, in alphabetical order.
  var choices: [(name: String, cases: [String])] {
    types.values.filter { $0.cases.count > 1 }.sorted { $0.name.description < $1.name.description }
      .map { ($0.name.parts.last ?? "", $0.cases) }
  }

  /// Whether the constants of a type's instances are tokens: it fulfils a protocol of tokens, or is nothing but constants.
  func isScheme(_ name: SwiftName) -> Bool {
    guard let type = types[name] else { return false }
    return type.isNothingButConstants
      || type.inherited.contains { path in
        self.type(path, in: type.scope).flatMap { types[$0] }?.requirements.isEmpty == false
      }
  }
}
