/// The lines in which two texts differ, for people: `-` was wanted, `+` was found, the rest is both.
package enum LineDifference {
  package static func text(wanted: String, found: String) -> String {
    let wanted = wanted.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let found = found.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in found.difference(from: wanted) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < wanted.count || new < found.count {
      if removed.contains(old) {
        lines.append("- \(wanted[old])")
        old += 1
      } else if inserted.contains(new) {
        lines.append("+ \(found[new])")
        new += 1
      } else {
        lines.append("  \(wanted[old])")
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines.joined(separator: "\n")
  }
}
