import Diagnostics

/// Names of variables that cannot be paths as they are.
extension FigmaVariables {
  /// Variables of several collections may have one name; then those of each, or of all but the only one that is not remote,
  /// stand in a group named after their collection. A variable that others stand below is `$root` of their group.
  static func separated(
    _ variables: [Variable], at place: Place, into findings: inout Findings
  ) -> [Variable] {
    var moved: Set<String> = []
    for same in Dictionary(grouping: variables, by: \.path).values {
      let collections = Dictionary(same.map { ($0.collection.id, $0.collection) }) { first, _ in first }.values
      guard collections.count > 1 else { continue }
      let isOneLocal = collections.count { !$0.isRemote } == 1
      moved.formUnion(collections.filter { $0.isRemote || !isOneLocal }.map(\.id))
    }
    var labels: [String: String] = [:]
    for collection in variables.map(\.collection) where moved.contains(collection.id) && labels[collection.id] == nil {
      let count = labels.values.count { $0 == collection.name || $0.hasPrefix("\(collection.name) ") }
      labels[collection.id] = count == 0 ? collection.name : "\(collection.name) \(count + 1)"
    }
    if !labels.isEmpty {
      let list = labels.values.sorted().map { "'\($0)'" }.joined(separator: ", ")
      let are = labels.count == 1 ? "a collection has" : "\(labels.count) collections have"
      findings.report(
        Finding(
          .warning, "name-collision", "\(are) variables of the same names as another", at: place,
          help: "their tokens stand in groups of their own: \(list)"))
    }
    var separated = variables
    for index in separated.indices {
      if let label = labels[separated[index].collection.id] { separated[index].path.insert(label, at: 0) }
    }
    let groups = Set(separated.flatMap { variable in variable.path.indices.dropFirst().map { variable.path[..<$0] } })
    for index in separated.indices where groups.contains(separated[index].path[...]) {
      separated[index].path.append("$root")
    }
    return separated
  }
}
