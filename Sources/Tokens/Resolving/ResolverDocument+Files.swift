extension ResolverDocument {
  /// All files as one set. The modifiers that they bring along follow it; those of one name are one modifier, which has the
  /// contexts of all.
  package init(files: [TokenFile], isWhole: Bool) {
    self.init(
      steps: [.set(sources: files.map(\.tree))] + ResolverDocument.steps(of: files.flatMap(\.modifiers)),
      isWhole: isWhole)
  }

  static func steps(of modifiers: [TokenFile.Modifier]) -> [Step] {
    var names: [String] = []
    for modifier in modifiers where !names.contains(modifier.name) { names.append(modifier.name) }
    return names.map { name in
      var contexts: [String] = []
      var sources: [[TokenGroup]] = []
      for (context, tree) in modifiers.filter({ $0.name == name }).flatMap(\.contexts) {
        if let index = contexts.firstIndex(of: context) {
          sources[index].append(tree)
        } else {
          contexts.append(context)
          sources.append([tree])
        }
      }
      return .modifier(Tokens.Modifier(name: name, contexts: contexts), sources: sources)
    }
  }
}
