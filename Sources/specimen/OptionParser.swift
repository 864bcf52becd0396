import Diagnostics

/// Reads what follows a command: `--name VALUE` or `--name=VALUE`, each once but for `--report`, flags without a value, and as many
/// operands as the command takes.
struct OptionParser {
  private(set) var options = Options()
  /// What the command is about.
  private(set) var operands: [String] = []

  init(_ arguments: [String], of topic: Help) throws(UsageError) {
    var seen: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      guard name.hasPrefix("-"), !OptionParser.isProperty(name, topic) else {
        guard operands.count < topic.operandLimit else {
          throw UsageError("'\(argument)' is one argument too many for 'specimen \(topic.name)'", topic: topic)
        }
        operands.append(argument)
        continue
      }
      let known = topic.options + topic.flags
      guard known.contains(name) else {
        throw UsageError(
          "'\(name)' is no option of 'specimen \(topic.name)'", nearest: NearestName.of(name, in: known), topic: topic)
      }
      guard seen.insert(name).inserted || name == "--report" else {
        throw UsageError("'\(name)' stands twice", topic: topic)
      }
      if topic.flags.contains(name) {
        guard parts.count == 1 else { throw UsageError("'\(name)' takes no value", topic: topic) }
        set(flag: name)
        continue
      }
      // What looks like an option is none's value; a folder of such a name can be given after '='.
      let value = parts.count == 2 ? parts[1] : rest.first.flatMap { $0.hasPrefix("-") ? nil : rest.popFirst() } ?? ""
      guard !value.isEmpty else { throw UsageError("'\(name)' needs a value", topic: topic) }
      switch name {
      case "--project": options.project = value
      case "--output": options.output = value
      case "--system": options.system = value
      case "--mode": options.mode = try OptionParser.mode(value, of: topic)
      case "--baseline": options.baseline = value
      case "--json": options.jsonFile = value
      case "--html": options.htmlFolder = value
      case "--markdown": options.markdownFile = value
      case "--swatches": options.swatch = try OptionParser.choice(value, of: topic)
      case "--lock": options.lockFile = value
      case "--since": options.since = value
      case "--port": options.port = try OptionParser.port(value, of: topic)
      case "--report": options.reports.append(try OptionParser.report(value, of: topic))
      case _ where topic == .check: options.terminal = try OptionParser.choice(value, of: topic)
      default: options.format = try OptionParser.choice(value, of: topic)
      }
    }
    if topic == .check, let path = options.output { try report(to: path) }
    try check(seen, of: topic)
  }

  private mutating func set(flag: String) {
    switch flag {
    case "--drafts": options.includesDrafts = true
    case "--coverage": options.showsCoverage = true
    default: options.updatesBaseline = true
    }
  }

  private func check(_ seen: Set<String>, of topic: Help) throws(UsageError) {
    if options.updatesBaseline, options.baseline == nil {
      throw UsageError("'--update-baseline' needs '--baseline FILE', which says where", topic: topic)
    }
    if topic == .diff, seen.contains("--swatches"), options.markdownFile == nil {
      throw UsageError("'--swatches' needs '--markdown FILE', in which they are shown", topic: topic)
    }
    if options.showsCoverage, options.terminal != .text {
      throw UsageError("'--coverage' is for people; '--format json' has all of it", topic: topic)
    }
  }

  /// The report takes the place of the terminal, which then has the text.
  private mutating func report(to path: String) throws(UsageError) {
    options.reports.append(try OptionParser.report("\(options.terminal.rawValue)=\(path)", of: .check))
    options.terminal = .text
  }

  /// True for a custom property, by which `inspect` finds tokens too: `--vero-color-canvas`.
  private static func isProperty(_ name: String, _ topic: Help) -> Bool {
    topic == .inspect && name.hasPrefix("--") && !topic.options.contains(name)
      && NearestName.of(name, in: topic.options) == nil
  }

  /// `theme=light,size=compact`, or the object that the standard has for it.
  private static func mode(_ text: String, of topic: Help) throws(UsageError) -> String {
    guard !text.hasPrefix("{") else { return text }
    var names: Set<String> = []
    var members: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { String($0.drop { $0 == " " }) }
      guard words.count == 2, !words[0].isEmpty else {
        throw UsageError("'\(part)' is no choice such as theme=light", topic: topic)
      }
      guard names.insert(words[0]).inserted else { throw UsageError("'\(words[0])' is chosen twice", topic: topic) }
      members.append("\(JSONText.quoted(words[0])): \(JSONText.quoted(words[1]))")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func port(_ text: String, of topic: Help) throws(UsageError) -> Int {
    guard let port = Int(text), (0...65535).contains(port) else {
      throw UsageError("'\(text)' is no port, a number up to 65535 is needed", topic: topic)
    }
    return port
  }

  private static func report(_ text: String, of topic: Help) throws(UsageError) -> Options.ReportFile {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UsageError("'\(text)' is no report such as sarif=contrast.sarif", topic: topic)
    }
    let format: ReportFormat = try choice(parts[0], of: topic)
    guard format.openings != nil else {
      throw UsageError("'\(format.rawValue)' belongs into the log of a job, and into no file", topic: topic)
    }
    return Options.ReportFile(format: format, path: parts[1])
  }

  private static func choice<Format: RawRepresentable<String> & CaseIterable>(
    _ value: String, of topic: Help
  ) throws(UsageError) -> Format {
    if let format = Format(rawValue: value) { return format }
    let names = Format.allCases.map(\.rawValue)
    let list = "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    throw UsageError(
      "'\(value)' is no format, there are \(list)", nearest: NearestName.of(value, in: names), topic: topic)
  }
}
