import Diagnostics

/// What the command line asks for.
enum Request: Equatable {
  case build(Options)
  case check(Options)
  case help(Help)
  case version

  private static let commands = ["build", "check", "help"]

  /// - Parameter arguments: without the name of the program.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      throw UsageError("specimen needs a command: build, check or help", topic: .overview)
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "build", "check":
      let topic: Help = first == "build" ? .build : .check
      guard !Request.asksForHelp(rest) else {
        self = .help(topic)
        return
      }
      let options = try Request.options(rest, of: topic)
      self = topic == .build ? .build(options) : .check(options)
    case "help":
      self = .help(try Request.topic(rest))
    case "--help", "-h":
      try Request.end(rest, after: first)
      self = .help(.overview)
    case "--version":
      try Request.end(rest, after: first)
      self = .version
    default:
      let isOption = first.hasPrefix("-")
      throw UsageError(
        "'\(first)' is no \(isOption ? "option" : "command") of specimen",
        nearest: NearestName.of(first, in: isOption ? ["--help", "--version"] : Request.commands), topic: .overview)
    }
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.contains("--help") || arguments.contains("-h")
  }

  private static func topic(_ arguments: [String]) throws(UsageError) -> Help {
    guard let name = arguments.first, name != "--help", name != "-h" else { return .overview }
    try end(Array(arguments.dropFirst()), after: "help \(name)")
    switch name {
    case "build": return .build
    case "check": return .check
    case "help": return .overview
    default:
      throw UsageError(
        "'\(name)' is no command of specimen", nearest: NearestName.of(name, in: commands), topic: .overview)
    }
  }

  private static func end(_ arguments: [String], after last: String) throws(UsageError) {
    if let next = arguments.first {
      throw UsageError("'\(next)' is one argument too many after '\(last)'", topic: .overview)
    }
  }

  // MARK: Options

  /// Reads `--name VALUE` and `--name=VALUE`; every option may stand once.
  private static func options(_ arguments: [String], of topic: Help) throws(UsageError) -> Options {
    var options = Options()
    var seen: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      guard name.hasPrefix("-") else {
        throw UsageError("'\(argument)' is one argument too many for 'specimen \(topic.name)'", topic: topic)
      }
      guard topic.options.contains(name) else {
        throw UsageError(
          "'\(name)' is no option of 'specimen \(topic.name)'", nearest: NearestName.of(name, in: topic.options),
          topic: topic)
      }
      guard seen.insert(name).inserted else { throw UsageError("'\(name)' stands twice", topic: topic) }
      // What looks like an option is none's value; a folder of such a name can be given after '='.
      let value = parts.count == 2 ? parts[1] : rest.first.flatMap { $0.hasPrefix("-") ? nil : rest.popFirst() } ?? ""
      guard !value.isEmpty else { throw UsageError("'\(name)' needs a value", topic: topic) }
      switch name {
      case "--project": options.project = value
      case "--output": options.output = value
      default: options.format = try format(value, of: topic)
      }
    }
    return options
  }

  private static func format(_ value: String, of topic: Help) throws(UsageError) -> Options.Format {
    if let format = Options.Format(rawValue: value) { return format }
    let names = Options.Format.allCases.map(\.rawValue)
    throw UsageError(
      "'\(value)' is no format, there are \(names.joined(separator: " and "))",
      nearest: NearestName.of(value, in: names), topic: topic)
  }
}
