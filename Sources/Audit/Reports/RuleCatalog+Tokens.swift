extension RuleCatalog {
  static let tokens: [String: (title: String, help: String)] = [
    "alias-chain-too-long": ("Aliases in too long a row", "Let the aliases name a token nearer to the value."),
    "alias-cycle": ("Aliases that never reach a value", "Give one of the tokens in the circle a value of its own."),
    "ambiguous-resolver": ("Several resolvers and no choice", "Name one of them under 'tokens' in theme.yaml."),
    "extended-type": ("A group with another type than the one it extends", "Give both groups the same type."),
    "extends-cycle": ("Groups that extend each other", "Let one of the groups in the circle extend nothing."),
    "extends-too-deep": ("Groups that extend each other in too long a row", "Extend the group that holds the tokens."),
    "hex-mismatch": (
      "A hex value that is not the colour beside it",
      "Correct the hex value, or remove it: the components decide."
    ),
    "illegal-name": (
      "A name that tokens or variants cannot have",
      "Use letters, digits, '-' and '_'; the standard keeps '$', '{', '}' and '.' for itself."
    ),
    "invalid-input": (
      "A resolver input that cannot be used",
      "Name modifiers of the resolver, each with one of its contexts."
    ),
    "invalid-property": ("A property of a token with a wrong kind of value", "Write it as DTCG 2025.10 has it."),
    "invalid-reference": (
      "A reference that cannot be understood",
      "Write an alias as {group.token}, or a $ref as a JSON pointer."
    ),
    "invalid-resolver": (
      "A resolver that DTCG 2025.10 does not allow",
      "Write it as the Resolver module has it: sets, modifiers and a resolution order."
    ),
    "invalid-value": ("A value that its type does not allow", "Write the value as DTCG 2025.10 has it for the type."),
    "legacy-value": ("Values as CSS text", "Write them as the objects and numbers of DTCG 2025.10."),
    "list-too-long": (
      "A list that grows beyond all measure",
      "Write the items out: lists that take in each other grow without end."
    ),
    "missing-in-mode": ("A token without a value in some mode", "Give it a value in a set, which every mode has."),
    "missing-type": ("A token of no type", "Give it a $type, or give one to a group above it."),
    "missing-value": ("A token of no value", "Give it a $value, or remove it."),
    "name-collision": (
      "Two names that become one",
      "Rename one of them: they cannot be told apart in CSS or in addresses."
    ),
    "names-differ-by-case": (
      "Two names that differ only by case",
      "Rename one of them: people and file systems take them for the same."
    ),
    "negative-duration": ("A duration below zero", "Write zero or more: only a delay can be negative."),
    "not-a-token": ("A member that is neither token nor group", "Write tokens and groups as objects."),
    "not-a-token-file": ("A file that holds no object", "Write an object of tokens and groups."),
    "padded-alias": ("An alias with blanks in its braces", "Remove the blanks."),
    "position-clamped": ("A gradient stop beyond its ends", "Write a position from 0 to 1."),
    "spliced-list": (
      "A reference to a list in the place of one item",
      "Refer to one item, or know that all of them are taken."
    ),
    "token-group-collision": ("A token in one file and a group in another", "Rename one of them."),
    "token-with-children": ("A token that holds others", "Move its value to a token named $root inside a group."),
    "too-many-inherited-tokens": (
      "Groups that take too many tokens from each other",
      "Extend fewer groups, or smaller ones."
    ),
    "too-many-values": ("More tokens and modes than can be held", "Split the theme, or its modifiers."),
    "type-mismatch": (
      "An alias to a token of another type",
      "Name a token of the type that is needed, or remove the $type."
    ),
    "unknown-alias": ("An alias that names no token", "Correct the name, or write the token."),
    "unknown-group": ("A group that does not exist", "Correct the name of the group that is extended."),
    "unknown-property": (
      "A property that DTCG 2025.10 does not have",
      "Correct its name, or keep data of your own under $extensions."
    ),
    "unknown-reference": ("A reference that leads nowhere", "Correct the file, the pointer or the id."),
    "unknown-type": ("A type that DTCG 2025.10 does not have", "Use one of its 13 types."),
    "value-and-reference": ("A value and a reference for the same thing", "Keep one of them."),
    "wrapped-value": ("A part of a value written like a token", "Write the value alone, without an object around it."),
    "xyz-range": (
      "XYZ components beyond the standard's range",
      "Leave it as it is, if it is meant: the colour is taken as written."
    ),
    "duplicate-token": ("A token that stands twice", "Remove one of the two: the first is read."),
    "legacy-alias": ("An alias that only Figma knows", "Write it as an alias of DTCG 2025.10."),
    "legacy-modes": ("Modes beside the values of tokens", "Write a resolver with a modifier and its contexts."),
    "other-format": (
      "Tokens in another format than the standard's",
      "Write them as DTCG 2025.10 has them: the file is read as it is."
    ),
    "redefined-token": (
      "A token that two files define",
      "Keep one of the two, or write a resolver that lays one file over the other."
    ),
    "swift-not-understood": (
      "Swift that looks like a token and cannot be read",
      "Write it as a literal, or as another constant that is declared in the files that are read."
    ),
    "too-many-modes": ("More modes than can be checked", "Split the theme, or its modifiers: every mode is checked."),
    "unknown-mode": (
      "A mode that there is not",
      "Correct its name, or give the resolver's modifier such a context."
    ),
    "idle-set": ("A set that no theme has", "Select it in $themes, or remove it."),
    "invalid-theme": (
      "Themes of Tokens Studio that cannot be read",
      "Write $themes as a list of themes, each with a name and its sets."
    ),
    "missing-unit": ("A size without a unit", "Write the unit: it is taken as rem."),
    "mixed-units": ("A calculation with units that do not fit", "Use one unit, or know that browsers work it out."),
    "not-in-palette": (
      "A colour that a palette cannot hold", "Take it from a token file: palettes have opaque colours alone."
    ),
    "not-in-standard": (
      "What DTCG 2025.10 cannot say",
      "Know that other programs will not find it: it stands under $extensions."
    ),
    "not-in-swift": (
      "Tokens that Swift cannot say",
      "Give them values in points, or write their constants in the app by hand."
    ),
    "one-mode-in-swift": (
      "Tokens of which Swift has one mode",
      "Say which mode with --mode, or choose a swift-shape in theme.yaml that can choose."
    ),
    "sets-without-themes": ("Sets that take each other's tokens", "Say under $themes when each of them is on."),
    "swift-name": ("A name that Swift does not allow", "Use letters, digits and '_', and begin with no digit."),
    "theme-names-alike": ("Themes whose names differ only by case", "Rename one of them."),
    "token-in-several-sets": ("A token that several sets have", "Say under $themes when each of the sets is on."),
    "unknown-set": ("A set that is not there", "Correct the name of the set."),
    "token-file-name": ("A token file by an unusual name", "End its name with .tokens.json."),
    "unknown-context": ("A context that a modifier does not have", "Name one of its contexts."),
    "unknown-modifier": ("A modifier that the theme does not have", "Name one of its modifiers."),
    "unknown-token": ("A name of no token", "Correct the name, or write the token."),
  ]
}
