extension RuleCatalog {
  static let drift: [String: (title: String, help: String)] = [
    "contrast-claim": (
      "A contrast ratio in a document that the colours do not have",
      "Write the ratio of the message, rounded down, or draw the pair with a fence 'specimen contrast'."
    ),
    "hex-drift": (
      "Hex digits in a document that are not the value of the token beside them",
      "Write the value of the message, or leave it out: a chip shows its value by itself."
    ),
    "unmentioned-token": (
      "A token of which no document speaks", "Write what it is for, or remove the token."
    ),
  ]
}
