import Diagnostics
import Markup
import TestSupport
import Testing

/// Every code span, link, image and heading knows where the author wrote it.
struct PlaceTests {
  /// 1️⃣, 2️⃣ … stand before the literals of the code spans, in reading order.
  @Test(
    arguments: [
      "a `1️⃣{b}` c `` 2️⃣{d} ``",
      "a\nb `1️⃣{b}`\n   c `2️⃣{c}`",
      "> a `1️⃣{b}`\n> c `2️⃣{d}`\n>   e `3️⃣{f}`\nlazy `4️⃣{g}`",
      "- a `1️⃣{b}`\n  c `2️⃣{d}`\nlazy `3️⃣{e}`\n  - deeper `4️⃣{f}`\n    `5️⃣{g}`",
      "1. > - a `1️⃣{b}`\n   >   c\n   >   `2️⃣{d}`",
      "# a `1️⃣{b}` c\n\n  ## `2️⃣{d}` ##\n\na\n`3️⃣{e}`\n===",
      "a \\\nb `1️⃣{b}`\\\nc `2️⃣{d}`  \ne `3️⃣{e}`",
      "[a](\nb\n'c') `1️⃣{b}`\nc `2️⃣{d}` [`3️⃣{e}`](f)\n`4️⃣{g}`",
      "[x]: /y\n[z]: /y 'a'\ntext `1️⃣{b}`\nc `2️⃣{d}`",
      "`1️⃣a\nb` c `2️⃣{d}`\n`3️⃣{e}`",
      "é ü `1️⃣{b}` 🍄 `2️⃣{d}`",
      "**a `1️⃣{b}`** *`2️⃣{d}`* ~~`3️⃣{e}`~~ <i title='`x`'>`4️⃣{f}`",
      "\\`x\\` `1️⃣{b}` &amp; `2️⃣{d}`",
      "| a | `1️⃣{b}` |\n|---|---|\n| `2️⃣{c}` | d `3️⃣{e}` |\n`4️⃣{f}` | x",
      "> text\n> | a `1️⃣{x}` | b |\n> |:--|--:|\n> | c \\| d `2️⃣{e}` | `3️⃣{f}` |",
      "- | a `1️⃣{x}` | b |\n  |---|---|\n  | `2️⃣a\\|b` | `3️⃣{f}` |\n\n  `4️⃣{g}`",
      "a[^n] `1️⃣{b}`\n\n[^n]: note `2️⃣{c}`\n    more `3️⃣{d}`\n\n    | `4️⃣{e}` |\n    |---|\n\n`5️⃣{f}`",
      "> [!NOTE]\n> `1️⃣{b}`\n> c `2️⃣{d}`",
      "- [x] `1️⃣{b}`\n- [ ] c `2️⃣{d}`",
      "a `1️⃣{b}`\r\nc `2️⃣{d}`\r\n\r\n> e\r\n> `3️⃣{f}`\r\n",
      "\ta\n\nb\n\t`1️⃣{c}`",
    ] as [MarkedText])
  func `finds code spans`(source: MarkedText) {
    let places = Rendering(source.text).document.codeSpans.map(\.place)
    // Footnotes come last in the document, wherever they were written.
    let marks = places.sorted().map { source.mark(at: Int($0.offset)) }
    #expect(marks == source.offsets.keys.sorted().map { "\($0)\u{FE0F}\u{20E3}" }, "in \(source.text)")
  }

  @Test(
    arguments: [
      "a 1️⃣[b](c) 2️⃣![d](e) 3️⃣<http://f.g>",
      "> 1️⃣[b\n> c](d)\n>  e 2️⃣[f][g]\n\n[g]: h",
      "a 1️⃣www.b.c 2️⃣d@e.f\\\n3️⃣[*b* `c`](d)",
      "| 1️⃣[a](b) | 2️⃣www.a.b |\n|-|-|",
      "[a](\nb) x\ny [c] 1️⃣[d](e)",
      "*1️⃣[a](b) c* 2️⃣[**d**](e)",
    ] as [MarkedText])
  func `finds links and images`(source: MarkedText) {
    var places: [Place] = []
    _ = Rendering(source.text) { renderer in
      renderer.link = { destination, place in
        places.append(place)
        return destination
      }
      renderer.image = renderer.link
    }
    let marks = Set(places.map { source.mark(at: Int($0.offset)) })
    #expect(marks.isSuperset(of: source.offsets.keys.map { "\($0)\u{FE0F}\u{20E3}" }), "in \(source.text)")
  }

  @Test func `gives the whole of a link, a heading and a table`() {
    let rendering = Rendering("# A\n\nb [c](d 'e') f\n\n| g |\n|---|\n| h |\n\ni\n")
    let text = rendering.sources.files[0]
    func source(_ place: Place) -> String { String(decoding: text.bytes[place.range], as: UTF8.self) }
    #expect(rendering.document.headings.map { source($0.place) } == ["# A"])
    #expect(rendering.document.links.map { source($0.place) } == ["[c](d 'e')"])
    #expect(rendering.document.tables.map { source($0.place) } == ["| g |\n|---|\n| h |\n"])
  }

  @Test(arguments: [
    "```yaml\n- a\n\n- bc\n```", "> ~~~\n> - a\n>   - b\n> ~~~\n", "- x\n\n  ```\n  a\n   b",
    "    a\n\n    b",
  ])
  func `finds the lines of a code block`(markdown: String) {
    var texts: [String] = []
    var literal = ""
    let rendering = Rendering(markdown)
    _ = Rendering(markdown) { renderer in
      renderer.codeBlock = { block in
        let file = rendering.sources.files[0]
        texts = block.linePlaces(in: file).map {
          String(decoding: file.bytes[$0.range], as: UTF8.self) + "\n"
        }
        literal = block.literal
        return nil
      }
    }
    #expect(!literal.isEmpty)
    #expect(texts.joined() == literal)
  }

  @Test func `counts from the start of the file, not of the body`() {
    var sources = SourceFiles()
    let file = sources.add(path: "a.md", bytes: Array("---\ntitle: x\n---\na `b`".utf8))
    var findings = Findings()
    let document = MarkdownParser().document(file, body: 17..<file.bytes.count, findings: &findings)
    #expect(document.codeSpans.map { sources.position(of: $0.place).description } == ["a.md:4:4"])
  }
}
