import Diagnostics

/// A way in which the lenient profile takes what the standard does not have. Each is one warning for a file, with its count.
package enum Leniency: Hashable, Sendable {
  /// CSS text for what is an object or a number.
  case cssText
  /// CSS text that cannot be taken apart, such as `calc()`, of a type of the standard.
  case keptText(TokenType)
  /// References inside text, beside other text.
  case referenceInText
  /// A unit other than px and rem; empty for none at all.
  case unit(String)
  /// A value without a type, whose syntax tells what it is.
  case guessedType
  case unknownType(String)
  /// An alias of another type, whose value can be read as the one that is needed.
  case convertedAlias
  /// A part that is needed and missing; taken as 0 where `isZero`, else left unset.
  case missingPart(String, of: String, isZero: Bool)
  /// A part that the standard does not have; kept, or else left out.
  case unknownPart(String, of: String, isKept: Bool)
  /// `alpha` beside a colour.
  case alphaBeside
  /// A colour as the drafts between 2024 and 2025 had it.
  case draftColor
  case lengthAsLineHeight
  /// Letter spacing in percent, which is a hundredth of an em.
  case percentSpacing
  case tokenWithChildren
  case rootMarker(String)
  case groupAlias
  case dottedName
  case unfinishedToken
  /// A plain value where a token or group is needed, under some name.
  case plainValue
  /// An object or value beside a `$value`, under some name.
  case vendorData(String)
  /// Modes in a token's own object, which become contexts of a modifier: a map under `$extensions`, by its path.
  case modeMap(String, modifier: String)
  /// Two aliases in place of a colour: for light and dark.
  case lightDarkPair(modifier: String)
  /// More than two.
  case aliasList(modifier: String)
  case figmaScopes
  case figmaAliases
}

extension Leniency {
  /// The rule of the standard that is bent: the same as the strict profile reports, where that has one.
  var rule: Finding.Rule {
    switch self {
    case .cssText, .draftColor, .percentSpacing, .lengthAsLineHeight: "legacy-value"
    case .figmaScopes: "legacy-value"
    case .figmaAliases: "legacy-alias"
    case .modeMap, .lightDarkPair, .aliasList: "legacy-modes"
    case .keptText: "opaque-value"
    case .referenceInText: "reference-in-text"
    case .unit: "unknown-unit"
    case .guessedType: "guessed-type"
    case .unknownType: "unknown-type"
    case .convertedAlias: "type-mismatch"
    case .missingPart: "missing-part"
    case .unknownPart: "unknown-part"
    case .alphaBeside, .vendorData: "unknown-property"
    case .tokenWithChildren: "token-with-children"
    case .rootMarker: "root-marker"
    case .groupAlias: "group-alias"
    case .dottedName: "illegal-name"
    case .unfinishedToken: "missing-value"
    case .plainValue: "not-a-token"
    }
  }

  /// - Parameter count: how often it is so in a file.
  func text(_ count: Int) -> String {
    let (noun, one, many, rest) = sentence
    let article = noun.first.map { "aeio".contains($0) } ?? false ? "an" : "a"
    return count == 1 ? "\(article) \(noun) \(one) \(rest)" : "\(count) \(plural(noun)) of this file \(many) \(rest)"
  }

  private func plural(_ noun: String) -> String {
    if noun == "alias" { return "aliases" }
    return noun.hasSuffix("y") ? "\(noun.dropLast())ies" : "\(noun)s"
  }

  private var sentence: (noun: String, one: String, many: String, rest: String) {
    switch self {
    case .cssText: ("value", "is", "are", "CSS text, where DTCG 2025.10 has an object or a number")
    case .keptText(let type): (type.rawValue, "is", "are", "CSS text that cannot be taken apart")
    case .referenceInText: ("value", "has", "have", "references inside text, where DTCG 2025.10 has whole values")
    case .unit(""): ("dimension", "has", "have", "no unit, where DTCG 2025.10 has px and rem")
    case .unit(let unit): ("dimension", "is", "are", "in \(unit), where DTCG 2025.10 has px and rem")
    case .guessedType: ("token", "has", "have", "no type that is known")
    case .unknownType(let name): ("type", "is", "are", "'\(name)', which is none of the 13 token types")
    case .convertedAlias: ("alias", "names", "name", "a token of another type")
    case .missingPart(let part, let of, _): (of, "has", "have", "no '\(part)'")
    case .unknownPart(let part, let of, _): (of, "has", "have", "a '\(part)', which DTCG 2025.10 does not have")
    case .alphaBeside: ("color", "has", "have", "an 'alpha' beside it, where DTCG 2025.10 has it inside")
    case .draftColor: ("color", "is", "are", "written as in a draft of DTCG 2025.10")
    case .lengthAsLineHeight: ("line height", "is", "are", "a length, where DTCG 2025.10 has a number")
    case .percentSpacing: ("letter spacing", "is", "are", "in %, where DTCG 2025.10 has px and rem")
    case .tokenWithChildren: ("token", "has", "have", "a $value and tokens below it")
    case .rootMarker(let name): ("token", "has", "have", "the name '\(name)', where DTCG 2025.10 has '$root'")
    case .groupAlias: ("alias", "names", "name", "a group, where DTCG 2025.10 has '$root' behind it")
    case .dottedName: ("name", "holds", "hold", "'.', which DTCG 2025.10 does not allow")
    case .unfinishedToken: ("object", "has", "have", "a $type but no $value")
    case .plainValue: ("value", "stands", "stand", "where a token or group is needed")
    case .vendorData(let name): ("token", "has", "have", "'\(name)', which is no property of DTCG 2025.10")
    case .modeMap(let origin, _):
      ("token", "keeps its", "keep their", "modes under \(origin), where DTCG 2025.10 has a resolver")
    case .lightDarkPair:
      ("colour", "is a pair", "are pairs", "for light and dark, where DTCG 2025.10 has a resolver")
    case .aliasList:
      ("colour", "is a list", "are lists", "of more than two aliases, where DTCG 2025.10 has a resolver")
    case .figmaScopes:
      (
        "number", "is a length or a weight", "are lengths or weights",
        "by Figma's scopes, where DTCG 2025.10 has a $type"
      )
    case .figmaAliases:
      (
        "token", "names another", "name others",
        "under $extensions['com.figma.aliasData'], where DTCG 2025.10 has an alias"
      )
    }
  }

  /// What is made of it.
  var help: String {
    switch self {
    case .cssText: "they are taken for what CSS means by them; 'profile: strict' in theme.yaml refuses them"
    case .keptText: "exported as it stands; no contrast with it can be told; \(refusal)"
    case .referenceInText: "replaced by the CSS text of the token; \(refusal)"
    case .unit("dp"), .unit("sp"): "taken as px; \(refusal)"
    case .unit(""): "taken as px; \(refusal)"
    case .unit: "kept as it is; \(refusal)"
    case .guessedType: "taken for what the value looks like; add $type"
    case .unknownType: "kept as text; data of your own belongs under $extensions"
    case .convertedAlias: "its value is read as the type that is needed; \(refusal)"
    case .missingPart(_, _, let isZero): "\(isZero ? "taken as 0" : "left unset"); \(refusal)"
    case .unknownPart(_, _, let isKept): isKept ? "kept as text; \(refusal)" : "not understood and left out; \(refusal)"
    case .alphaBeside: "it is the alpha of the colour; \(refusal)"
    case .draftColor: "taken for what the draft meant; \(refusal)"
    case .lengthAsLineHeight: "kept as it is; \(refusal)"
    case .percentSpacing: "taken as a hundredth of an em; \(refusal)"
    case .tokenWithChildren: "taken as '$root' of a group; \(refusal)"
    case .rootMarker: "taken as '$root'; \(refusal)"
    case .groupAlias: "taken as its '$root'; \(refusal)"
    case .dottedName: "taken as one segment of the path; \(refusal)"
    case .unfinishedToken: "no token unless it has a $value: add it, or remove $type where it is no group"
    case .plainValue: "not understood and left out: a token is {\"$value\": …}"
    case .vendorData: "not understood; data of your own belongs under $extensions"
    case .modeMap(_, let modifier): "they are contexts of \(joining(modifier))"
    case .lightDarkPair(let modifier): "light and dark are contexts of \(joining(modifier))"
    case .aliasList(let modifier):
      "the first counts for light and the last for dark, contexts of the modifier '\(modifier)'; the others are left out"
    case .figmaScopes: "lengths are taken for px; 'profile: strict' in theme.yaml leaves them numbers"
    case .figmaAliases: "it is an alias where the theme has such a token, else the value is taken as it stands"
    }
  }

  private func joining(_ modifier: String) -> String {
    "the modifier '\(modifier)', or of one that the resolver has for them; 'profile: strict' in theme.yaml does not read them"
  }

  private var refusal: String { "'profile: strict' in theme.yaml refuses this" }
}
