import DataFiles
import Diagnostics

/// Reference objects (DTCG Resolver 2025.10, "reference objects"): to this document, to files, and into files.
extension ResolverReader {
  /// How many references may lead to each other, and sets stand in each other.
  static let depthLimit = 100

  /// What a reference object leads to; nil, after a finding, when that is nothing.
  ///
  /// Members beside `$ref` replace those of the target, each whole.
  mutating func target(of item: DataValue, in file: String, inside: [String]) -> ResolverTarget? {
    var (value, file, inside) = (item, file, inside)
    var name: String?
    var overlays: [[DataValue.Member]] = []
    while let reference = value["$ref"] {
      guard let step = follow(reference, in: file) else { return nil }
      guard !inside.contains(step.key) else {
        let start = inside.firstIndex(of: step.key) ?? 0
        let way = (inside[start...] + [step.key]).joined(separator: " → ")
        report("'\(reference.string ?? "")' holds itself, by way of \(way)", reference)
        return nil
      }
      guard inside.count < ResolverReader.depthLimit else {
        report("more than \(ResolverReader.depthLimit) references lead to each other", reference)
        return nil
      }
      inside.append(step.key)
      name = name ?? step.segments.last
      overlays.append((value.members ?? []).filter { $0.key != "$ref" })
      guard step.value.members != nil else {
        let help = step.segments.first == "modifiers" ? "to share what a context has, make it a set" : nil
        report(
          "'\(reference.string ?? "")' names \(step.value.kind), a set or a tree of tokens is needed", reference,
          help: help)
        return nil
      }
      (value, file) = (step.value, step.file)
    }
    for overlay in overlays.reversed() where !overlay.isEmpty {
      let replaced = Set(overlay.map(\.key))
      let kept = (value.members ?? []).filter { !replaced.contains($0.key) }
      value = DataValue(.object(kept + overlay), at: item.place)
    }
    return ResolverTarget(value: value, file: file, name: name, inside: inside)
  }

  private struct Hop {
    let value: DataValue
    let file: String
    let segments: [String]
    let key: String
  }

  private mutating func follow(_ reference: DataValue, in file: String) -> Hop? {
    guard let text = reference.string else {
      report("$ref is \(reference.kind), a string is needed", reference)
      return nil
    }
    let path = text.prefix { $0 != "#" }
    let fragment = text.dropFirst(path.count)
    guard let pointer = JSONPointer(fragment.isEmpty ? "#" : String(fragment), isLoose: true) else {
      report("'\(text)' is no pointer", reference, help: "only ~0 and ~1 and % with two digits are escapes")
      return nil
    }
    guard let (document, name) = document(path, reference, in: file) else { return nil }
    if pointer.segments.first == "resolutionOrder", document["resolutionOrder"]?.array != nil {
      report(
        "'\(text)' points into the resolutionOrder, which nothing may", reference,
        help: "give it a name under sets or modifiers")
      return nil
    }
    if pointer.segments == ["sets"] || pointer.segments == ["modifiers"], document["resolutionOrder"]?.array != nil {
      report("'\(text)' names all \(pointer.segments[0]) at once, one of them is needed", reference)
      return nil
    }
    var value = document
    for (index, segment) in pointer.segments.enumerated() {
      let inner: DataValue? =
        if let items = value.array { JSONPointer.index(segment, below: items.count).map { items[$0] } } else {
          value[segment]
        }
      guard let inner else {
        findings.report(unknown(text, reference, in: name, pointer.segments, at: index, value))
        return nil
      }
      value = inner
    }
    let prefix = name == files.resolver ? "" : name
    let key = pointer.segments.isEmpty ? name : prefix + JSONPointer.text(TokenPath(pointer.segments))
    return Hop(value: value, file: name, segments: pointer.segments, key: key)
  }

  private mutating func document(
    _ path: Substring, _ reference: DataValue, in file: String
  ) -> (data: DataValue, path: String)? {
    guard !path.contains("://") else {
      report(
        "'\(path)' is not of this theme, a file of it is needed", reference, help: "nothing is fetched: copy the file")
      return nil
    }
    let written = String(path).removingPercentEscapes ?? String(path)
    let name = path.isEmpty ? file : files.normalized(written, from: file)
    if name == files.resolver { return (root, name) }
    guard !name.hasPrefix("../"), !name.hasPrefix("/") else {
      report(
        "'\(path)' leads out of the theme, a file of it is needed", reference, help: "copy the file into the theme")
      return nil
    }
    switch files.file(name, into: &findings) {
    case .data(let data): return (data, name)
    // Why it is not has been reported.
    case .unreadable: hasUnreadable = true
    case nil:
      findings.report(
        Finding(
          .error, "unknown-reference", "'\(path)' names no token file of this theme", at: reference.place,
          help: NearestName.help(name, in: files.names)))
    }
    return nil
  }

  private func unknown(
    _ text: String, _ reference: DataValue, in file: String, _ segments: [String], at index: Int, _ value: DataValue
  ) -> Finding {
    let near = NearestName.of(segments[index], in: (value.members ?? []).map(\.key))
    let path = near.map { name in
      TokenPath(Array(segments[..<index]) + [name] + Array(segments[(index + 1)...]))
    }
    return Finding(
      .error, "unknown-reference",
      "'\(text)' names nothing in \(file == files.resolver ? "this resolver" : "'\(file)'")", at: reference.place,
      help: path.map { "did you mean '\(JSONPointer.text($0))'?" })
  }
}

extension String {
  /// Nil for broken escapes.
  fileprivate var removingPercentEscapes: String? {
    JSONPointer("#/" + replacing("~", with: "~0").replacing("/", with: "~1"))?.segments.first
  }
}
