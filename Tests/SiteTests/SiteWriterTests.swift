import Foundation
import Site
import TestSupport
import Testing

struct SiteWriterTests {
  private let site = [("index.html", "home"), ("a/b/page.html", "page")]

  /// The files of the site's folder `out`, without the manifest.
  private func files(_ scratch: borrowing ScratchFolder) throws -> [String] {
    try scratch.dump("out").filter { !$0.hasPrefix("out/.specimen-manifest.json") }
  }

  private func fileNumber(_ path: String) -> UInt64? {
    var status = stat()
    return lstat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  private func write(
    _ files: [(String, String)], _ scratch: borrowing ScratchFolder, to folder: String = "out"
  ) throws(WriteFailure) -> SiteWriter.Counts {
    let files = files.map { OutputFile(path: $0.0, bytes: Array($0.1.utf8)) }
    return try SiteWriter.write(files, to: scratch.path(folder))
  }

  /// What a refused write says, with paths from the scratch folder on.
  private func refusal(
    _ files: [(String, String)], _ scratch: borrowing ScratchFolder, to folder: String = "out"
  ) -> String? {
    do throws(WriteFailure) {
      _ = try write(files, scratch, to: folder)
      return nil
    } catch {
      return "\(error.path.replacing(scratch.path + "/", with: "")) \(error.reason)"
    }
  }

  @Test func `writes into a folder that is not there yet, and says what it made`() throws {
    let scratch = try ScratchFolder()
    #expect(try write(site, scratch, to: "deep/down/out") == .init(written: 2, unchanged: 0, removed: 0))
    #expect(
      try scratch.dump("deep/down/out") == [
        """
        deep/down/out/.specimen-manifest.json: {
          "version": 1,
          "paths": [
            "a/b/page.html",
            "index.html"
          ]
        }

        """,
        "deep/down/out/a/", "deep/down/out/a/b/", "deep/down/out/a/b/page.html: page",
        "deep/down/out/index.html: home",
      ])
  }

  @Test func `writes into an empty folder, and through a link to one`() throws {
    let scratch = try ScratchFolder()
    try scratch.makeFolder("real")
    try scratch.link("out", to: "real")
    #expect(try write(site, scratch).written == 2)
    #expect(try scratch.text("real/index.html") == "home")
  }

  @Test func `leaves a file alone whose bytes are the same`() throws {
    let scratch = try ScratchFolder()
    _ = try write(site, scratch)
    let before = fileNumber(scratch.path("out/index.html"))
    #expect(
      try write([site[0], ("a/b/page.html", "Page")], scratch) == .init(written: 1, unchanged: 1, removed: 0))
    #expect(before != nil && before == fileNumber(scratch.path("out/index.html")))
    #expect(try files(scratch) == ["out/a/", "out/a/b/", "out/a/b/page.html: Page", "out/index.html: home"])
  }

  @Test func `makes files as it writes them, and keeps few of them in memory`() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.path("out")
    let names = (0..<1000).map { "\($0 / 100)/\($0 + 1000).html" }
    let files = names.enumerated().map { index, name in
      OutputFile(path: name) {
        // What has been made long before is written by now.
        let isWritten = index < 256 || access("\(folder)/\(names[index - 256])", F_OK) == 0
        return Array((isWritten ? name : "too early").utf8)
      }
    }
    #expect(try SiteWriter.write(files, to: folder) == .init(written: 1000))
    for name in names { #expect(try scratch.text("out/\(name)") == name) }
    #expect(try SiteWriter.write(files.reversed(), to: folder) == .init(unchanged: 1000))
  }

  @Test func `removes what no longer belongs, and only that`() throws {
    let scratch = try ScratchFolder()
    _ = try write(site + [("c/d.html", "d")], scratch)
    try scratch.write(["out/CNAME": "theirs", "out/c/theirs.txt": "theirs"])
    #expect(try write([site[0]], scratch) == .init(written: 0, unchanged: 1, removed: 2))
    #expect(try files(scratch) == ["out/CNAME: theirs", "out/c/", "out/c/theirs.txt: theirs", "out/index.html: home"])
  }

  @Test func `lets a page become a folder, and a folder a page`() throws {
    let scratch = try ScratchFolder()
    _ = try write([("a", "1"), ("b/c/d", "2")], scratch)
    _ = try write([("a/x", "3"), ("b", "4")], scratch)
    #expect(try files(scratch) == ["out/a/", "out/a/x: 3", "out/b: 4"])
  }

  @Test func `tells apart names that differ only in composition`() throws {
    let scratch = try ScratchFolder()
    #expect(try write([("\u{E9}.html", "one"), ("e\u{301}.html", "two")], scratch).written == 2)
    #expect(try write([("\u{E9}.html", "one")], scratch) == .init(written: 0, unchanged: 1, removed: 1))
    #expect(try files(scratch) == ["out/\u{E9}.html: one"])
  }

  @Test func `refuses a folder that it did not make`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(["out/thesis.txt": "years of work"])
    #expect(refusal(site, scratch) == "out is not empty, and specimen did not make it")
    #expect(try scratch.dump("out") == ["out/thesis.txt: years of work"])
  }

  @Test(
    arguments: [
      (["out": "text"], "out is a file where a folder is needed"),
      (["out/index.html": "theirs"], "out/index.html is there already, and specimen did not make it"),
      (["out/a": "theirs"], "out/a is a file where a folder is needed"),
      (
        ["out/index.html/x": "theirs"],
        "out/index.html stands where the site needs a file, and specimen did not make it"
      ),
    ] as [([String: String], String)])
  func `overwrites nothing that it did not make`(theirs: [String: String], reason: String) throws {
    let scratch = try ScratchFolder()
    if theirs["out"] == nil { _ = try write([("old.html", "old")], scratch) }
    try scratch.write(theirs)
    let before = try scratch.dump()
    #expect(refusal(site, scratch) == reason)
    #expect(try scratch.dump() == before)
  }

  @Test func `lets no file take the place of a folder that holds more than the old site`() throws {
    let scratch = try ScratchFolder()
    _ = try write(site, scratch)
    try scratch.write(["out/a/b/theirs": "theirs"])
    let before = try scratch.dump()
    #expect(
      refusal([("a", "now a file")], scratch)
        == "out/a/b/theirs stands where the site needs a file, and specimen did not make it")
    #expect(try scratch.dump() == before)
  }

  @Test(
    arguments: [
      "", "{", "[]", "{}", "null", "{\"version\": 1}", "{\"version\": 2, \"paths\": []}",
      "{\"version\": 1, \"paths\": {}}", "{\"version\": 1, \"paths\": [1]}",
      "{\"version\": 1, \"version\": 1, \"paths\": []}", "{\"version\": 1, \"paths\": [\"../victim\"]}",
      "{\"version\": 1, \"paths\": [\"a/../../victim\"]}", "{\"version\": 1, \"paths\": [\"/etc/passwd\"]}",
      "{\"version\": 1, \"paths\": [\"\"]}", "{\"version\": 1, \"paths\": [\"a//b\"]}",
      "{\"version\": 1, \"paths\": [\"a\\u0000b\"]}", "{\"version\": 1, \"paths\": [\".\"]}",
      "{\"version\": 1, \"paths\": [\".specimen-manifest.json\"]}",
      "{\"version\": 1, \"paths\": " + String(repeating: "[", count: 300),
    ])
  func `refuses a manifest that it would not have written`(manifest: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(["out/.specimen-manifest.json": manifest, "victim": "alive"])
    #expect(
      refusal(site, scratch) == "out/.specimen-manifest.json is not as this version of specimen writes it")
    #expect(try scratch.dump("out").count == 1)
    #expect(try scratch.text("victim") == "alive")
  }

  @Test(
    arguments: [
      ("out/a", "../theirs", "out/a is a symbolic link, and specimen writes through none"),
      ("out/old", "../theirs", "out/old is a symbolic link, and specimen writes through none"),
      ("out/index.html", "../theirs/x", "out/index.html is no regular file"),
    ])
  func `follows no link inside the site`(link: String, destination: String, reason: String) throws {
    let scratch = try ScratchFolder()
    let manifest = "{\"version\": 1, \"paths\": [\"old/x\", \"index.html\"]}"
    try scratch.write(["out/.specimen-manifest.json": manifest, "theirs/x": "alive"])
    try scratch.link(link, to: destination)
    let before = try scratch.dump()
    #expect(refusal(site, scratch) == reason)
    #expect(try scratch.dump() == before)
  }

  @Test func `refuses a manifest that is a link`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(["manifest": "{\"version\": 1, \"paths\": []}"])
    try scratch.makeFolder("out")
    try scratch.link("out/.specimen-manifest.json", to: "../manifest")
    #expect(refusal(site, scratch) == "out/.specimen-manifest.json is no regular file")
  }

  @Test(arguments: [
    ("../x", "out/../x is no path that specimen may write"), ("/x", "out//x is no path that specimen may write"),
    ("index.html", "out/index.html is the path of two files"),
    ("index.html/x", "out/index.html is needed as a file, and as the folder of 'index.html/x'"),
  ])
  func `refuses a site whose paths cannot all be files inside it`(path: String, reason: String) throws {
    let scratch = try ScratchFolder()
    #expect(refusal(site + [(path, "")], scratch) == reason)
    #expect(try scratch.dump() == [])
  }

  @Test func `goes on where an interrupted run stopped`() throws {
    let scratch = try ScratchFolder()
    // The first write was interrupted before its manifest was in place.
    try scratch.write(["out/.specimen-partial": "{\"vers"])
    _ = try write([("a", "1"), ("b/c", "2"), ("old/x", "3")], scratch)
    // The second had listed old and new, removed 'a' and made the folder, and was writing into it.
    try scratch.write([
      "out/.specimen-manifest.json":
        "{\"version\": 1, \"paths\": [\"a\", \"a/x\", \"b\", \"b/c\", \"index.html\", \"old/x\"]}",
      "out/old/.specimen-partial": "half of",
    ])
    try FileManager.default.removeItem(atPath: scratch.path("out/a"))
    try scratch.write(["out/a/.specimen-partial": "half of a p"])
    _ = try write([("a/x", "3"), ("b", "4"), ("index.html", "home")], scratch)
    #expect(try files(scratch) == ["out/a/", "out/a/x: 3", "out/b: 4", "out/index.html: home"])
    #expect(try write([("a", "1")], scratch).removed == 3)
    #expect(try files(scratch) == ["out/a: 1"])
  }

  @Test func `stops at every step and is completed by the next run`() throws {
    // A folder in the way of the partial file stops the run at that very file.
    for folder in ["out", "out/b", "out/z"] {
      let scratch = try ScratchFolder()
      _ = try write([("a", "1"), ("b/c", "2"), ("z/old", "3"), ("z/y", "4")], scratch)
      try scratch.makeFolder("\(folder)/.specimen-partial")
      let next = [("a/x", "5"), ("b/c", "6"), ("z/y", "7")]
      #expect(refusal(next, scratch)?.hasSuffix("cannot be written: file exists") == true)
      try FileManager.default.removeItem(atPath: scratch.path("\(folder)/.specimen-partial"))
      _ = try write(next, scratch)
      #expect(try files(scratch) == ["out/a/", "out/a/x: 5", "out/b/", "out/b/c: 6", "out/z/", "out/z/y: 7"])
    }
  }

  @Test func `keeps out of a folder that another run is writing`() throws {
    let scratch = try ScratchFolder()
    try scratch.makeFolder("out")
    let other = open(scratch.path("out"), O_RDONLY | O_DIRECTORY)
    try #require(other >= 0 && flock(other, LOCK_EX) == 0)
    #expect(refusal(site, scratch) == "out is being written by another run")
    close(other)
    #expect(refusal(site, scratch) == nil)
  }

  @Test func `names a folder that cannot be made`() throws {
    #expect(throws: WriteFailure.self) { _ = try SiteWriter.write([], to: "/proc/no/site") }
    #expect(throws: WriteFailure.self) { _ = try SiteWriter.write([], to: "") }
    #expect(throws: WriteFailure.self) { _ = try SiteWriter.write([], to: "a\u{0}b") }
  }
}
