import DataFiles
import Tokens

/// The token that a deprecated one makes room for.
enum TokenReplacement {
  /// What its reason names, as an alias, a path or a custom property; else what `$extensions` say under a key that speaks of
  /// replacement. Nil where neither names a token.
  static func path(for token: TokenGraph.Token, in theme: ResolvedTheme) -> TokenPath? {
    let words = token.deprecationReason??.split { " \t\n,;:()'\"`".contains($0) }.map(String.init) ?? []
    let named = words.lazy.compactMap { self.path($0, theme) }.first { $0 != token.path }
    return named ?? token.primary.extensions.flatMap { self.path(in: $0, isReplacement: false, theme) }
  }

  private static func path(in data: DataValue, isReplacement: Bool, _ theme: ResolvedTheme) -> TokenPath? {
    switch data.content {
    case .string(let text): isReplacement ? path(text, theme) : nil
    case .array(let items): items.lazy.compactMap { path(in: $0, isReplacement: isReplacement, theme) }.first
    case .object(let members):
      members.lazy.compactMap { member in
        let key = member.key.lowercased()
        let speaks = key.contains("replace") || key.contains("rename") || key.contains("instead")
        return path(in: member.value, isReplacement: isReplacement || speaks, theme)
      }.first
    case .null, .bool, .number: nil
    }
  }

  private static func path(_ text: String, _ theme: ResolvedTheme) -> TokenPath? {
    let text = text.hasSuffix(".") ? String(text.dropLast()) : text
    if let path = TokenReference(text)?.path ?? TokenPath(printed: text), theme.graph[path] != nil { return path }
    guard text.hasPrefix("--") || text.hasPrefix("var(") else { return nil }
    return theme.tokens(named: text).first?.path
  }
}
