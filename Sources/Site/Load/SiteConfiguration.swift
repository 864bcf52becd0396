import Audit
import DataFiles
package import Diagnostics

/// A project's specimen.yaml. Everything in it has a default.
package struct SiteConfiguration: Sendable {
  package var title: String?
  package var description: String?
  /// The folder that the site is written to, relative to the project.
  package var output = "_site"
  /// The systems to publish, in their order in the portal; nil for all.
  package var systems: [(name: String, place: Place)]?
  /// The language of the documents: a BCP 47 tag.
  package var language = LanguageTag.english
  package var allowsRawHTML = false
  /// Whether each page has a twin in Markdown; nil to leave that to the size of the site.
  package var hasMarkdown: Bool?
  /// The files that `site` names.
  var parts: DataValue?
  /// Where the site will be on the web.
  package var address: WebAddress?
  /// Where readers can change a document.
  package var editing: EditAddress?
  /// Severities that the project sets itself; nil turns a rule off.
  package var severities: [Finding.Rule: Finding.Severity?] = [:]

  package init() {}

  init(_ data: DataValue, into findings: inout Findings) {
    if case .null = data.content { return }
    let known = [
      "title", "description", "output", "systems", "language", "raw-html", "markdown", "url", "edit", "site", "rules",
    ]
    guard let fields = Fields(data, of: "specimen.yaml", known: known, into: &findings) else { return }
    title = fields.text("title", into: &findings)
    description = fields.text("description", into: &findings)
    output = fields.text("output", into: &findings) ?? output
    if fields["systems"] != nil {
      systems = fields.texts("systems", into: &findings).map { (name: $0.text, place: $0.place) }
    }
    language = fields.language("language", into: &findings) ?? language
    hasMarkdown = fields.flag("markdown", into: &findings)
    allowsRawHTML = fields.flag("raw-html", into: &findings) ?? false
    parts = fields["site"]
    editing = fields.editAddress("edit", into: &findings)
    address = fields.folderAddress("url", into: &findings)
    if address == nil, fields["url"] == nil, let image = parts?["image"] {
      findings.report(SiteConfiguration.imageWithoutAddress(at: image.place))
    }
    if let rules = fields["rules"] { readSeverities(rules, into: &findings) }
  }

  private mutating func readSeverities(_ data: DataValue, into findings: inout Findings) {
    guard let members = data.members else {
      findings.report(
        Finding(.error, "invalid-configuration", "'rules' is \(data.kind), a map of rules is needed", at: data.place))
      return
    }
    for member in members {
      let rule = Finding.Rule(rawValue: member.key)
      if !RuleCatalog.isKnown(member.key) {
        findings.report(SiteConfiguration.unknownRule(member.key, at: member.keyPlace))
      }
      switch member.value.string {
      case "off": severities[rule] = .some(nil)
      case "warning": severities[rule] = .some(.warning)
      case "error": severities[rule] = .some(.error)
      default:
        findings.report(
          Finding(
            .error, "invalid-configuration", "'\(member.key)' needs one of off, warning, error",
            at: member.value.place))
      }
    }
  }

  private static func unknownRule(_ name: String, at place: Place) -> Finding {
    Finding(
      .error, "unknown-key", "'\(name)' is no rule of specimen", at: place,
      help: NearestName.help(name, in: RuleCatalog.rules) ?? "a finding ends with the name of its rule, in brackets")
  }

  private static func imageWithoutAddress(at place: Place) -> Finding {
    Finding(
      .error, "invalid-configuration", "'image' needs 'url': who shows a link to the site wants the whole address",
      at: place, help: "say where the site will be: url: https://design.example.com/")
  }
}
