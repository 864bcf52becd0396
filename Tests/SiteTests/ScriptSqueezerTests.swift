import Testing

@testable import Site

struct ScriptSqueezerTests {
  @Test(arguments: [
    ("const a = 1 + b;\n", "const a=1+b;"),
    ("  // a comment\n  let a;\n\n  let b;", "let a;let b;"),
    ("a = b + +c - -d;", "a=b+ +c- -d;"),
    ("if (a) {\n  b();\n}\nelse return c in d;", "if(a){b()}\nelse return c in d;"),
    (#"say("a  b // c", 'd = "e"');"#, #"say("a  b // c",'d = "e"');"#),
    (#"say("a \" b", c);"#, #"say("a \" b",c);"#),
    ("say(`a  ${ b + `c  ${ {d} } e` }  f`);", "say(`a  ${b+`c  ${{d}} e`}  f`);"),
    (#"a.split(/[ /"]+/g, 2) / b / c;"#, #"a.split(/[ /"]+/g,2)/b/c;"#),
    ("a = (b) => { c((d) => d); };\n", "a=b=>{c(d=>d)};"),
    ("a(async (b) => (c), (d, e) => f);", "a(async(b)=>(c),(d,e)=>f);"),
    ("{\n  {\n    a();\n  }\n}\n", "{{a()}}"), ("const größe = a ? b : c;", "const größe=a?b:c;"),
  ])
  func `takes away what only people read, and nothing that counts`(_ script: String, _ wanted: String) {
    #expect(String(decoding: ScriptSqueezer.squeezed(script), as: UTF8.self) == wanted)
  }
}
