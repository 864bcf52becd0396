#include "CCmark.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// cmark asks for thousands of small pieces of memory for a document. They are handed out in order from blocks, which are given back
// together; a thread keeps its first block for the next document. No piece is handed out twice, so that each is zero at first.

typedef struct block {
  struct block *before;
  size_t size;
  size_t used;
  _Alignas(16) char bytes[];
} block;

// cmark does not say for which document it asks.
static _Thread_local block *last;

// Frees the first block of a thread that ends.
static pthread_key_t first;
static pthread_once_t has_key = PTHREAD_ONCE_INIT;
static void make_key(void) { pthread_key_create(&first, free); }

static const size_t least_size = 1 << 18;

// What stands before each piece: its size. It keeps pieces as aligned as those of malloc.
static const size_t head = 16;

static void *take(size_t size) {
  size_t needed = (size + head + 15) & ~(size_t)15;
  if (needed < size) abort();
  if (!last || last->size - last->used < needed) {
    size_t room = needed > least_size ? needed : least_size;
    block *next = calloc(1, sizeof *next + room);
    if (!next) abort();
    if (!last) {
      pthread_once(&has_key, make_key);
      pthread_setspecific(first, next);
    }
    next->before = last;
    next->size = room;
    last = next;
  }
  char *piece = last->bytes + last->used + head;
  last->used += needed;
  *(size_t *)(piece - head) = needed - head;
  return piece;
}

static void *take_array(size_t count, size_t size) {
  size_t all;
  if (__builtin_mul_overflow(count, size, &all)) abort();
  return take(all);
}

static void *take_more(void *piece, size_t size) {
  size_t had = piece ? *(size_t *)((char *)piece - head) : 0;
  if (size <= had) return piece;
  void *larger = take(size);
  if (had) memcpy(larger, piece, had);
  return larger;
}

static void give_back(void *piece) { (void)piece; }

cmark_node *ccmark_parse(const char *text, size_t length, int options) {
  static cmark_mem memory = {take_array, take_more, give_back};
  cmark_parser *parser = cmark_parser_new_with_mem(options, &memory);
  cmark_parser_feed(parser, text, length);
  return cmark_parser_finish(parser);
}

void ccmark_release(void) {
  while (last->before) {
    block *before = last->before;
    free(last);
    last = before;
  }
  memset(last->bytes, 0, last->used);
  last->used = 0;
}
