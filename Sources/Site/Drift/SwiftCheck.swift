import Diagnostics
import Markup
import SwiftSource

/// Whether the Swift of a system, in the fences of its documents and in the files of its theme, says what its tokens say.
struct SwiftCheck {
  private typealias Text = (text: SwiftText, interest: SwiftInterest)

  private let theme: ResolvedTheme?
  private let names: TokenNames?
  private let sources: SourceFiles

  init(_ theme: ResolvedTheme?, _ names: TokenNames?, _ sources: SourceFiles) {
    self.theme = theme
    self.names = names
    self.sources = sources
  }

  func findings(_ documents: [ResolvedDocument], _ files: [SourceFile]) -> [Finding] {
    let endings = names?.swiftEndings ?? []
    let fences = documents.parallelMap { SwiftCheck.fences(of: $0, names: endings) }.flatMap { $0 }
    let files = files.parallelMap { (text: SwiftText($0), interest: SwiftInterest($0.bytes, names: endings)) }
    return constants(in: fences + files) + literals(in: fences + files)
  }

  private func constants(in texts: [Text]) -> [Finding] {
    let isDeclared = texts.contains { $0.interest.declaresToken }
    let read = texts.filter { _, interest in
      interest.hasHexComment || isDeclared && (interest.declaresToken || interest.declaresConstants)
    }
    guard !read.isEmpty else { return [] }
    let reading = SwiftReader.read(read.map(\.text))
    let drift = theme.flatMap { theme in names.map { SwiftDrift(theme.graph, $0, reading) } }
    return reading.constants.flatMap { constant in
      CommentDrift().findings(constant, in: sources) + (drift?.finding(constant, in: sources).map { [$0] } ?? [])
    }
  }

  private func literals(in texts: [Text]) -> [Finding] {
    guard let theme, let names, names.hasSwiftNames else { return [] }
    let read = texts.filter(\.interest.hasColor).map(\.text)
    guard !read.isEmpty else { return [] }
    let literals = LiteralTokens(theme, names)
    return SwiftReader.colorsWrittenOut(in: read).compactMap { literals.finding($0, in: sources) }
  }

  /// Those that may say something, are not shown as what to leave, and of which the author does not say that they are `unchecked`.
  private static func fences(of document: ResolvedDocument, names: Set<String>) -> [Text] {
    document.markdown.codeBlocks(in: "swift").compactMap { block in
      let interest = SwiftInterest(block.literal.utf8, names: names)
      guard interest.isAny, !block.info.split(separator: " ").contains("unchecked") else { return nil }
      let body = block.body(in: document.file)
      return (SwiftText(document.file, body.range, margins: body.margins), interest)
    }
  }
}
