import DataFiles
import Diagnostics
import Tokens

/// The modes of protocols: `BildLightColors` and `SportbildDarkColors` are what `DesignColorScheme` is in two modes.
struct SwiftSchemeModes {
  private struct Axis {
    let modifier: String
    let contexts: [String]
  }

  private let reading: SwiftReading

  /// Choices that systems have without an enum of their own.
  private static let common: [(name: String, cases: [String])] = [
    (SwiftTokenSource.appearance, ["light", "dark"]), ("sizeClass", ["compact", "regular"]),
    ("density", ["default", "dense", "spacious"]),
  ]

  init(_ reading: SwiftReading) { self.reading = reading }

  /// Each property of a protocol becomes a token, which is an alias of what each type has.
  func write(into list: inout TokenList) {
    let constants = Set(reading.constants.map(\.name))
    for scheme in reading.schemes {
      let types = scheme.types.filter { type in
        scheme.properties.contains { constants.contains(SwiftName(type.parts + [$0.name])) }
      }
      let named = types.map { (type: $0, words: Set($0.parts.flatMap(SwiftTokenType.words))) }
      let axes = self.axes(of: named.map(\.words), in: scheme)
      for property in scheme.properties {
        let given = named.filter { constants.contains(SwiftName($0.type.parts + [property.name])) }
        write(property, scheme.name.parts, given, axes[...], into: &list)
      }
    }
  }

  /// The token at `path` in each context of the first axis; what the others choose stands between, in tokens of their own.
  private func write(
    _ property: SwiftScheme.Property, _ path: [String], _ types: [(type: SwiftName, words: Set<String>)],
    _ axes: ArraySlice<Axis>, depth: Int = 0, into list: inout TokenList
  ) {
    guard let first = types.first else { return }
    let name = path + [property.name]
    guard let axis = axes.first else {
      _ = list.add(
        alias(first.type.parts + [property.name], property, depth: depth), at: name, namePlace: property.place)
      return
    }
    let present = axis.contexts.filter { context in types.contains { $0.words.contains(context) } }
    for (index, context) in present.enumerated() {
      let inner = types.filter { $0.words.contains(context) }
      let isLast = axes.count == 1 || inner.count == 1
      let target = isLast ? inner[0].type.parts : path + [context]
      let alias = alias(target + [property.name], property, depth: depth)
      if index == 0 { _ = list.add(alias, at: name, namePlace: property.place) }
      list.add(
        index == 0 ? nil : alias, at: name, namePlace: property.place, in: context, of: axis.modifier,
        defaultContext: axis.contexts.first)
      if !isLast { write(property, path + [context], inner, axes.dropFirst(), depth: depth + 1, into: &list) }
    }
  }

  /// References in a row need places of their own, by which circles are known: the deeper, the less of the property's name.
  private func alias(_ path: [String], _ property: SwiftScheme.Property, depth: Int) -> DataValue {
    let length = property.place.range.count
    let place = property.place.part(min(depth, length)..<length)
    var token = TokenObject(at: property.place)
    token.set("$description", property.documentation.map { DataValue(.string($0), at: property.place) })
    token.set("$value", "{\(path.joined(separator: "."))}", at: place)
    return token.data
  }

  // MARK: - Axes

  /// What the words that tell the types apart choose among: brands first, so that the last choice is the nearest to the value.
  private func axes(of types: [Set<String>], in scheme: SwiftScheme) -> [Axis] {
    guard types.count > 1 else { return [] }
    let shared = types.dropFirst().reduce(types[0]) { $0.intersection($1) }
    var left = types.map { $0.subtracting(shared) }
    var axes: [Axis] = []
    for choice in SwiftSchemeModes.common {
      guard left.allSatisfy({ words in choice.cases.contains { words.contains($0) } }) else { continue }
      let own = reading.choices.first { Set($0.cases) == Set(choice.cases) }
      axes.append(
        Axis(modifier: own.map { $0.name.lowercasedFirst } ?? choice.name, contexts: own?.cases ?? choice.cases))
      left = left.map { $0.subtracting(choice.cases) }
    }
    let brands = Array(Set(left.flatMap { $0 })).sorted()
    guard !brands.isEmpty, left.allSatisfy({ $0.count == 1 }) else { return axes }
    axes.append(brand(brands, in: scheme))
    return axes
  }

  /// The enum whose cases are these brands, by preference the one whose name speaks of what the protocol is about.
  private func brand(_ brands: [String], in scheme: SwiftScheme) -> Axis {
    let words = Set(scheme.name.parts.flatMap(SwiftTokenType.words))
    let fitting = reading.choices.filter { Set(brands).isSubset(of: $0.cases.map { $0.lowercased() }) }
    let chosen =
      fitting.first { $0.cases.count == brands.count } ?? fitting.first { choice in
        SwiftTokenType.words(choice.name).contains { words.contains($0) }
      } ?? fitting.first
    guard let chosen else { return Axis(modifier: "brand", contexts: brands) }
    return Axis(
      modifier: chosen.name.lowercasedFirst, contexts: chosen.cases.map { $0.lowercased() }.filter(brands.contains))
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
