import Audit
import Glibc

extension CalendarDate {
  /// The day of SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/) in UTC; where that is not set, the
  /// day that the user's calendar shows. Nil where it is set to no time: the standard wants the run to fail.
  static var today: CalendarDate? {
    var parts = tm()
    if let text = Environment.value("SOURCE_DATE_EPOCH") {
      guard var time = time_t(text), time >= 0, gmtime_r(&time, &parts) != nil else { return nil }
      return CalendarDate(parts)
    }
    var now = time(nil)
    localtime_r(&now, &parts)
    return CalendarDate(parts)
  }

  /// Nil beyond the year 9999.
  private init?(_ parts: tm) {
    guard parts.tm_year + 1900 < 10_000 else { return nil }
    self.init(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
