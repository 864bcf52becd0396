extension RuleCatalog {
  static let drift: [String: (title: String, help: String)] = [
    "comment-drift": (
      "A comment in Swift with another colour than the code before it",
      "Correct the digits of the comment, or the numbers of the colour."
    ),
    "contrast-claim": (
      "A contrast ratio in a document that the colours do not have",
      "Write the ratio of the message, rounded down, or draw the pair with a fence 'specimen contrast'."
    ),
    "hex-drift": (
      "Hex digits in a document that are not the value of the token beside them",
      "Write the value of the message, or leave it out: a chip shows its value by itself."
    ),
    "literal-token": (
      "A colour in Swift that a token has, written out", "Write the name that the token has in Swift."
    ),
    "swift-drift": (
      "A constant in Swift with the name of a token and another value", "Correct the value, or change the token."
    ),
    "unmentioned-token": (
      "A token of which no document speaks", "Write what it is for, or remove the token."
    ),
  ]
}
