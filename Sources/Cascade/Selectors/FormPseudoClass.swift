/// What HTML says of controls.
enum FormPseudoClass: String, CaseIterable, Sendable {
  case checked, indeterminate, `default`, disabled, enabled, required, optional, open
  case readOnly = "read-only"
  case readWrite = "read-write"
  case placeholderShown = "placeholder-shown"
}
