/// A command line that specimen does not understand.
struct UsageError: Error {
  /// What is wrong with it, and where to read on; whole lines.
  let text: String

  init(_ message: String, nearest: String? = nil, topic: Help) {
    let question = nearest.map { "did you mean '\($0)'? " } ?? ""
    text = "error: \(message)\n  help: \(question)'\(topic.command)' explains what there is\n"
  }
}
