import DataFiles
import Tokens

/// What the name of a file says of it.
enum TokenFileName {
  /// The names that the standard recommends, and the same in YAML.
  static func isStandard(_ path: String) -> Bool {
    [".tokens.json", ".tokens", ".resolver.json", ".tokens.yaml", ".tokens.yml"].contains { path.hasSuffix($0) }
  }

  static func isResolver(_ path: String) -> Bool {
    path.hasSuffix(".resolver.json")
  }

  /// Tokens stand in its front matter.
  static func isDesignDocument(_ path: String) -> Bool {
    path.split(separator: "/").last == "DESIGN.md"
  }

  /// Tokens stand in it as constants, or in the Swift fences of a document.
  static func isSwift(_ path: String) -> Bool {
    path.hasSuffix(".swift")
  }

  static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".md")
  }

  static func isYAML(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }

  /// True for every data file of a theme that is not there for something else.
  static func mayHoldTokens(_ path: String) -> Bool {
    guard isStandard(path) || isYAML(path) || [".json", ".jsonc", ".json5"].contains(where: { path.hasSuffix($0) })
    else { return false }
    let segments = path.split(separator: "/")
    guard let name = segments.last, let folder = segments.first else { return false }
    let others = ["specimen.yaml", "theme.yaml", "contrast.waivers.yaml", "contrast.baseline.json", "component.yaml"]
    return !others.contains(String(name))
      && (segments.count == 1 || !["components", "icons"].contains(folder))
  }

  /// What the name of a file promises; the standard knows JSON alone.
  static func syntax(of path: String, _ profile: TokenProfile) -> JSONReader.Syntax {
    guard profile == .lenient else { return .json }
    return path.hasSuffix(".json5") || path.hasSuffix(".jsonc") ? .json5 : .commented
  }
}
