import Diagnostics

/// The blocks of a file to the rules of a style sheet: nesting, layers and conditions are resolved on the way.
struct StyleSheetReader {
  /// Where rules stand.
  struct Surroundings {
    /// Of the rule around; nil at the top.
    var parents: ParentSelectors?
    /// Of the layers in `layers`.
    var layer = 0
    var conditions: [StyleCondition] = []
    /// True in what a browser leaves out: it is read for what is wrong in it.
    var isDropped = false
  }

  let file: SourceFile
  var sheet = StyleSheet()
  var layers = LayerTree()
  var findings = LimitedFindings()

  init(_ file: SourceFile) {
    self.file = file
  }

  mutating func read() {
    let (values, problems) = ComponentValueReader.read(file.bytes, isFile: true)
    for problem in problems { report(.error, "invalid-css", problem.text, at: problem.range) }
    read(values, .styleSheet, Surroundings())
    let ranks = layers.ranks
    for index in sheet.rules.indices { sheet.rules[index].layer = ranks[sheet.rules[index].layer] }
  }

  mutating func read(
    _ values: [ComponentValue], _ kind: BlockReader.Kind, _ surroundings: Surroundings, place: Place? = nil
  ) {
    var declarations: [Declaration] = []
    for item in items(values, kind) {
      switch item {
      case .declaration(let declaration):
        if surroundings.parents != nil {
          declarations.append(declaration)
        } else {
          report(
            .error, "invalid-css", "'\(declaration.property)' stands outside of a rule, a selector is needed",
            at: declaration.place.range)
        }
      case .rule(let prelude, let block, let range):
        add(&declarations, surroundings, at: place)
        readStyleRule(prelude, block, range, surroundings)
      case .atRule(let rule):
        add(&declarations, surroundings, at: place)
        readAtRule(rule, surroundings, at: place)
      }
    }
    add(&declarations, surroundings, at: place)
  }

  /// What stands in a block, its findings reported.
  mutating func items(_ values: [ComponentValue], _ kind: BlockReader.Kind) -> [BlockItem] {
    let block = BlockReader(values, kind, of: file, findings)
    findings = block.findings
    return block.items
  }

  /// A rule of the declarations up to here: those behind a nested rule come behind it.
  private mutating func add(_ declarations: inout [Declaration], _ surroundings: Surroundings, at place: Place?) {
    guard let selectors = surroundings.parents?.selectors, let place, !declarations.isEmpty else { return }
    if !surroundings.isDropped {
      sheet.rules.append(
        StyleRule(
          selectors: selectors, declarations: declarations, layer: surroundings.layer,
          conditions: surroundings.conditions, place: place))
    }
    declarations = []
  }

  private mutating func readStyleRule(
    _ prelude: [ComponentValue], _ block: [ComponentValue], _ range: Range<Int>, _ surroundings: Surroundings
  ) {
    var inner = surroundings
    var reader = SelectorReader(file.bytes, parents: surroundings.parents)
    do {
      let selectors = try reader.list(prelude, surroundings.parents == nil ? .plain : .nested, within: range)
      inner.parents = ParentSelectors(selectors.map(\.scoped))
    } catch {
      if !prelude.holdsStrayBracket { report(.error, "invalid-css", error.text, at: error.range, help: error.help()) }
      inner.parents = ParentSelectors([])
      inner.isDropped = true
    }
    sheet.stateUses += reader.stateUses
    sheet.idUses += reader.idUses
    for problem in reader.forgiven {
      report(.error, "invalid-css", problem.text, at: problem.range, help: problem.help())
    }
    for problem in reader.unsupported {
      report(.warning, "unsupported-css", problem.text, at: problem.range, help: problem.help())
    }
    read(block, .style, inner, place: file.place(range))
  }

  mutating func report(
    _ severity: Finding.Severity, _ rule: Finding.Rule, _ text: String, at range: Range<Int>,
    help: @autoclosure () -> String? = nil
  ) {
    findings.report(severity, rule, text, at: file.place(range), help: help())
  }
}
