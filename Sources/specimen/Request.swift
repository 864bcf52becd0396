import Diagnostics

/// What the command line asks for.
enum Request: Equatable {
  case build(Options)
  case check(Options)
  /// A token, or a foreground and a background.
  case inspect([String], Options)
  case export(ExportFormat, Options)
  /// Two versions; the project itself where the second is nil.
  case diff(String, String?, Options)
  case serve(Options)
  case help(Help)
  case version

  private static let commands = Help.commands.map(\.name) + ["help"]

  /// - Parameter arguments: without the name of the program.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      throw UsageError("specimen needs a command: build, check, diff, serve, inspect, export or help", topic: .overview)
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "help":
      self = .help(try Request.topic(rest))
    case "--help", "-h":
      try Request.end(rest, after: first)
      self = .help(.overview)
    case "--version":
      try Request.end(rest, after: first)
      self = .version
    default:
      guard let topic = Help.commands.first(where: { $0.name == first }) else {
        let isOption = first.hasPrefix("-")
        throw UsageError(
          "'\(first)' is no \(isOption ? "option" : "command") of specimen",
          nearest: NearestName.of(first, in: isOption ? ["--help", "--version"] : Request.commands), topic: .overview)
      }
      self = rest.contains("--help") || rest.contains("-h") ? .help(topic) : try Request(topic, rest)
    }
  }

  /// A command with its options.
  private init(_ topic: Help, _ arguments: [String]) throws(UsageError) {
    let parser = try OptionParser(arguments, of: topic)
    switch topic {
    case .overview: self = .help(.overview)
    case .build: self = .build(parser.options)
    case .check: self = .check(parser.options)
    case .diff:
      guard let first = parser.operands.first else {
        throw UsageError("'specimen diff' needs what to compare with, such as main or a folder", topic: topic)
      }
      let range = Request.range(first)
      guard parser.operands.count == 1 || range == nil else {
        throw UsageError("'\(parser.operands[1])' is one argument too many after '\(first)'", topic: topic)
      }
      self = .diff(range?.old ?? first, range?.new ?? parser.operands.dropFirst().first, parser.options)
    case .serve: self = .serve(parser.options)
    case .inspect:
      guard !parser.operands.isEmpty else { throw UsageError("'specimen inspect' needs a token", topic: topic) }
      self = .inspect(parser.operands, parser.options)
    case .export:
      let names = ExportFormat.allCases.map(\.rawValue)
      guard let name = parser.operands.first else {
        throw UsageError("'specimen export' needs a format: \(Request.list(names, "or"))", topic: topic)
      }
      guard let format = ExportFormat(rawValue: name) else {
        throw UsageError(
          "'\(name)' is no format, there are \(Request.list(names, "and"))",
          nearest: NearestName.of(name, in: names), topic: topic)
      }
      guard format != .css || parser.options.mode == nil else {
        throw UsageError("'--mode' is for the other formats: CSS has all modes", topic: topic)
      }
      self = .export(format, parser.options)
    }
  }

  /// Of `main..HEAD`; nil for anything else, paths such as `../old` among it.
  private static func range(_ text: String) -> (old: String, new: String)? {
    guard !text.contains("/.."), let dots = text.firstRange(of: ".."), dots.lowerBound > text.startIndex,
      dots.upperBound < text.endIndex, text[dots.upperBound] != "/", text[dots.upperBound] != "."
    else { return nil }
    return (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
  }

  /// `css, json and gpl`
  private static func list(_ names: [String], _ word: String) -> String {
    "\(names.dropLast().joined(separator: ", ")) \(word) \(names.last ?? "")"
  }

  private static func topic(_ arguments: [String]) throws(UsageError) -> Help {
    guard let name = arguments.first, name != "--help", name != "-h" else { return .overview }
    try end(Array(arguments.dropFirst()), after: "help \(name)")
    if name == "help" { return .overview }
    guard let topic = Help.commands.first(where: { $0.name == name }) else {
      throw UsageError(
        "'\(name)' is no command of specimen", nearest: NearestName.of(name, in: commands), topic: .overview)
    }
    return topic
  }

  private static func end(_ arguments: [String], after last: String) throws(UsageError) {
    if let next = arguments.first {
      throw UsageError("'\(next)' is one argument too many after '\(last)'", topic: .overview)
    }
  }
}
