import Colorimetry

extension TokenGraph.Token {
  /// The modifiers, by index, that the value depends on: those of which another context changes it in some mode.
  package func modifiers(of graph: TokenGraph) -> [Int] {
    if isShared { return [] }
    let numbers = valueNumbers
    return graph.modifiers { numbers[$0] }
  }

  /// By the index of the mode: the same number for the same value; nil where the mode does not have the token.
  private var valueNumbers: [Int?] {
    var values: [TokenValue] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    return byMode.map { token in
      guard let token else { return nil }
      if let known = numbers[ObjectIdentifier(token)] { return known }
      let number = values.firstIndex(of: token.value) ?? values.count
      if number == values.count { values.append(token.value) }
      numbers[ObjectIdentifier(token)] = number
      return number
    }
  }

  /// True when all modes have it by one and the same entry: then nothing about it depends on the mode.
  var isShared: Bool {
    byMode.allSatisfy { $0 === byMode[0] }
  }

  /// True for a colour or gradient that lets its ground through in any mode.
  package var isTranslucent: Bool {
    byMode.contains { token in
      switch token?.value {
      case .color(let color): color.alpha < 1
      case .gradient(let gradient): gradient.stops.contains { $0.color.alpha < 1 }
      default: false
      }
    }
  }

  /// The distinct values, each with the modes that have it, in the order of the modes.
  package var distinctValues: [(token: ResolvedToken, modes: [Int])] {
    if isShared { return byMode[0].map { [($0, Array(byMode.indices))] } ?? [] }
    var distinct: [(token: ResolvedToken, modes: [Int])] = []
    for (mode, token) in byMode.enumerated() {
      guard let token else { continue }
      if let index = distinct.firstIndex(where: { $0.token === token || $0.token.value == token.value }) {
        distinct[index].modes.append(mode)
      } else {
        distinct.append((token, [mode]))
      }
    }
    return distinct
  }
}

extension TokenGraph {
  /// The modifiers, by index, of which another context changes something that is known of every mode.
  package func modifiers(changing something: (_ mode: Int) -> some Equatable) -> [Int] {
    let first = something(0)
    guard modes.indices.dropFirst().contains(where: { something($0) != first }) else { return [] }
    return modifiers.indices.filter { modifier in
      modes.indices.contains { something($0) != something(mode($0, withDefaultOf: modifier)) }
    }
  }

  /// The mode that differs from another at most in one modifier, which has its default. The last modifier varies fastest.
  func mode(_ mode: Int, withDefaultOf modifier: Int) -> Int {
    let stride = modifiers[(modifier + 1)...].reduce(1) { $0 * $1.contexts.count }
    let context = mode / stride % modifiers[modifier].contexts.count
    return mode - context * stride
  }
}
