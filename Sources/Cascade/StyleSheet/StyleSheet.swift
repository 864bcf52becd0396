package import Diagnostics

/// What a file of CSS declares.
package struct StyleSheet: Sendable {
  /// In the order of the file.
  package internal(set) var rules: [StyleRule] = []
  package internal(set) var keyframes: [KeyframesRule] = []
  package internal(set) var registeredProperties: [RegisteredProperty] = []

  var stateUses: [StateUse] = []
  var idUses: [IDUse] = []

  package init() {}

  /// What is wrong is reported, and left out as a browser leaves it out.
  package static func read(_ file: SourceFile, into findings: inout Findings) -> StyleSheet {
    var reader = StyleSheetReader(file)
    reader.read()
    findings.report(reader.findings.all)
    return reader.sheet
  }

  /// The file that it was read from, with states that can be drawn, many times on a page: `#name` also matches what a drawing
  /// calls `name--` and its own number.
  package func withDrawnStates(_ file: SourceFile) -> [UInt8] { DrawnStates(stateUses, idUses, in: file.bytes).css }
}
