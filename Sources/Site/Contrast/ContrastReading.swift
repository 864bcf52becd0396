import Audit

/// What a reader is told of a pair in a mode.
struct ContrastReading: Hashable {
  let measurement: Measurement?
  let status: ContrastAudit.Status

  init(_ result: ContrastAudit.Result, in mode: Int) {
    measurement = result.measurement(in: mode)
    status = result.status(in: mode)
  }
}
