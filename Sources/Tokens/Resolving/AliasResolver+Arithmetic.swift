import DataFiles
import Diagnostics

/// Arithmetic in text, as Tokens Studio has it: `{space.scale} * 2`.
extension AliasResolver {
  enum Computed {
    case value(TokenValue)
    /// A fault has been reported.
    case failed
    /// The text is no arithmetic.
    case nothing
  }

  /// What the arithmetic in a text comes to, for the types that are measured; a number of a dimension is one of pixels.
  mutating func computed(_ data: DataValue, _ type: TokenType) -> Computed {
    guard [.dimension, .number, .duration, .fontWeight].contains(type), let text = data.string,
      AliasResolver.mayBeArithmetic(text), let list = Expression.list(text), list.count > 1 || list[0].isComputed
    else { return .nothing }
    // Of a list without arithmetic, every value may be of any kind.
    let isPlain = !list.contains(where: \.isComputed)
    var results: [Result<Measure, Expression.Fault>] = []
    var texts: [String] = []
    for expression in list {
      guard let known = measures(of: expression.references, in: data, isPlain: isPlain) else {
        return isPlain ? .nothing : .failed
      }
      var result = expression.result(known)
      if type == .dimension, case .success(let measure) = result, measure.unit.isEmpty {
        result = .success(Measure(measure.value, "px"))
      }
      if case .failure(.mixed(let a, let b)) = result, !expression.isOfCSS { result = .failure(.units(a, b)) }
      results.append(result)
      texts.append((try? result.get())?.description ?? expression.calculation(known))
    }
    if isPlain, texts.joined(separator: " ") == text { return .nothing }
    return computed(results, texts.joined(separator: " "), type, data)
  }

  private mutating func computed(
    _ results: [Result<Measure, Expression.Fault>], _ text: String, _ type: TokenType, _ data: DataValue
  ) -> Computed {
    if type == .number, results.count == 1, case .success(let measure) = results[0], ["", "%"].contains(measure.unit) {
      note(.cssText, at: data.place)
      return .value(.number(measure.unit.isEmpty ? measure.value : measure.value / 100))
    }
    // A line height may be a length.
    if type == .number, case .success(let measure)? = results.first, Dimension.Unit(rawValue: measure.unit) != nil {
      return computed(results, text, .dimension, data)
    }
    let fault = results.lazy.compactMap { if case .failure(let fault) = $0 { fault } else { nil } }.first
    let mayStand = if case .mixed? = fault { type == .dimension } else { fault == nil }
    guard mayStand, let value = LegacyText.value(DataValue(.string(text), at: data.place), type) else {
      if let fault {
        report(
          AliasResolver.text(of: fault, found(data)), data, help: "arithmetic needs numbers, or units that are the same"
        )
        return .failed
      }
      if results.count > 1 { return .nothing }
      report("\(found(data)) comes to \(text), a \(type.rawValue) is needed", data)
      return .failed
    }
    if let fault {
      tell(
        .warning, "mixed-units", AliasResolver.text(of: fault, found(data)), data.place,
        help: "it stays for browsers to compute")
    }
    note(.cssText, at: data.place)
    return .value(value)
  }

  private static func mayBeArithmetic(_ text: String) -> Bool {
    text.utf8.dropFirst().contains { " +-*/%^(".utf8.contains($0) } || text.hasPrefix("-{") || text.hasPrefix("(")
  }

  private mutating func measures(of paths: [String], in data: DataValue, isPlain: Bool) -> [String: Measure]? {
    var known: [String: Measure] = [:]
    for path in paths where known[path] == nil {
      guard let measure = measure(of: path, in: data, isPlain: isPlain) else { return nil }
      known[path] = measure
    }
    return known
  }

  private mutating func measure(of path: String, in data: DataValue, isPlain: Bool) -> Measure? {
    let reference = DataValue(.string("{\(path)}"), at: data.place)
    return following(reference) { resolver, landing -> Measure? in
      guard case .token(let target) = landing, let value = resolver.value(of: target, named: reference) else {
        return nil
      }
      switch value {
      case .number(let number), .fontWeight(let number): return Measure(number)
      case .dimension(let dimension): return Measure(dimension.value, dimension.unit.rawValue)
      case .duration(let duration): return Measure(duration.value, duration.unit.rawValue)
      default:
        if isPlain { return nil }
        resolver.tell(
          .error, "type-mismatch",
          "'{\(path)}' in \(resolver.found(data)) is a \(value.type.rawValue), arithmetic needs numbers",
          data.place)
        return nil
      }
    }
  }

  private static func text(of fault: Expression.Fault, _ found: String) -> String {
    switch fault {
    case .mixed(let a, let b), .units(let a, let b):
      "\(found) puts \(a.isEmpty ? "a plain number" : a) and \(b.isEmpty ? "a plain number" : b) together"
    case .divisionByZero: "\(found) divides by zero"
    case .arguments(let function): "\(found) calls \(function.rawValue) with what it cannot take"
    case .notFinite: "\(found) comes to no number"
    case .unknown(let path): preconditionFailure("'\(path)' was looked up before the expression was computed")
    }
  }
}
