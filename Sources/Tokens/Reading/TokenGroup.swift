package import DataFiles
package import Diagnostics

/// A group of tokens as its file has it, or as several files give it together.
package struct TokenGroup: Sendable {
  package enum Node: Sendable {
    case group(TokenGroup)
    case token(AuthoredToken)
  }

  package struct Member: Sendable {
    package let name: String
    package let namePlace: Place
    package var node: Node
  }

  package var type: AuthoredType?
  package var description: String?
  package var deprecation: Deprecation?
  package var extensions: DataValue?
  package private(set) var members: [Member] = []
  private var indices: [String: Int] = [:]

  package init() {}

  package mutating func append(_ member: Member) {
    indices[member.name] = members.count
    members.append(member)
  }

  /// Lays another group over this one: groups merge, a token replaces a token whole (DTCG Resolver 2025.10, "resolution logic").
  ///
  /// A token on a group, or a group on a token, is a finding; what stood first stays.
  package mutating func merge(_ other: TokenGroup, into findings: inout Findings) {
    type = other.type ?? type
    description = other.description ?? description
    deprecation = other.deprecation ?? deprecation
    extensions = other.extensions ?? extensions
    for member in other.members {
      guard let index = indices[member.name] else {
        append(member)
        continue
      }
      switch (members[index].node, member.node) {
      case (.group(var group), .group(let added)):
        group.merge(added, into: &findings)
        members[index].node = .group(group)
      case (.token, .token):
        members[index] = member
      case (.group, .token), (.token, .group):
        findings.report(collision(member, with: members[index]))
      }
    }
  }

  private func collision(_ member: Member, with first: Member) -> Finding {
    let isToken = if case .token = member.node { true } else { false }
    return Finding(
      .error, "token-group-collision",
      "'\(member.name)' is a \(isToken ? "token" : "group") here and a \(isToken ? "group" : "token") in a source before it",
      at: member.namePlace, notes: [.init("the other stands here", at: first.namePlace)], help: "rename one of them")
  }
}
