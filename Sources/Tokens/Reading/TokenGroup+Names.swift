import Diagnostics

extension TokenGroup {
  /// Warns of names that differ only by case: they are different tokens, but one name in many of the places that tokens go to.
  func warnOfNames(at path: TokenPath = TokenPath([]), into findings: inout Findings) {
    var spellings: [String: Member]?
    if members.contains(where: { TokenGroup.mayHaveUpperCase($0.name) }) {
      spellings = [:]
    }
    for member in members {
      if spellings != nil {
        let key = member.name.lowercased()
        if let first = spellings?[key] {
          findings.report(TokenGroup.clash(path.appending(member.name), member, first))
        } else {
          spellings?[key] = member
        }
      }
      if case .group(let group) = member.node { group.warnOfNames(at: path.appending(member.name), into: &findings) }
    }
  }

  private static func mayHaveUpperCase(_ name: String) -> Bool {
    name.utf8.contains { $0 >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static func clash(_ path: TokenPath, _ member: Member, _ first: Member) -> Finding {
    Finding(
      .warning, "names-differ-by-case", "'\(path)' and its neighbour '\(first.name)' differ only by case",
      at: member.namePlace, notes: [.init("the other stands here", at: first.namePlace)], help: "rename one of them")
  }
}
