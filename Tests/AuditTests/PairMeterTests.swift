import Audit
import Colorimetry
import Diagnostics
import Testing
import Tokens

/// Pairs of more than two opaque colours. Ratios are those of exact source-over in encoded sRGB, rounded to 8 bits, by Python.
struct PairMeterTests {
  private let tokens = ##"""
    {"color": {"$type": "color",
       "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "black": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "grey": {"$value": {"colorSpace": "srgb", "components": [0.466667, 0.466667, 0.466667]}},
       "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
       "forest": {"$value": {"colorSpace": "srgb", "components": [0, 0.388235, 0.239216]}},
       "veil": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}},
       "mist": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}},
       "frost": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.8}}},
     "ramp": {"$type": "gradient",
       "rainbow": {"$value": [
         {"color": "{color.red}", "position": 0},
         {"color": {"colorSpace": "srgb", "components": [0, 0, 1]}, "position": 1}]},
       "dusk": {"$value": [
         {"color": "{color.black}", "position": 0},
         {"color": {"colorSpace": "srgb", "components": [0.2, 0.2, 0.2]}, "position": 1}]},
       "dawn": {"$value": [
         {"color": {"colorSpace": "srgb", "components": [0.8, 0.8, 0.8]}, "position": 0},
         {"color": "{color.white}", "position": 1}]}},
     "opacity": {"$type": "number", "half": {"$value": 0.5}, "percent": {"$value": 50}}}
    """##

  /// What a pair measures, in the words of its finding, or that it passes.
  private func verdict(_ pair: String) throws -> String {
    let run = AuditRun(tokens: tokens, policy: "pairs: [{requirement: text, \(pair)}]")
    let texts = run.findings.sorted.map(\.text)
    guard texts.isEmpty, let audit = run.audit, audit.results.count == 1 else { return texts.joined(separator: "; ") }
    return try #require(audit.results[0].measurement(in: 0)?.ratio).text
  }

  @Test(
    arguments: [
      // 50 % black on 50 % black on white is #404040.
      ("foreground: color.white, background: color.veil, stack: [color.white, color.veil]", "10.36"),
      // The same with the bottom under 'over', and once more: #202020.
      ("foreground: color.white, background: color.veil, stack: [color.veil], over: color.white", "10.36"),
      ("foreground: color.white, background: color.veil, stack: [color.veil, color.veil], over: color.white", "16.29"),
      // What an opaque layer hides does not count.
      (
        "foreground: color.white, background: color.veil, stack: [color.white, color.veil], over: ramp.dawn", "10.36"
      ),
    ])
  func `lays surfaces on surfaces`(pair: String, expected: String) throws {
    #expect(try verdict(pair) == expected)
  }

  /// The probes of contrast.md 1.5, read as Chromium's pixels within a level: white on #599981, #7e7e7e on #ff8080.
  @Test(
    arguments: [
      (
        "foreground: color.white, background: color.forest, over: color.white, opacity: 0.65",
        "'color.white' on 'color.forest' over 'color.white' at opacity 0.65 is 3.29:1 in the only mode, text needs 4.5:1"
      ),
      (
        "foreground: color.black, background: color.red, over: color.white, opacity: opacity.half",
        "'color.black' on 'color.red' over 'color.white' at opacity 'opacity.half' is 1.62:1 in the only mode, text needs 4.5:1"
      ),
      ("foreground: color.black, background: color.white, over: color.black, opacity: 1", "21.00"),
      // Text and gradient fade together, and so does a gradient of text.
      (
        "foreground: color.black, background: ramp.rainbow, over: color.white, opacity: 0.5",
        "'color.black' on 'ramp.rainbow' over 'color.white' at opacity 0.5 is 1.21:1 in the only mode, text needs 4.5:1"
      ),
      (
        "foreground: ramp.rainbow, background: color.white, over: color.white, opacity: 0.5",
        "'ramp.rainbow' on 'color.white' over 'color.white' at opacity 0.5 is 2.42:1 in the only mode, text needs 4.5:1"
      ),
      (
        "foreground: color.black, background: color.white, over: color.white, opacity: opacity.percent",
        "'color.black' on 'color.white' over 'color.white' at opacity 'opacity.percent' cannot be measured in the only mode: 'opacity.percent' is no opacity from 0 to 1"
      ),
    ])
  func `paints a group once`(pair: String, expected: String) throws {
    #expect(try verdict(pair) == expected)
  }

  @Test(
    arguments: [
      (
        "foreground: color.veil, background: ramp.rainbow",
        "'color.veil' on 'ramp.rainbow' is 1.59:1 in the only mode, text needs 4.5:1"
      ),
      // The darkest of one against the brightest of the other, and nothing worse.
      ("foreground: ramp.dusk, background: ramp.dawn", "7.86"),
      (
        "foreground: ramp.rainbow, background: ramp.dawn",
        "'ramp.rainbow' on 'ramp.dawn' cannot be measured in the only mode: it is a gradient on a gradient, so that anything from 2.48:1 to 21.00:1 is possible"
      ),
      ("foreground: color.black, background: color.mist, over: ramp.dawn", "16.74"),
    ])
  func `bounds gradients on gradients`(pair: String, expected: String) throws {
    #expect(try verdict(pair) == expected)
  }

  @Test(
    arguments: [
      // Over black it is #cccccc.
      ("foreground: color.black, background: color.frost", "13.07"),
      (
        "foreground: color.white, background: color.frost",
        "'color.white' on 'color.frost' is 1.00:1 in the only mode, text needs 4.5:1"
      ),
      (
        "foreground: color.white, background: color.veil",
        "'color.white' on 'color.veil' cannot be measured in the only mode: the background is translucent and nothing is declared behind it, so that anything from 3.97:1 to 21.00:1 is possible"
      ),
      (
        "foreground: color.black, background: color.white, opacity: 0.5",
        "'color.black' on 'color.white' at opacity 0.5 cannot be measured in the only mode: the pair is translucent and nothing is declared behind it, so that anything from 1.00:1 to 21.00:1 is possible"
      ),
    ])
  func `bounds what is not known between black and white`(pair: String, expected: String) throws {
    #expect(try verdict(pair) == expected)
  }

  @Test(
    arguments: [
      ("stack: [color.veyl]", "'color.veyl' is no token that is a colour or gradient"),
      ("stack: [opacity.half]", "'opacity.half' is no token that is a colour or gradient"),
      ("stack: []", "'stack' is empty, patterns of colours are needed"),
      ("opacity: opacity.halve", "'opacity.halve' is no token that is a number from 0 to 1"),
      ("opacity: color.veil", "'color.veil' is no token that is a number from 0 to 1"),
      ("opacity: 50", "'opacity' is 50, a number from 0 to 1 is needed"),
    ])
  func `declares nothing of what it cannot understand`(key: String, message: String) throws {
    let found = try verdict("foreground: color.black, background: color.veil, \(key)")
    #expect(found.contains(message))
  }

  @Test func `cannot tell what a browser computes`() throws {
    let tokens =
      ##"{"$type": "color", "a": {"$value": "color-mix(in oklch, currentColor, red)"}, "b": {"$value": "#fff"}}"##
    for (foreground, background) in [("a", "b"), ("b", "a")] {
      let run = AuditRun(
        tokens: tokens, policy: "pairs: [{requirement: text, foreground: \(foreground), background: \(background)}]",
        profile: .lenient)
      let errors = run.findings.sorted.filter { $0.severity == .error }.map(\.text)
      #expect(
        errors == [
          "'\(foreground)' on '\(background)' cannot be measured in the only mode: 'color-mix(in oklch, currentColor, red)' is computed by the browser"
        ])
    }
  }
}
