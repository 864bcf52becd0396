import Site

/// The project of one execution: some file or mock-up of the corpus, changed, in a theme of its own. A seed and a number make the
/// same again.
struct FuzzProject {
  let files: [(path: String, bytes: [UInt8])]
  /// Drawing pages takes longer; some executions do.
  let rendersSite: Bool

  init(_ corpus: Corpus, seed: UInt64, number: UInt64) {
    var random = SplitMix64(seed: seed &+ number &* 0x2545_F491_4F6C_DD1D)
    rendersSite = random.below(8) == 0
    files = random.below(2) == 0 ? FuzzProject.tokens(corpus, random) : FuzzProject.mockup(corpus.mockups, random)
  }

  private static func tokens(_ corpus: Corpus, _ random: SplitMix64) -> [(path: String, bytes: [UInt8])] {
    var mutator = Mutator(corpus: corpus.files.map(\.bytes), words: .json, random: random)
    let (name, original) = corpus.files[mutator.random.below(corpus.files.count)]
    let bytes = mutator.mutated(original)
    let theme = "themes/t/"
    let profile = mutator.random.below(3) == 0 ? "strict" : "lenient"
    var files = [(path: theme + "theme.yaml", bytes: Array("profile: \(profile)\n".utf8))]
    switch name {
    case _ where name.hasSuffix("theme.yaml"): files[0].bytes = bytes
    case _ where name.hasSuffix(".yaml"): files.append((theme + "contrast.waivers.yaml", bytes))
    case _ where Corpus.isResolver(original):
      files.append((theme + "a.resolver.json", bytes))
      for (path, bytes) in corpus.referenced {
        files.append((theme + path, mutator.random.below(4) == 0 ? mutator.mutated(bytes) : bytes))
      }
    default:
      // JSON is YAML: that reader has its turn with the same files.
      files.append((theme + (mutator.random.below(5) == 0 ? "a.tokens.yaml" : "a.tokens.json"), bytes))
      if mutator.random.below(4) == 0 {
        let other = corpus.files[mutator.random.below(corpus.files.count)].bytes
        files.append((theme + "b.tokens.json", mutator.mutated(other)))
      }
    }
    return files
  }

  private static func mockup(_ corpus: MockupCorpus, _ random: SplitMix64) -> [(path: String, bytes: [UInt8])] {
    var pages = Mutator(corpus: corpus.pages, words: .html, random: random)
    let index = pages.random.below(corpus.pages.count)
    let page = pages.random.below(4) == 0 ? corpus.pages[index] : pages.mutated(corpus.pages[index])
    var sheets = Mutator(corpus: corpus.sheets, words: .css, random: pages.random)
    let sheet = corpus.sheets[corpus.sheetOfPage[index]]
    let component = "themes/t/components/a/"
    let settings = "variants:\n  - name: a\n    states: [rest, hover, pressed, focus]\n"
    return corpus.theme.map { ("themes/t/\($0.path)", $0.bytes) } + [
      (component + "component.yaml", Array(settings.utf8)), (component + "a.html", page),
      (component + "component.css", sheets.random.below(4) == 0 ? sheet : sheets.mutated(sheet)),
    ]
  }
}
