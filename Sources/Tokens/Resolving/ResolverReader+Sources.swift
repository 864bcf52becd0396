import DataFiles
import Diagnostics

/// The sources of sets and contexts: trees of tokens written out, files of them, and sets whose sources stand there instead.
extension ResolverReader {
  /// - Parameters:
  ///   - file: the file that the items stand in, by its path.
  ///   - inside: the references that led here.
  mutating func sources(_ items: [DataValue], in file: String, inside: [String]) -> [TokenFile] {
    var files: [TokenFile] = []
    for item in items {
      guard countSource(item) else { break }
      guard let reference = item["$ref"] else {
        files.append(tokens(item))
        continue
      }
      guard let target = target(of: item, in: file, inside: inside) else { continue }
      let text = reference.string ?? ""
      if target.value["contexts"]?.members?.contains(where: { $0.value.array != nil }) == true {
        report("'\(text)' names a modifier, which only the resolutionOrder may", reference)
      } else if let inner = target.value["sources"]?.array {
        files += sources(inner, in: target.file, inside: target.inside)
      } else if target.value["resolutionOrder"]?.array != nil {
        report(
          "'\(text)' is a resolver, a set of it or a token file is needed", reference,
          help: "write '\(text.prefix { $0 != "#" })#/sets/NAME'")
      } else {
        files.append(tokens(target.value))
      }
    }
    return files
  }

  /// Sets that hold sets twice double at every step.
  private mutating func countSource(_ item: DataValue) -> Bool {
    sourceCount += 1
    if sourceCount == ResolverReader.sourceLimit + 1 {
      report("the sets hold each other until they have more than \(ResolverReader.sourceLimit) sources", item)
    }
    return sourceCount <= ResolverReader.sourceLimit
  }

  private mutating func tokens(_ value: DataValue) -> TokenFile {
    if let file = trees[value.place] { return file }
    let file = Dialect.read(value, profile: profile, into: &findings)
    trees[value.place] = file
    return file
  }
}
