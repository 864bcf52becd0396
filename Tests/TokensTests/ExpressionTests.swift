import Testing

@testable import Tokens

/// Arithmetic in text. What Tokens Studio computes is what its transforms for Style Dictionary document, except that lengths divided
/// by lengths are numbers.
struct ExpressionTests {
  private static let known: [String: Measure] = [
    "n": Measure(2), "neg": Measure(-2), "px": Measure(16, "px"), "rem": Measure(1.5, "rem"), "a.b": Measure(3),
  ]

  @Test(arguments: [
    ("4 * 7", "28"), ("4 * 7px", "28px"), ("4 * 7rem", "28rem"), ("4px * 7px", "28px"), ("4px * 7em", "28em"),
    ("4em + 7em", "11em"), ("10vw+20vw", "30vw"), ("2pt * 4", "8pt"), ("(15 + 20 - 17 * 7 / 3.5) * 7px", "7px"),
    ("5px * 4px / 2px", "10"), ("16px / 2", "8px"), ("1000 / 20px", "50px"), ("100% * 2", "200%"),
    ("50% * 16px", "8px"), ("10 % 4", "2"), ("2 ^ 3 ^ 2", "512"), ("-2 ^ 2", "-4"), ("0 + 1rem", "1rem"),
    ("4 + 16px", "20px"), ("4-2", "2"), ("2 - -3", "5"), ("-(2 + 3)", "-5"), ("+4 * .5", "2"),
    ("{n} * 4px", "8px"), ("4 - {neg}", "6"), ("4-{neg}", "6"), ("{ n } * {a.b}", "6"), ("-{px}", "-16px"),
    ("{px} / {px}", "1"), ("{rem} * {n}", "3rem"), ("calc({px} + 4px)", "20px"), ("calc(2 * calc(3px))", "6px"),
    ("roundTo(4 / 7, 1)", "0.6"), ("roundTo(4px / 7, 1) * 10", "6px"), ("ceil(roundTo(16px/1.2,0)/2)*2", "14px"),
    ("min(10, 24, 5, 12, 6)", "5"), ("max(4px, 8)", "8px"), ("round(2.5)", "3"), ("round(-2.5)", "-2"),
    ("floor(-0.5px)", "-1px"), ("trunc(-1.7)", "-1"), ("abs(-4rem)", "4rem"), ("sqrt(9)", "3"),
  ])
  func `comes to a number and a unit`(text: String, wanted: String) throws {
    let expression = try #require(Expression(text))
    #expect(expression.isComputed)
    let result = try expression.value(ExpressionTests.known)
    #expect(result.description == wanted)
  }

  @Test(arguments: [
    "16", "16px", "-2%", "1.5rem", "{a}", "{a.b}",
  ])
  func `is not what a value alone is`(text: String) throws {
    #expect(try #require(Expression(text)).isComputed == false)
  }

  @Test(arguments: [
    "", "semi-bold", "ease-in-out", "E6", "#f56565", "4px 8px", "4px -2px", "{a} {b}", "5px + 4px 3 * 2px",
    "1px solid {c}",
    "dd/MM/yyyy 'om' HH:mm", "linear-gradient(90deg, #354752 0%, #0b0d0e 100%)", "calc(1px", "1px)", "round", "round()",
    "frobnicate(2)", "2 *", "* 2", "4px2", "{}", "{a", "1..2", "cubic-bezier(0, 0, 1, 1)", "var(--x) * 2", "a - b",
  ])
  func `is no text that merely looks like it`(text: String) {
    #expect(Expression(text) == nil)
  }

  @Test(arguments: [
    ("8 / 4 * 7px 8 * 5px 2 * 4px", ["14px", "40px", "8px"]), ("5px + 4px + 10px 3 * 2px", ["19px", "6px"]),
    ("4px -2px", ["4px", "-2px"]), ("{px} {n}", ["16px", "2"]),
    ("roundTo(4 / 7, 1) 8 * 14px", ["0.6", "112px"]),
    ("min(10px, 24px, 5px) (2 + 3) * 2", ["5px", "10"]),
  ])
  func `may stand in a list`(text: String, wanted: [String]) throws {
    let list = try #require(Expression.list(text))
    #expect(try list.map { try $0.value(ExpressionTests.known).description } == wanted)
  }

  @Test(arguments: [
    ("16px + 1rem", Expression.Fault.mixed("px", "rem")), ("4 + 7rem", .units("", "rem")),
    ("2em + 20px", .mixed("em", "px")),
    ("1000 / 20em", .units("", "em")), ("2em * 3rem", .units("em", "rem")), ("max({px}, {rem})", .mixed("px", "rem")),
    ("1 / 0", .divisionByZero), ("1px % 0px", .divisionByZero), ("10 ^ 400", .notFinite),
    ("sqrt(-1)", .arguments(.sqrt)),
    ("round(1, 2)", .arguments(.round)), ("roundTo(1, 0.5)", .arguments(.roundTo)), ("{x} + 1", .unknown("x")),
  ])
  func `tells what cannot be computed`(text: String, fault: Expression.Fault) throws {
    let expression = try #require(Expression(text))
    #expect(throws: fault) { try expression.value(ExpressionTests.known) }
  }

  @Test(arguments: [
    ("{px} + {rem} * 2", "calc(16px + (1.5rem * 2))"), ("max({px}, 2 - {rem})", "calc(max(16px, (2 - 1.5rem)))"),
    ("-{rem} - {neg}", "calc((-1 * 1.5rem) - -2)"),
  ])
  func `can be written for a browser to compute`(text: String, wanted: String) throws {
    #expect(try #require(Expression(text)).calculation(ExpressionTests.known) == wanted)
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000), String(repeating: "-", count: 100_000) + "1",
    String(repeating: "abs(", count: 200) + "1" + String(repeating: ")", count: 200),
    Array(repeating: "1", count: 100_000).joined(separator: "+"),
  ])
  func `has a limit to its depth and its length`(text: String) {
    #expect(Expression(text) == nil)
  }
}
