#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How many bytes a font can need as WOFF 2.0 at most.
size_t cwoff2_bound(const uint8_t *font, size_t count);

/// Writes an OpenType font as WOFF 2.0. Can be called from any thread.
///
/// - quality: of Brotli, 0 to 11.
/// Returns the number of bytes written, 0 for what is no font.
size_t cwoff2_encode(const uint8_t *font, size_t count, int quality, uint8_t *result, size_t capacity);

#ifdef __cplusplus
}
#endif
