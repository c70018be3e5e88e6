// Makes up data that is partly like text, partly runs, records and noise: the same bytes on every machine.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 88172645463325252u;
static uint32_t noise(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (uint32_t)(state >> 16);
}

static size_t words(unsigned char *to, size_t size) {
  static const char *const list[] = {"register", "block", "the", "of", "value", "loop", "edge", "and", "live", "spill", "a", "phi"};
  size_t at = 0;
  while (at < size) {
    const char *word = list[noise() % 12 * (noise() % 3 + 1) % 12];
    size_t length = strlen(word);
    if (at + length + 1 > size)
      break;
    memcpy(to + at, word, length);
    to[at + length] = noise() % 11 ? ' ' : '\n';
    at += length + 1;
  }
  memset(to + at, '.', size - at);
  return size;
}

static void records(unsigned char *to, size_t size) {
  for (size_t at = 0; at + 16 <= size; at += 16) {
    uint32_t row[4] = {(uint32_t)(at / 16), 0x40490fdb, noise() & 0xff, (uint32_t)(at * 3)};
    for (int i = 0; i < 16; i++)
      to[at + i] = (unsigned char)(row[i / 4] >> i % 4 * 8);
  }
}

static unsigned char *make_input(size_t size) {
  unsigned char *data = calloc(size ? size : 1, 1);
  size_t at = 0;
  while (data && at < size) {
    size_t part = 1 + noise() % 30000;
    if (part > size - at)
      part = size - at;
    switch (noise() % 5) {
    case 0:
    case 1: words(data + at, part); break;
    case 2: records(data + at, part); break;
    case 3: memset(data + at, (int)(noise() & 255), part); break;
    default:
      for (size_t i = 0; i < part; i++)
        data[at + i] = (unsigned char)noise();
    }
    at += part;
  }
  return data;
}

static uint64_t digest(const unsigned char *bytes, size_t size) {
  uint64_t hash = 14695981039346656037u;
  for (size_t i = 0; i < size; i++)
    hash = (hash ^ bytes[i]) * 1099511628211u;
  return hash;
}
