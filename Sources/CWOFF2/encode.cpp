#include "CWOFF2.h"

#include <cstdio>
#include <mutex>
#include <woff2/encode.h>

namespace {

/// Debian's build of the library tells standard error about every font, which is for findings alone. While this lives, what is
/// written to `stderr` goes nowhere; one font at a time, because there is one `stderr`.
class Silence {
 public:
  Silence() : turn(mutex), shown(stderr), nowhere(std::fopen("/dev/null", "w")) {
    if (nowhere != nullptr) stderr = nowhere;
  }
  ~Silence() {
    stderr = shown;
    if (nowhere != nullptr) std::fclose(nowhere);
  }

 private:
  static std::mutex mutex;
  std::lock_guard<std::mutex> turn;
  std::FILE *shown;
  std::FILE *nowhere;
};

std::mutex Silence::mutex;

}  // namespace

size_t cwoff2_bound(const uint8_t *font, size_t count) { return woff2::MaxWOFF2CompressedSize(font, count); }

size_t cwoff2_encode(const uint8_t *font, size_t count, int quality, uint8_t *result, size_t capacity) {
  woff2::WOFF2Params parameters;
  parameters.brotli_quality = quality;
  Silence silence;
  try {
    return woff2::ConvertTTFToWOFF2(font, count, result, &capacity, parameters) ? capacity : 0;
  } catch (...) {
    return 0;
  }
}
