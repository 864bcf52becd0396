import Cascade
import DataFiles
import Diagnostics

/// Reads a folder under components/.
struct ComponentReader {
  let name: String
  /// The folder's files by their names.
  let files: [String: SourceFile]

  func component(_ file: SourceFile, into findings: inout Findings) -> Component? {
    guard let data = YAMLReader.read(file, into: &findings) else { return nil }
    let known = [
      "title", "description", "status", "order", "width", "variants", "anatomy", "accessibility", "contrast", "swift",
    ]
    guard let fields = Fields(data, of: "a component", known: known, into: &findings) else { return nil }
    let words = FrontMatter.Status.allCases.map(\.rawValue)
    if let variants = fields.required("variants", into: &findings), variants.array?.isEmpty == true {
      findings.report(
        Finding(
          .error, "invalid-configuration", "'variants' is empty, at least one variant is needed", at: variants.place))
    }
    return Component(
      name: name,
      title: fields.text("title", into: &findings) ?? name,
      description: fields.text("description", into: &findings),
      status: fields.choice("status", of: words, into: &findings).flatMap { FrontMatter.Status(rawValue: $0) },
      order: fields.number("order", into: &findings),
      width: fields.number("width", in: 1...10_000, into: &findings),
      variants: variants(fields, into: &findings),
      anatomy: fields.list("anatomy", into: &findings).compactMap { part($0, into: &findings) },
      accessibility: fields["accessibility"].map { accessibility($0, into: &findings) } ?? .init(),
      contrast: fields["contrast"].map { ComponentContrast($0, into: &findings) } ?? .init(),
      css: files["component.css"],
      swift: swift(fields, into: &findings),
      place: data.place)
  }

  private func variants(_ fields: Fields, into findings: inout Findings) -> [Component.Variant] {
    var places: [String: Place] = [:]
    return fields.list("variants", into: &findings).compactMap { data in
      guard let variant = variant(data, into: &findings) else { return nil }
      let place = data["name"]?.place ?? data.place
      if let first = places[variant.name] {
        findings.report(
          Finding(
            .error, "duplicate-variant", "'\(name)' has the variant '\(variant.name)' twice", at: place,
            notes: [.init("it stands first here", at: first)], help: "rename one of them, or remove it"))
        return nil
      }
      places[variant.name] = place
      return variant
    }
  }

  private func variant(_ data: DataValue, into findings: inout Findings) -> Component.Variant? {
    let known = ["name", "title", "description", "states"]
    guard let fields = Fields(data, of: "a variant", known: known, into: &findings),
      let variant = fields.requiredText("name", into: &findings), let place = fields["name"]?.place
    else { return nil }
    if let character = variant.first(where: { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) }) {
      findings.report(
        Finding(
          .error, "illegal-name",
          "the name '\(variant)' holds '\(character)', letters, digits, '-', '_' and '.' are needed",
          at: place, help: "words for people belong under 'title'"))
      return nil
    }
    var states: [InteractionState] = []
    for (word, place) in fields.texts("states", into: &findings) {
      if let state = InteractionState(rawValue: word) {
        if !states.contains(state) { states.append(state) }
      } else {
        findings.report(unknownState(word, at: place))
      }
    }
    guard let html = files["\(variant).html"] else {
      findings.report(missingVariant(variant, at: place))
      return nil
    }
    return Component.Variant(
      name: variant,
      title: fields.text("title", into: &findings) ?? variant,
      description: fields.text("description", into: &findings),
      states: states.isEmpty ? [.rest] : states,
      html: html)
  }

  private func part(_ data: DataValue, into findings: inout Findings) -> Component.Part? {
    guard let fields = Fields(data, of: "a part", known: ["part", "selector", "note"], into: &findings) else {
      return nil
    }
    let title = fields.requiredText("part", into: &findings)
    let element = ComponentContrast.Part("selector", fields, into: &findings)
    guard let title, let element else { return nil }
    return Component.Part(title: title, element: element, note: fields.text("note", into: &findings))
  }

  private func accessibility(_ data: DataValue, into findings: inout Findings) -> Component.Accessibility {
    let known = ["label", "traits", "hint", "dynamic-type", "notes"]
    guard let fields = Fields(data, of: "accessibility", known: known, into: &findings) else { return .init() }
    return Component.Accessibility(
      label: fields.text("label", into: &findings),
      traits: fields.texts("traits", into: &findings).map(\.text),
      hint: fields.text("hint", into: &findings),
      dynamicType: fields.text("dynamic-type", into: &findings),
      notes: fields.texts("notes", into: &findings).map(\.text))
  }

  private func swift(_ fields: Fields, into findings: inout Findings) -> SourceFile? {
    guard let file = fields.text("swift", into: &findings), let place = fields["swift"]?.place else {
      return files["\(name).swift"]
    }
    if files[file] == nil {
      findings.report(
        Finding(
          .error, "missing-file", "'\(file)' is not beside component.yaml", at: place,
          help: NearestName.help(file, in: files.keys.sorted())))
    }
    return files[file]
  }

  private func missingVariant(_ variant: String, at place: Place) -> Finding {
    let pages = files.keys.filter { $0.hasSuffix(".html") }.map { String($0.dropLast(5)) }.sorted()
    let have = pages.isEmpty ? "no variant has a file yet" : "its files are for: \(pages.joined(separator: ", "))"
    return Finding(
      .error, "missing-variant", "the variant '\(variant)' of '\(name)' has no file '\(variant).html'", at: place,
      help: NearestName.help(variant, in: pages) ?? have)
  }

  private func unknownState(_ state: String, at place: Place) -> Finding {
    let names = InteractionState.allCases.map(\.rawValue)
    return Finding(
      .error, "unknown-state", "'\(state)' where one of \(names.joined(separator: ", ")) is needed", at: place,
      help: NearestName.help(state, in: names) ?? "draw anything else as a variant")
  }
}
