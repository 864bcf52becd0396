package import Audit
package import Diagnostics
import Review

/// The whole way from files to a site; each stage takes the value of the one before it.
package struct Build: Sendable {
  package private(set) var findings: Findings
  /// Those of `findings` that say how the input is written, not what was measured.
  package let inputFindings: Findings
  package let sources: SourceFiles
  /// Where the site belongs, relative to the project.
  package let output: String
  package let project: Project
  package private(set) var resolved: ResolvedProject

  /// - Parameters:
  ///   - today: the day on which waivers are judged.
  ///   - includesDrafts: whether documents whose status is `draft` are part of the site.
  ///   - provesContrast: whether a theme that declares no pairs is an error, since nothing was proven of it; else a warning.
  ///   - earlier: the version since which the site tells what changed; nil for a site that tells of none.
  ///   - advises: whether it is told what would mend failures of contrast, and where documents and code have drifted.
  package init(
    _ files: ProjectFiles, today: CalendarDate?, includesDrafts: Bool = false, provesContrast: Bool = false,
    since earlier: EarlierVersion? = nil, advises: Bool = true
  ) {
    var findings = Findings()
    let project = ProjectLoader.load(files, includesDrafts: includesDrafts, into: &findings)
    let fonts = FontCollection(for: project, into: &findings)
    let resolved = ResolvedProject(
      project, fonts: fonts, today: today, isReviewed: earlier != nil, advises: advises, into: &findings)
    if !findings.hasErrors { findings.report(resolved.brokenAnchors) }
    let proof: [Finding.Rule: Finding.Severity?] = provesContrast ? ["contrast-undeclared": .error] : [:]
    let severities = proof.merging(project.configuration.severities) { _, own in own }
    inputFindings = findings.applying(severities)
    for system in resolved.systems {
      if let theme = system.theme { findings.report(theme.auditFindings) }
    }
    if today != nil, advises {
      // Nil where nothing is said of the rule, and where it is turned off.
      let asksForMentions = project.configuration.severities[UnmentionedTokens.rule].flatMap(\.self) != nil
      for system in resolved.systems {
        findings.report(DriftCheck.findings(in: system, project.sources, asksForMentions: asksForMentions))
      }
    }
    self.findings = findings.applying(severities)
    sources = project.sources
    output = project.configuration.output
    self.project = project
    self.resolved = resolved
    if let earlier, !inputFindings.hasErrors { review(since: earlier) }
  }

  /// Nil when the input has errors, so that there is nothing to show; contrast failures do not count as such.
  package var site: [OutputFile]? { site(knowing: []) }

  /// The same as it is served from here, at the root of a host.
  package var preview: [OutputFile]? {
    inputFindings.hasErrors ? nil : SiteRenderer(project: resolved.atRoot).files
  }

  /// - Parameter subjects: the pairs whose failures a baseline knows.
  package func site(knowing subjects: Set<Finding.Subject>) -> [OutputFile]? {
    inputFindings.hasErrors ? nil : SiteRenderer(project: resolved.knowing(subjects)).files
  }
}

// MARK: Changes

extension Build {
  private mutating func review(since earlier: EarlierVersion) {
    let systems = SystemPairing(earlier.snapshots, snapshots)
    let compared = systems.pairs.map { old, new in
      (new.system, SystemReview(since: earlier.name, comparison: Comparison(old, new)))
    }
    let new = systems.onlyNew.map { ($0.system, SystemReview(since: earlier.name, comparison: nil)) }
    resolved = resolved.reviewed(Dictionary(compared + new) { first, _ in first })
    var found = Findings()
    if !earlier.isWhole { found.report(Build.isPartlyRead(earlier.name)) }
    for system in systems.onlyOld { found.report(Build.isGone(system.system, since: earlier.name)) }
    findings.report(found.applying(project.configuration.severities))
  }

  private static func isPartlyRead(_ version: String) -> Finding {
    Finding(
      .warning, "partly-read", "'\(version)' has errors, and is compared as far as it can be read", at: nil,
      help: "'specimen diff' tells them")
  }

  private static func isGone(_ system: String, since version: String) -> Finding {
    Finding(
      .warning, "lone-system", "'\(system)' is a system of '\(version)' and of this project no more", at: nil)
  }
}

// MARK: Reports

extension Build {
  private var audits: [(system: String, theme: ResolvedTheme, audit: ContrastAudit)] {
    resolved.systems.compactMap { system in
      guard let theme = system.theme, theme.configuration.isReadable, let audit = theme.audit else { return nil }
      return (system.name, theme, audit)
    }
  }

  /// The contrast passes that were reported of.
  package var contrast: [ContrastReport] {
    audits.map { system, theme, audit in
      ContrastReport(audit, of: theme.graph, system: system) { theme.configuration.tier(of: $0) == .primitive }
    }
  }

  /// Failures that waivers accept, with the severities that the project has set.
  package var accepted: Findings {
    var findings = Findings()
    for finding in audits.flatMap(\.audit.accepted) { findings.report(finding) }
    return findings.applying(project.configuration.severities)
  }
}

// MARK: Baseline

extension Build {
  /// What a baseline makes of what was found.
  /// - Parameters:
  ///   - findings: those of this build, and of the baseline as it is written.
  ///   - isUpdate: true where the updated baseline takes the place of this one.
  package func judged(by baseline: Baseline, _ findings: Findings, isUpdate: Bool) -> BaselineJudgement {
    BaselineJudgement(
      baseline, contrast, findings, severities: project.configuration.severities, isWhole: !inputFindings.hasErrors,
      isUpdate: isUpdate)
  }
}
