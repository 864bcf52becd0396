/// What `specimen export` writes.
enum ExportFormat: String, CaseIterable {
  case css, json, swift, xcassets, ase, gpl
}
