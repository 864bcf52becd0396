import DataFiles
package import Diagnostics
package import Tokens

/// Tokens that stand in Swift, as a token file has them: the parts of a constant's name are the path of its token. One that stands in no
/// type, as a document shows it, is a member of the type of its value: that is where an export has it.
///
/// What DTCG cannot say stands under `$extensions.specimen`. Colours that follow the system become tokens with a mode `dark`, the types of
/// a protocol the modes of its properties.
package struct SwiftTokenSource {
  let reading: SwiftReading
  let constants: [SwiftName: SwiftConstant]
  /// What protocols say of their properties, by the names that these have in each type.
  let comments: [SwiftName: String]
  private var list = TokenList()
  private var written: [SwiftName: SwiftConstant] = [:]
  private var findings = Findings()

  static let appearance = "appearance"

  /// - Parameter texts: of one module, at least one.
  package static func read(_ texts: [SwiftText], into findings: inout Findings) -> TokenFile {
    let reading = SwiftReader.read(texts)
    var source = SwiftTokenSource(reading)
    for constant in reading.constants { source.add(constant) }
    SwiftSchemeModes(reading).write(into: &source.list)
    for (_, place, reason) in reading.notUnderstood {
      source.findings.report(
        Finding(
          .warning, "swift-not-understood", reason, at: place,
          help: "write it as a literal, or as another constant that is declared here"))
    }
    findings.report(source.findings)
    let start = texts[0].file.place(at: texts[0].range.lowerBound)
    var file = source.list.file(at: start, into: &findings)
    file.notUnderstood = reading.notUnderstood.map {
      TokenLedger.Entry(path: TokenPath($0.name.parts), place: $0.place)
    }
    return file
  }

  private init(_ reading: SwiftReading) {
    self.reading = reading
    constants = Dictionary(reading.constants.map { ($0.name, $0) }) { first, _ in first }
    var comments: [SwiftName: String] = [:]
    for scheme in reading.schemes {
      for property in scheme.properties {
        for type in scheme.types { comments[SwiftName(type.parts + [property.name])] = property.comment }
      }
    }
    self.comments = comments
  }

  private mutating func add(_ constant: SwiftConstant) {
    let name = name(of: constant)
    if let first = written[name] {
      // Documents repeat what they have said.
      if first.value != constant.value { findings.report(duplicate(constant, first)) }
      return
    }
    written[name] = constant
    guard let light = token(constant, isDark: false), let dark = token(constant, isDark: true) else {
      findings.report(unnamed(constant))
      return
    }
    guard list.add(light, at: name.parts, namePlace: constant.place) else {
      findings.report(unnamed(constant))
      return
    }
    guard light.json != dark.json else { return }
    for (context, token) in [("light", nil), ("dark", dark)] {
      list.add(
        token, at: name.parts, namePlace: constant.place, in: context, of: SwiftTokenSource.appearance,
        defaultContext: "light")
    }
  }

  private func duplicate(_ constant: SwiftConstant, _ first: SwiftConstant) -> Finding {
    Finding(
      .warning, "duplicate-token", "'\(constant.name)' has another value here, which is not taken", at: constant.place,
      notes: [.init("it is declared first here", at: first.place)],
      help: "keep one of them, or give them the same value")
  }

  private func unnamed(_ constant: SwiftConstant) -> Finding {
    Finding(
      .warning, "swift-not-understood", "'\(constant.name)' is the name of other tokens, too, or stands for none",
      at: constant.place, help: "give it a name of its own")
  }
}
