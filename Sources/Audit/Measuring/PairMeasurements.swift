import Tokens

/// A pair in every mode. Modes in which none of its sources can differ share a measurement.
struct PairMeasurements {
  let modes: ModeGroups
  /// By the group of modes; nil where a token has no value, or the pair is not painted.
  let measurements: [Measurement?]
}
