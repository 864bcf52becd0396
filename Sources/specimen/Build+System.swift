import Diagnostics
import Site

extension Build {
  /// The system that the user names, or the only one that has a theme.
  func system(named name: String?) throws(Refusal) -> ResolvedSystem {
    let systems = resolved.systems
    if let name {
      guard let system = systems.first(where: { $0.name == name }) else {
        let names = systems.map(\.name)
        throw Refusal(
          "unknown-system", "'\(name)' is no system of this project",
          help: NearestName.help(name, in: names) ?? "systems: \(names.joined(separator: ", "))")
      }
      return system
    }
    let themed = systems.filter { $0.theme != nil }
    guard themed.count < 2 else {
      let names = themed.map(\.name).joined(separator: ", ")
      throw Refusal(
        "ambiguous-system", "there are \(themed.count) systems with tokens: \(names)",
        help: "name one with --system")
    }
    guard let system = themed.first else {
      throw Refusal(
        "nothing-to-export", "no system here has a theme")
    }
    return system
  }
}
