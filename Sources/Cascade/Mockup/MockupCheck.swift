package import Diagnostics

/// What a mock-up must not have, must have, and what it calls by a wrong name, beyond HTML that can be read at all.
package enum MockupCheck {
  /// - Parameter states: those that the variant is drawn in.
  package static func report(
    on tree: ElementTree, states: [InteractionState], at place: Place, into findings: inout Findings
  ) {
    for finding in ElementNames.findings(in: tree) + ActiveContent.findings(in: tree)
      + IdentifierReferences(tree).findings + AccessibleNames(tree).findings + PageStyling.findings(in: tree)
      + StateTargets.findings(in: tree, states, at: place)
    {
      findings.report(finding)
    }
  }
}
