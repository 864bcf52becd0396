/// A 3 × 3 matrix by its rows.
struct Matrix3: Sendable {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    rows = (a, b, c)
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (matrix.rows.0 * vector).sum(),
      (matrix.rows.1 * vector).sum(),
      (matrix.rows.2 * vector).sum())
  }

  /// The inverse, by cofactors. The matrices of colour spaces are far from singular.
  var inverse: Matrix3 {
    let (a, b, c) = rows
    let r0 = cross(b, c)
    let r1 = cross(c, a)
    let r2 = cross(a, b)
    let determinant = (a * r0).sum()
    return Matrix3(
      SIMD3(r0.x, r1.x, r2.x) / determinant,
      SIMD3(r0.y, r1.y, r2.y) / determinant,
      SIMD3(r0.z, r1.z, r2.z) / determinant)
  }
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
