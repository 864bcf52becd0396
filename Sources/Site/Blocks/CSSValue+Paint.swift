import Colorimetry
import Markup

extension CSSValue {
  /// An opaque colour as `#rrggbb`.
  init(_ paint: Paint) {
    guard let value = CSSValue(paint.hex) else { preconditionFailure("a hexadecimal colour is closed") }
    self = value
  }
}
