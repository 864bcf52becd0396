import Diagnostics
import Testing
import Tokens

/// Files of one set that define the same tokens.
struct RedefinitionsTests {
  private func graph(_ texts: [String], profile: TokenProfile = .strict) -> Graph {
    Graph(
      files: zip(["a.json", "b.json", "c.json"], texts).map { (name: $0, text: $1) }, resolver: nil, profile: profile)
  }

  private func number(_ values: [(String, Int)]) -> String {
    let members = values.map { ##""\##($0)": {"$value": \##($1)}"## }.joined(separator: ", ")
    return ##"{"g": {"$type": "number", \##(members)}}"##
  }

  @Test(arguments: TokenProfile.allCases)
  func `are told of for each pair of files, with how many there are`(profile: TokenProfile) {
    let graph = graph(
      [
        number([("x", 1), ("y", 1), ("z", 1)]), number([("x", 2), ("y", 3)]), number([("z", 2), ("x", 5), ("y", 3)]),
      ],
      profile: profile)
    #expect(graph.dump == ["g.x number 5", "g.y number 3", "g.z number 2"])
    #expect(
      graph.findings.sorted.map { "\($0.rule.rawValue): \($0.text)" } == [
        "redefined-token: 2 tokens of a.json are defined again in b.json; the last file's values are shown",
        "redefined-token: a token of a.json is defined again in c.json; the last file's values are shown",
        "redefined-token: a token of b.json is defined again in c.json; the last file's values are shown",
      ])
  }

  @Test func `are nothing to tell of where they say the same`() {
    #expect(graph([number([("x", 1)]), number([("x", 1), ("y", 2)])]).findings.isEmpty)
  }
}
