import Foundation
import Site
import TestSupport
import Testing

struct ProjectFilesTests {
  private func paths(_ scratch: borrowing ScratchFolder) throws -> [String] {
    try ProjectFiles.read(scratch.url).files.map(\.path)
  }

  @Test func `reads specimen_yaml, content and themes, sorted, and nothing else`() throws {
    let scratch = try ScratchFolder()
    try scratch.write([
      "specimen.yaml": "", "content/a/b.md": "", "content/a-b.md": "", "content/a/.hidden": "",
      "themes/t/theme.yaml": "",
      "README.md": "", "loose.tokens.json": "", "_site/index.html": "", ".git/config": "",
    ])
    #expect(try paths(scratch) == ["content/a-b.md", "content/a/b.md", "specimen.yaml", "themes/t/theme.yaml"])
  }

  @Test func `reads the theme in a folder that has neither`() throws {
    let scratch = try ScratchFolder()
    try scratch.write([
      "a.tokens.json": "", "a.resolver.json": "", "theme.yaml": "", "tokens/b.tokens.json": "", "icons/x.svg": "",
      "README.md": "", "_site/index.html": "", "node_modules/x.tokens.json": "",
    ])
    #expect(
      try paths(scratch) == ["a.resolver.json", "a.tokens.json", "icons/x.svg", "theme.yaml", "tokens/b.tokens.json"])
    #expect(try ProjectFiles.read(scratch.url).name == scratch.url.lastPathComponent)
  }

  @Test(arguments: ["a.resolver.json", "a.json", "package.json"])
  func `reads all data of a folder that has neither, where a resolver stands or nothing is named for tokens`(
    name: String
  ) throws {
    let scratch = try ScratchFolder()
    try scratch.write([
      name: "", "a/b.yml": "", "a/b/c.json5": "", "a/d.jsonc": "", "a/e.md": "", "a/.f.json": "", ".git/g.json": "",
      "node_modules/h.json": "", "icons/x.svg": "", "_site/tokens.json": "", "_site/.specimen-manifest.json": "",
      "site/tokens.json": "",
    ])
    #expect(
      try paths(scratch)
        == (["a/b.yml", "a/b/c.json5", "a/d.jsonc", "icons/x.svg", "site/tokens.json", name].sorted {
          $0.utf8.lexicographicallyPrecedes($1.utf8)
        }))
  }

  @Test func `follows links to files, but not to folders`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(["elsewhere/x.md": "linked", "content/s/a.md": "own"])
    try scratch.link("content/s/b.md", to: "../../elsewhere/x.md")
    try scratch.link("content/s/loop", to: "..")
    let files = try ProjectFiles.read(scratch.url).files
    #expect(files.map(\.path) == ["content/s/a.md", "content/s/b.md"])
    #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["own", "linked"])
  }

  @Test func `throws for a project that is not there, or is no folder`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(["file": ""])
    let missing = scratch.url.appending(path: "missing")
    let file = scratch.url.appending(path: "file")
    #expect(throws: ProjectFiles.Failure.self) { try ProjectFiles.read(missing) }
    #expect(throws: ProjectFiles.Failure.self) { try ProjectFiles.read(file) }
  }

  @Test(arguments: ["nowhere", "theme.yaml"])
  func `throws for a link that leads nowhere`(destination: String) throws {
    let scratch = try ScratchFolder()
    try scratch.makeFolder("themes/s")
    try scratch.link("themes/s/theme.yaml", to: destination)
    let failure = #expect(throws: ProjectFiles.Failure.self) { try ProjectFiles.read(scratch.url) }
    #expect(failure?.path == "themes/s/theme.yaml")
    #expect(failure?.reason == "the link leads nowhere")
  }

  @Test(arguments: ["specimen.yaml", "themes/s/theme.yaml", "themes/s/components/c/component.yaml"])
  func `throws for a folder in the place of a configuration`(path: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(["\(path)/x": "", "themes/s/a.tokens.json": ""])
    let failure = #expect(throws: ProjectFiles.Failure.self) { try ProjectFiles.read(scratch.url) }
    #expect(failure?.path == path)
  }
}
