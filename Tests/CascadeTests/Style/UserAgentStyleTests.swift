import Diagnostics
import Testing

@testable import Cascade

@Suite struct UserAgentStyleTests {
  @Test func `the browser's own sheet is sound`() {
    var findings = Findings()
    _ = UserAgentStyle.read(into: &findings)
    #expect(findings.isEmpty)
  }

  @Test(arguments: Property.allCases)
  func `a longhand is found by its name, and its initial value is one of its own`(_ property: Property) {
    #expect(Property(property.name) == property)
    #expect(!property.initial.isEmpty)
  }
}
