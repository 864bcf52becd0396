import DataFiles
import Diagnostics

/// References: `{path}` to a whole token, and `{"$ref": "#/…"}` to a token or any part of one (DTCG Format 2025.10, section 7).
extension AliasResolver {
  /// Where a reference leads.
  enum Landing {
    case token(TokenPath)
    /// A part of a token or group, and the type that its place gives it.
    case part(DataValue, TokenType?)
  }

  static func isReference(_ data: DataValue) -> Bool {
    TokenReference.isWritten(in: data) || data["$ref"] != nil
  }

  /// Follows a reference and does something with what it leads to; nil, after a finding, when that is nothing.
  mutating func following<Result>(
    _ data: DataValue, _ body: (inout AliasResolver, Landing) -> Result?
  ) -> Result? {
    guard begin(data) else { return nil }
    defer { hops.removeLast() }
    guard let landing = landing(of: data, isNamed: via == nil) else { return nil }
    guard case .part = landing else { return body(&self, landing) }
    let outside = via
    via = via ?? data.place
    defer { via = outside }
    return body(&self, landing)
  }

  /// Data with no reference at its top: what stands there, or what the reference leads to, as if it stood there. Nil, after a
  /// finding, when a reference leads to nothing.
  mutating func written(_ data: DataValue) -> DataValue? {
    guard data["$ref"] != nil else { return data }
    let end = following(data) { resolver, landing -> DataValue? in
      switch landing {
      case .part(let part, _): resolver.written(part)
      case .token(let path): resolver.written(valueOf: path, named: data)
      }
    }
    return end.map { DataValue($0.content, at: data.place) }
  }

  private mutating func written(valueOf path: TokenPath, named data: DataValue) -> DataValue? {
    if isResolving(path) {
      reportCycle(from: path)
      return nil
    }
    guard isSound(path, namedAt: data.place), let value = tokens[path]?.authored.value else { return nil }
    guard TokenReference(value) != nil else { return written(value) }
    return following(value) { resolver, landing in
      if case .token(let next) = landing { resolver.written(valueOf: next, named: value) } else { nil }
    }
  }

  /// Notes that a reference is being followed; false, after a finding, when it is so already.
  private mutating func begin(_ data: DataValue) -> Bool {
    if let start = hops.firstIndex(where: { $0.place == data.place }) {
      reportLoop(from: start)
      return false
    }
    // Aliases of whole tokens have the limit of their chain.
    guard hops.count < AliasResolver.chainLimit * 2 else {
      tell(
        .error, "alias-chain-too-long", "more than \(AliasResolver.chainLimit) references stand in a row", data.place)
      return false
    }
    hops.append(data)
    return true
  }

  /// - Parameter isNamed: true to note that the token being resolved names what this leads to.
  private mutating func landing(of data: DataValue, isNamed: Bool) -> Landing? {
    if let reference = TokenReference(data) {
      if reference.isPadded {
        tell(.warning, "padded-alias", "the alias has spaces inside its braces", data.place, help: "remove them")
      }
      guard let token = tokens[reference.path] else {
        if let path = meant(by: reference.path, at: data.place) {
          if isNamed { name(path) }
          return .token(path)
        }
        if isWhole {
          tell(
            .error, "unknown-alias", "the alias '{\(reference.path)}' names no token", data.place,
            help: helpNaming(reference.path))
        }
        return nil
      }
      // The path that the token itself has is the one that all share.
      if isNamed { name(token.path) } else { read(token.path) }
      return .token(token.path)
    }
    guard let reference = data["$ref"] else { return nil }
    for member in data.members ?? [] where member.key != "$ref" {
      tell(
        .error, "invalid-reference", "'\(member.key)' stands beside $ref, which stands alone in a value",
        member.keyPlace)
      return nil
    }
    guard let text = reference.string, let pointer = JSONPointer(text) else {
      tell(
        .error, "invalid-reference",
        "$ref is \(found(reference)), a pointer such as '#/color/teal/$value' is needed", reference.place,
        help: reference.string?.contains("#/") == true ? "all files of a theme are one document" : nil)
      return nil
    }
    return landing(of: pointer, reference, isNamed: isNamed)
  }

  /// Walks through groups, then through a token, as they are written; what is inherited stands there like the rest.
  private mutating func landing(of pointer: JSONPointer, _ reference: DataValue, isNamed: Bool) -> Landing? {
    var group = tree
    for (index, segment) in pointer.segments.enumerated() {
      guard let member = group[segment] ?? root(of: group, marked: segment) else {
        let rest = pointer.segments[(index + 1)...]
        if segment == "$extensions", let data = group.extensions {
          readGroup()
          return part(data, rest, type: nil, reference)
        }
        if isWhole { reportUnknown(reference, group, pointer.segments, at: index) }
        return nil
      }
      switch member.node {
      case .group(let inner): group = inner
      case .token(let token):
        let path = TokenPath(pointer.segments[..<index] + [member.name])
        let rest = pointer.segments[(segment == "$value" ? index : index + 1)...]
        if isNamed { name(path) } else { read(path) }
        if rest.isEmpty || rest.elementsEqual(["$value"]) { return .token(path) }
        guard isSound(path, namedAt: reference.place) else { return nil }
        guard rest.first == "$value" else {
          return part(DataValue(.object(token.properties), at: token.namePlace), rest, type: nil, reference)
        }
        let type = tokens[path].flatMap { ($0.authored.type ?? $0.inheritedType)?.type }
        return part(token.value, rest.dropFirst(), type: type, reference)
      }
    }
    let path = TokenPath(pointer.segments)
    if let root = meant(by: path, at: reference.place) {
      if isNamed { name(root) }
      return .token(root)
    }
    tell(
      .error, "unknown-alias", "\(found(reference)) names a group, a value is needed", reference.place,
      help: tokens[path.appending("$root")] == nil
        ? "name a token in it" : "its own token is '\(JSONPointer.text(path))/$root'")
    return nil
  }

  /// Walks on inside a value. A reference on the way is followed first.
  private mutating func part(
    _ start: DataValue, _ steps: ArraySlice<String>, type: TokenType?, _ reference: DataValue
  ) -> Landing? {
    var (data, type) = (start, type)
    let before = hops.count
    defer { hops.removeLast(hops.count - before) }
    for step in steps {
      while AliasResolver.isReference(data) {
        guard begin(data) else { return nil }
        switch landing(of: data, isNamed: false) {
        case nil: return nil
        case .part(let inner, let innerType): (data, type) = (inner, innerType)
        case .token(let path):
          guard isSound(path, namedAt: data.place), let token = tokens[path] else { return nil }
          (data, type) = (token.authored.value, (token.authored.type ?? token.inheritedType)?.type)
        }
      }
      let inner: DataValue? =
        if let items = data.array { JSONPointer.index(step, below: items.count).map { items[$0] } } else { data[step] }
      guard let inner else {
        reportNoPart(step, of: data, reference)
        return nil
      }
      (data, type) = (inner, type?.part(step))
    }
    return .part(data, type)
  }
}
