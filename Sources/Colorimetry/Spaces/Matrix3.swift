/// A 3 × 3 matrix, written by its rows and kept by its columns, which multiply without a sum across lanes.
struct Matrix3: Sendable {
  private let x: SIMD3<Double>
  private let y: SIMD3<Double>
  private let z: SIMD3<Double>

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    x = SIMD3(a.x, b.x, c.x)
    y = SIMD3(a.y, b.y, c.y)
    z = SIMD3(a.z, b.z, c.z)
  }

  private init(columns x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.z = z
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.x * vector.x + matrix.y * vector.y + matrix.z * vector.z
  }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    Matrix3(columns: a * b.x, a * b.y, a * b.z)
  }

  static func + (a: Matrix3, b: Matrix3) -> Matrix3 {
    Matrix3(columns: a.x + b.x, a.y + b.y, a.z + b.z)
  }

  static func * (a: Matrix3, factor: Double) -> Matrix3 {
    Matrix3(columns: a.x * factor, a.y * factor, a.z * factor)
  }

  /// Every entry without its sign: what a box around a vector is stretched by.
  var magnitude: Matrix3 {
    Matrix3(columns: pointwiseMax(x, -x), pointwiseMax(y, -y), pointwiseMax(z, -z))
  }

  /// The inverse, by cofactors. The matrices of colour spaces are far from singular.
  var inverse: Matrix3 {
    let (a, b, c) = (cross(y, z), cross(z, x), cross(x, y))
    let determinant = (x * a).sum()
    return Matrix3(a / determinant, b / determinant, c / determinant)
  }
}

/// What stands upright on two vectors.
func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
