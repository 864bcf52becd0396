import DataFiles
import Diagnostics
import Markup
import SwiftSource
import Tokens

/// Finds and reads the tokens of a theme.
///
/// They are what theme.yaml names; else the files that are named as the standard has it, by way of their resolver if there is one;
/// else DESIGN.md; else every JSON and YAML file of the theme that holds tokens; else its Swift files, those of components left out.
struct TokenLoader {
  private typealias Entry = (path: String, file: SourceFile)

  private let folder: SourceFolder
  private let profile: TokenProfile
  private var findings = Findings()

  static func load(
    _ folder: SourceFolder, _ configuration: ThemeConfiguration, into findings: inout Findings
  ) -> ResolverDocument {
    var loader = TokenLoader(folder: folder, profile: configuration.profile)
    defer { findings.report(loader.findings) }
    return configuration.tokens.isEmpty ? loader.found() : loader.named(configuration.tokens)
  }

  private init(folder: SourceFolder, profile: TokenProfile) {
    self.folder = folder
    self.profile = profile
  }

  /// By their names, else by what stands in them.
  private mutating func found() -> ResolverDocument {
    let standard = folder.files.filter { TokenFileName.isStandard($0.path) }
    let resolvers = standard.filter { TokenFileName.isResolver($0.path) }
    if !resolvers.isEmpty { return resolved(resolvers.map { ($0.path, $0.file) }) }
    if profile == .lenient, let studio = TokensStudioFolder(paths: folder.files.map(\.path)) { return sets(of: studio) }
    if let file = folder["DESIGN.md"] {
      if standard.isEmpty { return set([("DESIGN.md", read("DESIGN.md", file))], isChosen: false) }
      if FrontMatter.range(in: file) != nil {
        findings.report(
          Finding(
            .warning, "stray-tokens", "the tokens of DESIGN.md are not read, since the theme has token files",
            at: file.place(at: 0), help: "name it, and the others, under 'tokens' in theme.yaml"))
      }
    }
    return standard.isEmpty ? recognized() : set(standard.map { ($0.path, read($0.path, $0.file)) }, isChosen: false)
  }

  private mutating func named(_ named: [(path: String, place: Place)]) -> ResolverDocument {
    var files: [Entry] = []
    for (path, place) in named {
      guard let file = folder[path] else {
        let names = folder.files.map(\.path).filter {
          TokenFileName.mayHoldTokens($0) || TokenFileName.isSwift($0) || TokenFileName.isDocument($0)
        }
        findings.report(
          Finding(
            .error, "missing-file", "'\(path)' is no token file of this theme", at: place,
            help: NearestName.help(path, in: names)))
        continue
      }
      files.append((path, file))
    }
    guard files.count == named.count else { return ResolverDocument(steps: [], isWhole: false) }
    if profile == .lenient, let studio = TokensStudioFolder(paths: named.map(\.path)) { return sets(of: studio) }
    let swift = files.filter { isSwift($0.path, $0.file) }
    if !swift.isEmpty { return mixed(files, swift: swift) }
    let data = files.map { (path: $0.path, file: $0.file, data: read($0.path, $0.file)) }
    let resolvers = data.indices.filter { index in
      TokenFileName.isResolver(data[index].path) || data[index].data.map { TokenLoader.isResolver($0) } == true
    }
    if let index = resolvers.first {
      guard data.count == 1 else {
        findings.report(
          Finding(
            .error, "ambiguous-resolver", "'\(named[index].path)' is a resolver, and stands beside other files",
            at: named[index].place, help: "name the resolver alone, it says which files there are"))
        return ResolverDocument(steps: [], isWhole: false)
      }
      return resolved(data[index].path, data[index].data)
    }
    return set(data.map { ($0.path, $0.data) }, isChosen: true)
  }

  // MARK: - Swift

  /// A document counts as Swift where it has no front matter of tokens.
  private func isSwift(_ path: String, _ file: SourceFile) -> Bool {
    if TokenFileName.isDesignDocument(path) { return FrontMatter.range(in: file) == nil }
    return TokenFileName.isSwift(path) || TokenFileName.isDocument(path)
  }

  /// Files of which some are Swift: those are one module, and stand where the first of them does.
  private mutating func mixed(_ files: [Entry], swift: [Entry]) -> ResolverDocument {
    var tokens: [(path: String, file: TokenFile)] = []
    for (path, file) in files {
      if path == swift[0].path {
        tokens.append((path, swiftTokens(swift)))
      } else if !swift.contains(where: { $0.path == path }), let data = read(path, file) {
        tokens.append((path, Dialect.read(data, profile: profile, into: &findings)))
      }
    }
    let isWhole = tokens.count == files.count - swift.count + 1
    return ResolverDocument(files: tokens, isWhole: isWhole, isChosen: true, into: &findings)
  }

  private mutating func swiftTokens(_ files: [Entry]) -> TokenFile {
    let texts = files.flatMap { path, file in
      TokenFileName.isSwift(path) ? [SwiftText(file)] : TokenLoader.fences(of: file)
    }
    return texts.isEmpty ? TokenFile(tree: TokenGroup()) : SwiftTokenSource.read(texts, into: &findings)
  }

  private static func fences(of file: SourceFile) -> [SwiftText] {
    var unread = Findings()
    let document = MarkdownParser().document(file, findings: &unread)
    return document.codeBlocks(in: "swift").map { block in
      let body = block.body(in: file)
      return SwiftText(file, body.range, margins: body.margins)
    }
  }

  /// The sets of Tokens Studio, and other token files on top of them.
  private mutating func sets(of studio: TokensStudioFolder) -> ResolverDocument {
    var sets: [(path: String, data: DataValue)] = []
    var files: [(path: String, file: TokenFile)] = []
    var isWhole = true
    for (path, file) in folder.files where studio.contains(path) || TokenFileName.isStandard(path) {
      guard let data = read(path, file) else {
        isWhole = false
        continue
      }
      if studio.contains(path) {
        sets.append((path, data))
      } else {
        files.append((path, Dialect.read(data, profile: profile, into: &findings)))
      }
    }
    files.insert((studio.path, studio.read(sets, into: &findings)), at: 0)
    return ResolverDocument(files: files, isWhole: isWhole, isChosen: false, into: &findings)
  }

  private mutating func resolved(_ resolvers: [Entry]) -> ResolverDocument {
    guard resolvers.count == 1 else {
      let names = resolvers.map(\.path).joined(separator: ", ")
      findings.report(
        Finding(
          .error, "ambiguous-resolver", "there are \(resolvers.count) resolvers: \(names)",
          at: resolvers[0].file.place(at: 0), help: "name one under 'tokens' in theme.yaml"))
      return ResolverDocument(steps: [], isWhole: false)
    }
    let (path, file) = resolvers[0]
    return resolved(path, read(path, file))
  }

  /// All files as one set; those without data could not be read.
  private mutating func set(_ files: [(path: String, data: DataValue?)], isChosen: Bool) -> ResolverDocument {
    // Spectrum has an empty list for each kind that it has no tokens of.
    let isSpectrum = files.contains {
      $0.data?.array?.isEmpty == false && $0.data.flatMap { Dialect.of($0) } == .spectrum
    }
    let files = isSpectrum ? files.filter { $0.data?.array?.isEmpty != true } : files
    let tokens = files.compactMap { path, data in
      data.map { (path: path, file: Dialect.read($0, profile: profile, into: &findings)) }
    }
    return ResolverDocument(
      files: tokens, isWhole: tokens.count == files.count, isChosen: isChosen, into: &findings)
  }

  /// Files that are not named as the standard has it are looked into. What cannot be read may have been meant for tokens.
  private mutating func recognized() -> ResolverDocument {
    var tokens: [(path: String, data: DataValue?)] = []
    var resolvers: [(path: String, file: SourceFile, data: DataValue)] = []
    for (path, file) in folder.files where TokenFileName.mayHoldTokens(path) {
      guard let data = read(path, file) else {
        tokens.append((path, nil))
        continue
      }
      switch Dialect.of(data) {
      case .resolver, .resolverDraft: resolvers.append((path, file, data))
      case let dialect? where profile == .lenient || dialect == .dtcg: tokens.append((path, data))
      case _: break
      }
    }
    if resolvers.count == 1 { return resolved(resolvers[0].path, resolvers[0].data) }
    if !resolvers.isEmpty { return resolved(resolvers.map { ($0.path, $0.file) }) }
    if tokens.isEmpty {
      let swift = folder.files.filter { TokenFileName.isSwift($0.path) && !$0.path.hasPrefix("components/") }
      if !swift.isEmpty {
        return ResolverDocument(
          files: [(swift[0].path, swiftTokens(swift))], isWhole: true, isChosen: false, into: &findings)
      }
    }
    return set(tokens, isChosen: false)
  }

  /// By way of a resolver; nil for one that could not be read.
  private mutating func resolved(_ path: String, _ root: DataValue?) -> ResolverDocument {
    guard let root else { return ResolverDocument(steps: [], isWhole: false) }
    let (folder, profile) = (folder, profile)
    let names = folder.files.map(\.path).filter { TokenFileName.mayHoldTokens($0) }
    let files = TokenFiles(named: names, from: path) { name, findings in
      folder[name].map { TokenLoader.read(name, $0, profile, into: &findings).map { .data($0) } ?? .unreadable }
    }
    return ResolverReader.read(root, files: files, profile: profile, into: &findings)
      ?? ResolverDocument(steps: [], isWhole: false)
  }

  private static func isResolver(_ data: DataValue) -> Bool {
    switch Dialect.of(data) {
    case .resolver, .resolverDraft: true
    case _: false
    }
  }

  private mutating func read(_ path: String, _ file: SourceFile) -> DataValue? {
    TokenLoader.read(path, file, profile, into: &findings)
  }

  private static func read(
    _ path: String, _ file: SourceFile, _ profile: TokenProfile, into findings: inout Findings
  ) -> DataValue? {
    if TokenFileName.isDesignDocument(path) { return designDocument(file, into: &findings) }
    if TokenFileName.isYAML(path) { return YAMLReader.read(file, into: &findings) }
    return JSONReader.read(file, TokenFileName.syntax(of: path, profile), into: &findings)
  }
  /// Nil for a front matter that cannot be read; a document without one has no tokens.
  private static func designDocument(_ file: SourceFile, into findings: inout Findings) -> DataValue? {
    let empty = DataValue(.object([]), at: file.place(at: 0))
    guard let range = FrontMatter.range(in: file) else { return empty }
    guard let data = YAMLReader.read(file, range, into: &findings) else { return nil }
    return data.members == nil ? empty : DesignDocument.tokens(in: data)
  }
}
