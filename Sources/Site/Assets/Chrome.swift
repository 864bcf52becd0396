import DataFiles
import Diagnostics
package import Tokens

/// The site's own design tokens: what surrounds the design system that it shows.
///
/// The chrome has no hue of its own, so that all colour on a page is the system's; only verdicts have one. Its values are tokens
/// like any others, and a test holds them to the contrast that it asks of others.
package enum Chrome {
  package static let prefix = "s"

  /// The tokens of the chrome in light and dark, under the name and with the default of the system's own modifier.
  package static func graph(appearance: Modifier) -> TokenGraph {
    var sources = SourceFiles()
    var findings = Findings()
    func tokens(_ name: String, _ json: String) -> TokenFile {
      let file = sources.add(path: name, bytes: Array(json.utf8))
      let data = JSONReader.read(file, into: &findings)
      return TokenFile(tree: data.map { TokenReader.read($0, into: &findings) } ?? TokenGroup())
    }
    let base = tokens("chrome.tokens.json", sizes)
    let light = tokens("chrome-light.tokens.json", lightColors)
    let dark = tokens("chrome-dark.tokens.json", darkColors)
    let contexts = appearance.contexts.map { Modifier.isLight($0) ? [light] : [dark] }
    let document = ResolverDocument(steps: [.set(sources: [base]), .modifier(appearance, sources: contexts)])
    let graph = TokenGraph(document, profile: .strict, into: &findings)
    precondition(findings.isEmpty, "the tokens of the chrome are in order")
    return graph
  }

  /// The modifier of a site whose system has no light and dark of its own.
  package static let appearance = Modifier(name: "appearance", contexts: ["light", "dark"])

  /// The colour of the page in light and dark, for the browser's frame around it.
  static let canvas = (light: "#ffffff", dark: "#0f0f0f")

  /// What must be told from what, as a theme.yaml has it.
  package static let contrastPolicy = """
    level: AA
    minimum-checks: 20
    pairs:
      - requirement: text
        foreground: [color.text, color.muted, color.pass, color.fail, color.accepted]
        background: [color.canvas, color.panel, color.sunken]
      - requirement: text
        foreground: color.inverse
        background: color.text
      - requirement: non-text
        foreground: [color.line-strong, color.text]
        background: [color.canvas, color.panel, color.sunken]
    """

  private static let sizes = """
    {
      "size": {
        "$type": "dimension",
        "sidebar": {"$value": {"value": 248, "unit": "px"}},
        "toc": {"$value": {"value": 200, "unit": "px"}},
        "measure": {"$value": {"value": 680, "unit": "px"}},
        "radius": {"$value": {"value": 12, "unit": "px"}},
        "radius-small": {"$value": {"value": 6, "unit": "px"}}
      }
    }
    """

  private static let lightColors = """
    {
      "color": {
        "$type": "color",
        "canvas": {"$value": {"colorSpace": "hsl", "components": [0, 0, 100]}},
        "panel": {"$value": {"colorSpace": "hsl", "components": [0, 0, 97]}},
        "sunken": {"$value": {"colorSpace": "hsl", "components": [0, 0, 94]}},
        "line": {"$value": {"colorSpace": "hsl", "components": [0, 0, 90]}},
        "line-strong": {"$value": {"colorSpace": "hsl", "components": [0, 0, 52]}},
        "text": {"$value": {"colorSpace": "hsl", "components": [0, 0, 9]}},
        "muted": {"$value": {"colorSpace": "hsl", "components": [0, 0, 38]}},
        "inverse": {"$value": {"colorSpace": "hsl", "components": [0, 0, 100]}},
        "pass": {"$value": {"colorSpace": "hsl", "components": [152, 70, 23]}},
        "fail": {"$value": {"colorSpace": "hsl", "components": [352, 72, 40]}},
        "accepted": {"$value": {"colorSpace": "hsl", "components": [32, 90, 27]}}
      }
    }
    """

  private static let darkColors = """
    {
      "color": {
        "$type": "color",
        "canvas": {"$value": {"colorSpace": "hsl", "components": [0, 0, 6]}},
        "panel": {"$value": {"colorSpace": "hsl", "components": [0, 0, 9]}},
        "sunken": {"$value": {"colorSpace": "hsl", "components": [0, 0, 12]}},
        "line": {"$value": {"colorSpace": "hsl", "components": [0, 0, 18]}},
        "line-strong": {"$value": {"colorSpace": "hsl", "components": [0, 0, 46]}},
        "text": {"$value": {"colorSpace": "hsl", "components": [0, 0, 96]}},
        "muted": {"$value": {"colorSpace": "hsl", "components": [0, 0, 67]}},
        "inverse": {"$value": {"colorSpace": "hsl", "components": [0, 0, 6]}},
        "pass": {"$value": {"colorSpace": "hsl", "components": [150, 50, 60]}},
        "fail": {"$value": {"colorSpace": "hsl", "components": [355, 85, 72]}},
        "accepted": {"$value": {"colorSpace": "hsl", "components": [38, 80, 62]}}
      }
    }
    """
}
