#pragma once
#include <cmark.h>

/// Reads a document. It is there until `ccmark_release`; a thread reads one at a time.
cmark_node *ccmark_parse(const char *text, size_t length, int options);

/// Gives back the memory of the document that this thread has read.
void ccmark_release(void);
