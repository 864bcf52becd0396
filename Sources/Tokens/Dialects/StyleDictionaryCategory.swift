import DataFiles

/// The type that a token without `type` has by its category: `attributes`, or else where it stands in its file, category/type/item
/// as Style Dictionary 3 has it.
enum StyleDictionaryCategory {
  static func type(of members: [DataValue.Member], at path: [String]) -> String? {
    let attributes = members.first { $0.key == "attributes" }?.value
    let category = attributes?["category"]?.string ?? (path.count > 1 ? path[0] : nil)
    let type = attributes?["type"]?.string ?? (path.count > 2 ? path[1] : nil)
    switch category.map(plain) {
    case "color", "colors": return "color"
    case "size", "sizes", "spacing", "space", "radius", "borderradius": return "dimension"
    case "time", "duration": return "duration"
    case "opacity": return "number"
    case "lineheight", "lineheights": return "lineHeight"
    case "letterspacing": return "letterSpacing"
    case "fontfamily": return "fontFamily"
    case "fontweight": return "fontWeight"
    case "fontsize": return "dimension"
    case "asset", "content": return category
    case "font":
      switch type.map(plain) {
      case "family", "families": return "fontFamily"
      case "weight", "weights": return "fontWeight"
      case "size", "sizes": return "dimension"
      case "lineheight": return "lineHeight"
      case "letterspacing": return "letterSpacing"
      default: return nil
      }
    default: return nil
    }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
