import Diagnostics
import Testing

struct JSONTests {
  @Test func `keeps the order of members, leaves out those of nil, and gives items their lines`() {
    let value: JSON = [
      "b": "x", "a": ["c": true, "d": nil, "e": .null], "none": [],
      "line": .line([1, ["deep": ["in"]], .number("2.50")]),
    ]
    #expect(
      value.text == """
        {
          "b": "x",
          "a": {
            "c": true,
            "e": null
          },
          "none": [],
          "line": [1, {"deep": ["in"]}, 2.50]
        }

        """)
  }

  @Test func `escapes names and texts`() {
    let name = "a\"\n\\"
    #expect((.line([name: "\(name)</x>\u{1}"]) as JSON).text == #"{"a\"\n\\": "a\"\n\\\u003c/x>\u0001"}"# + "\n")
  }
}
