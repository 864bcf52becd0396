import Diagnostics
import Foundation
import Site
import TestSupport
import Testing
import Tokens

/// Token files as teams have published them.
@Suite(.enabled(if: SharedData.isPresent, "needs ../shared/data"))
struct RealTokensTests {
  /// The documents of the systems of a project.
  private func documents(_ files: [(path: String, bytes: [UInt8])]) -> [ResolverDocument] {
    var findings = Findings()
    let project = ProjectLoader.load(ProjectFiles(name: "system", files: files), into: &findings)
    return project.systems.compactMap(\.theme?.document)
  }

  private func files(_ folder: String, as prefix: String) throws -> [(path: String, bytes: [UInt8])] {
    let files = try ProjectFiles.read(SharedData.folder.appending(path: "tokens/\(folder)")).files
    return files.map { (prefix + $0.path, $0.bytes) }
  }

  /// How many tokens have a value in every mode.
  private func count(_ document: ResolverDocument) -> Int {
    var findings = Findings()
    let graph = TokenGraph(document, profile: .lenient, into: &findings)
    #expect(!findings.hasErrors)
    return graph.tokens.count { $0.byMode.allSatisfy { $0 != nil } }
  }

  // The counts are those of a script that reads the files with PyYAML and Python's json.

  @Test(arguments: ["", "themes/red-hat/"])
  func `of Red Hat are read whole, with light and dark`(folder: String) throws {
    let documents = documents(try files("red-hat", as: folder))
    #expect(documents.map(count) == [381])
    #expect(documents.first?.modifiers == [Modifier(name: "theme", contexts: ["light", "dark"])])
  }

  @Test func `of Kong are read theme by theme where they lie, and together by way of a resolver`() throws {
    let themes = SharedData.names(in: "tokens/kong/themes").filter { !$0.hasSuffix(".json") }
    #expect(documents(try files("kong", as: "")).map(count) == [449, 449, 1027, 1027, 1027, 1027])

    let tokens = try files("kong/tokens", as: "tokens/")
    let palettes = themes.map { "themes/\($0)/\($0).alias.color.json" }
    let sources = tokens.filter { $0.path.hasSuffix(".json") }.map { ##"{"$ref": "\##($0.path)"}"## }
    let contexts = zip(themes, palettes).map { ##""\##($0)": [{"$ref": "\##($1)"}]"## }
    let resolver = ##"""
      {"version": "2025.10", "sets": {"base": {"sources": [\##(sources.joined(separator: ", "))]}},
       "modifiers": {"palette": {"default": "classic-day", "contexts": {\##(contexts.joined(separator: ", "))}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/palette"}]}
      """##
    var files = tokens + [("kong.resolver.json", Array(resolver.utf8))]
    for path in palettes { files.append((path, try SharedData.bytes("tokens/kong/\(path)"))) }
    let document = try #require(documents(files.map { ("themes/kong/\($0.path)", $0.bytes) }).first)
    #expect(document.modifiers.map { $0.contexts.count } == [6])
    #expect(count(document) == 1032)
  }
}
