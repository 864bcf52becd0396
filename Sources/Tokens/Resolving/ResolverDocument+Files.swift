package import Diagnostics

extension ResolverDocument {
  /// All files as one set, with the modes that they bring along.
  /// - Parameters:
  ///   - files: by their paths in the theme.
  ///   - isChosen: true when the author has named them in this order, so that what a later one defines again is meant.
  package init(
    files: [(path: String, file: TokenFile)], isWhole: Bool, isChosen: Bool = false, into findings: inout Findings
  ) {
    let joined = FigmaCollections.joined(files, into: &findings)
    if !isChosen { Redefinitions.report(joined, into: &findings) }
    let steps = ForeignNames.resolved([.set(sources: joined.map(\.file))])
    let document = ResolverDocument(steps: steps, isWhole: isWhole)
    guard let fault = document.tooManyModes else {
      self = document
      return
    }
    findings.report(
      Finding(
        .error, "too-many-modes", fault, at: joined.lazy.compactMap(\.file.tree.firstToken).first?.namePlace,
        help: "every mode is checked: split the theme"))
    self.init(steps: steps.map { $0.mapFiles { TokenFile(tree: $0.tree) } }, isWhole: false)
  }
}
