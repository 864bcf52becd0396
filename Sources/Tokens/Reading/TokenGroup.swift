package import DataFiles
package import Diagnostics

/// A group of tokens as its file has it, or as several files give it together.
package struct TokenGroup: Sendable {
  package enum Node: Sendable {
    indirect case group(TokenGroup)
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
  /// What this group extends; nil for most.
  package var extending: GroupExtension? {
    didSet { if extending != nil { holdsExtensions = true } }
  }
  /// True for a group of the lenient profile: a token laid over it is its `$root`.
  var isLenient = false
  package private(set) var members: [Member] = []
  /// How many tokens stand here and in all groups below.
  package private(set) var tokenCount = 0
  /// True when this group or one below extends another.
  private(set) var holdsExtensions = false
  private var indices = MemberIndex()

  package init() {}

  /// The token that this is instead, if its `$ref` leads to a token.
  var bareReference: AuthoredToken? { members.isEmpty ? extending?.token : nil }

  subscript(name: String) -> Member? { index(of: name).map { members[$0] } }

  private func index(of name: String) -> Int? { indices.index(of: name, among: members) }

  subscript(path: TokenPath) -> Node? {
    var node = Node.group(self)
    for name in path.segments {
      guard case .group(let group) = node, let member = group[name] else { return nil }
      node = member.node
    }
    return node
  }

  /// In the order of the file.
  var firstToken: AuthoredToken? {
    members.lazy.compactMap { member in
      switch member.node {
      case .token(let token): token
      case .group(let group): group.firstToken
      }
    }.first
  }

  package mutating func append(_ member: Member) {
    indices.append(member.name, after: members)
    members.append(member)
    count(member.node)
  }

  /// Takes out all tokens and groups; its properties stay.
  mutating func removeAll() {
    members = []
    indices = MemberIndex()
    tokenCount = 0
    holdsExtensions = extending != nil
  }

  /// Puts something else under the name of a member.
  mutating func replace(_ index: Int, by node: Node) {
    replace(index, by: node, of: members[index])
  }

  private mutating func replace(_ index: Int, by node: Node, of member: Member) {
    tokenCount -= members[index].node.tokenCount
    members[index] = Member(name: member.name, namePlace: member.namePlace, node: node)
    count(node)
  }

  private mutating func count(_ node: Node) {
    tokenCount += node.tokenCount
    if case .group(let group) = node, group.holdsExtensions { holdsExtensions = true }
  }

  /// Lays another group over this one: groups merge, a token replaces a token whole (DTCG Resolver 2025.10, "resolution logic").
  ///
  /// A token on a group, or a group on a token, is a finding; what stood first stays. A `$ref` that may be either is what the
  /// other is.
  package mutating func merge(_ other: TokenGroup, into findings: inout Findings) {
    type = other.type ?? type
    description = other.description ?? description
    deprecation = other.deprecation ?? deprecation
    extensions = other.extensions ?? extensions
    extending = other.extending ?? extending
    for member in other.members {
      guard let index = index(of: member.name) else {
        append(member)
        continue
      }
      let first = members[index]
      switch (first.node, member.node) {
      case (.token, .token): replace(index, by: member.node, of: member)
      case (.group(let group), .group(let added)):
        if group.bareReference != nil, added.bareReference != nil {
          replace(index, by: member.node, of: member)
        } else {
          var merged = group
          merged.merge(added, into: &findings)
          replace(index, by: .group(merged), of: first)
        }
      case (.group(let group), .token) where group.bareReference != nil:
        replace(index, by: member.node, of: member)
      case (.token, .group(let group)) where group.bareReference != nil:
        replace(index, by: member.node, of: member)
      case (.group(let group), .token(let token)) where group.isLenient:
        findings.report(TokenGroup.rooted(member, beside: first))
        replace(index, by: .group(group.rooted(token, at: member.namePlace)), of: first)
      case (.token(let token), .group(let group)) where group.isLenient:
        findings.report(TokenGroup.rooted(first, beside: member))
        replace(index, by: .group(group.rooted(token, at: first.namePlace)), of: member)
      case (.group, .token), (.token, .group):
        findings.report(TokenGroup.collision(member, with: first, origin: "a source before it"))
      }
    }
  }

  /// - Parameter origin: where the first of the two comes from.
  static func collision(_ member: Member, with first: Member, origin: String) -> Finding {
    let isToken = if case .token = member.node { true } else { false }
    return Finding(
      .error, "token-group-collision",
      "'\(member.name)' is a \(isToken ? "token" : "group") here and a \(isToken ? "group" : "token") in \(origin)",
      at: member.namePlace, notes: [.init("the other stands here", at: first.namePlace)], help: "rename one of them")
  }
}

extension TokenGroup.Node {
  fileprivate var tokenCount: Int {
    switch self {
    case .token: 1
    // A reference that may be a token counts as one.
    case .group(let group): group.tokenCount + (group.bareReference == nil ? 0 : 1)
    }
  }
}
