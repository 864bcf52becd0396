import Audit
import DataFiles
import Diagnostics
import Markup
import Tokens

/// Reads a fence such as ```` ```specimen swatches ````: its kind, its arguments, and what its body says to draw in which mode.
struct FenceReader {
  let theme: ResolvedTheme?
  let code: CodeBlock
  let file: SourceFile

  /// - Returns: what is drawn, and the index of the mode in which it is, if that is not the mode of the page.
  func drawing(into findings: inout Findings) -> (drawing: Drawing, mode: Int?)? {
    let words = code.info.split(separator: " ").dropFirst().map(String.init)
    guard let name = words.first else {
      report(
        "unknown-fence", "a specimen fence needs a kind", "one of \(Drawing.names.joined(separator: ", "))", &findings)
      return nil
    }
    guard let theme else {
      report("unknown-fence", "'specimen \(name)' has nothing to draw from: this system has no theme", nil, &findings)
      return nil
    }
    guard Drawing.names.contains(name) else {
      let help = NearestName.help(name, in: Drawing.names) ?? "one of \(Drawing.names.joined(separator: ", "))"
      report("unknown-fence", "'specimen \(name)' is no kind of fence", help, &findings)
      return nil
    }
    let arguments = words.dropFirst()
    if let extra = arguments.dropFirst(name == "component" ? 1 : 0).first {
      let help = name == "component" ? "draw one component a fence" : "list patterns in its body, one a line: - color.*"
      report("invalid-fence", "'specimen \(name)' takes no '\(extra)'", help, &findings)
      return nil
    }
    let body = FenceBody(code, in: file, graph: theme.graph, into: &findings)
    return drawing(name, arguments.first, body, theme, into: &findings).map { ($0, body?.mode) }
  }

  private func drawing(
    _ name: String, _ argument: String?, _ body: FenceBody?, _ theme: ResolvedTheme, into findings: inout Findings
  ) -> Drawing? {
    switch name {
    case "component": component(argument, body, theme, into: &findings)
    case "components": components(body, theme, into: &findings)
    case "contrast": contrast(body, theme, into: &findings)
    case "icons": icons(body, theme, into: &findings)
    default: Drawing.Kind(rawValue: name).map { tokens($0, body, theme, into: &findings) }
    }
  }

  // MARK: Kinds

  private func tokens(
    _ kind: Drawing.Kind, _ body: FenceBody?, _ theme: ResolvedTheme, into findings: inout Findings
  ) -> Drawing {
    guard let patterns = body?.patterns else { return .tokens(kind, []) }
    if patterns.isEmpty {
      report(
        "empty-fence", "'specimen \(kind.rawValue)' names no tokens", "list patterns, one a line: - color.*", &findings)
    }
    var seen: Set<TokenPath> = []
    let tokens = patterns.flatMap { pattern -> [TokenGraph.Token] in
      let matches = theme.graph.tokens(matching: PathGlob(pattern.text))
      let drawable = matches.filter { kind.types.contains($0.type) }
      if drawable.isEmpty, !theme.graph.isUnsure(of: PathGlob(pattern.text)) {
        findings.report(unmatched(pattern, kind, matches.first, theme))
      }
      return drawable.filter { seen.insert($0.path).inserted }
    }
    if kind == .appearance { AppearanceLock.report(tokens, theme.graph, into: &findings) }
    return .tokens(kind, tokens)
  }

  private func component(
    _ name: String?, _ body: FenceBody?, _ theme: ResolvedTheme, into findings: inout Findings
  ) -> Drawing? {
    let names = theme.components.all.map(\.component.name)
    guard let name else {
      report(
        "unknown-component", "'specimen component' needs a name", "components: \(names.joined(separator: ", "))",
        &findings)
      return nil
    }
    if let pattern = body?.patterns.first {
      findings.report(
        Finding(
          .error, "invalid-fence", "'specimen component' takes no list", at: pattern.place,
          help: "name it behind the fence: specimen component NAME/VARIANT"))
    }
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let component = theme.components[parts[0]] else {
      let help = NearestName.help(parts[0], in: names) ?? "components: \(names.joined(separator: ", "))"
      report("unknown-component", "'\(parts[0])' is no component of this theme", help, &findings)
      return nil
    }
    guard parts.count == 2 else { return .component(component, variant: nil) }
    guard let variant = component.variants.first(where: { $0.variant.name == parts[1] }) else {
      let variants = component.variants.map(\.variant.name)
      let help = NearestName.help(parts[1], in: variants) ?? "variants: \(variants.joined(separator: ", "))"
      report("missing-variant", "'\(parts[0])' has no variant '\(parts[1])'", help, &findings)
      return nil
    }
    return .component(component, variant: variant)
  }

  private func components(_ body: FenceBody?, _ theme: ResolvedTheme, into findings: inout Findings) -> Drawing? {
    let patterns = body?.patterns ?? []
    guard !patterns.isEmpty else { return .components(theme.components.all) }
    return .components(
      patterns.compactMap { pattern in
        if let component = theme.components[pattern.text] { return component }
        let names = theme.components.all.map(\.component.name)
        findings.report(
          Finding(
            .error, "unknown-component", "'\(pattern.text)' is no component of this theme", at: pattern.place,
            help: NearestName.help(pattern.text, in: names) ?? "components: \(names.joined(separator: ", "))"))
        return nil
      })
  }

  private func contrast(_ body: FenceBody?, _ theme: ResolvedTheme, into findings: inout Findings) -> Drawing? {
    let patterns = body?.patterns ?? []
    if let place = body?.modePlace {
      findings.report(
        Finding(
          .error, "invalid-fence", "'specimen contrast' takes no mode", at: place, help: "it tells of all modes anyway")
      )
    }
    let results = theme.audit?.results ?? []
    guard !patterns.isEmpty, theme.isContrastJudged else { return .contrast(results.map(\.pair)) }
    let globs = patterns.map { PathGlob($0.text) }
    for (glob, pattern) in zip(globs, patterns) where !results.contains(where: { $0.pair.isNamed(by: glob) }) {
      if theme.graph.isUnsure(of: glob) || !theme.configuration.isReadable { continue }
      findings.report(
        Finding(
          .error, "unmatched-pattern", "'\(pattern.text)' stands in no contrast pair", at: pattern.place,
          help: theme.graph.tokens(matching: glob).isEmpty
            ? theme.graph.helpNaming(pattern.text) : "declare a pair in theme.yaml"))
    }
    return .contrast(results.map(\.pair).filter { pair in globs.contains { pair.isNamed(by: $0) } })
  }

  private func icons(_ body: FenceBody?, _ theme: ResolvedTheme, into findings: inout Findings) -> Drawing? {
    let patterns = body?.patterns ?? []
    guard !patterns.isEmpty else { return .icons(theme.icons) }
    return .icons(
      patterns.compactMap { pattern in
        if let icon = theme.icons.first(where: { $0.name == pattern.text }) { return icon }
        findings.report(
          Finding(
            .error, "unknown-icon", "'\(pattern.text)' is no icon of this theme", at: pattern.place,
            help: NearestName.help(pattern.text, in: theme.icons.map(\.name))))
        return nil
      })
  }

  // MARK: Findings

  private func report(_ rule: Finding.Rule, _ text: String, _ help: String?, _ findings: inout Findings) {
    let start = code.place.range.lowerBound
    var end = start
    while end < file.bytes.count, file.bytes[end] != UInt8(ascii: "\n"), file.bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    findings.report(Finding(.error, rule, text, at: file.place(start..<end), help: help))
  }

  private func unmatched(
    _ pattern: (text: String, place: Place), _ kind: Drawing.Kind, _ match: TokenGraph.Token?, _ theme: ResolvedTheme
  ) -> Finding {
    let types = kind == .tokens ? "token" : kind.types.map(\.rawValue).joined(separator: " or ")
    let help = match.map { "'\($0.path)' is a \($0.type.rawValue)" } ?? theme.graph.helpNaming(pattern.text)
    return Finding(
      .error, "unmatched-pattern", "'\(pattern.text)' matches no \(types)", at: pattern.place, help: help)
  }
}

extension ContrastPair {
  fileprivate func isNamed(by glob: PathGlob) -> Bool {
    [foreground, background].compactMap(\.token).contains { glob.matches($0) }
  }
}
