// Compression by references to what came before, and back: hashes of unaligned words, byte copies, branches.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { SIZE = 1 << 18, HASH_BITS = 14 };
static unsigned char input[SIZE], packed[SIZE * 2], output[SIZE];
static uint32_t heads[1 << HASH_BITS];

static uint32_t word(const unsigned char *p) {
  uint32_t w;
  memcpy(&w, p, 4);
  return w;
}

static size_t put_length(size_t at, size_t n) {
  for (; n >= 255; n -= 255)
    packed[at++] = 255;
  packed[at++] = (unsigned char)n;
  return at;
}

static size_t compress(size_t n) {
  size_t at = 0, from = 0, literal = 0;
  memset(heads, 0, sizeof heads);
  while (from + 8 < n) {
    uint32_t hash = word(input + from) * 2654435761u >> (32 - HASH_BITS);
    size_t candidate = heads[hash];
    heads[hash] = (uint32_t)from;
    if (candidate < from && from - candidate < 65536 && word(input + candidate) == word(input + from)) {
      size_t length = 4;
      while (from + length < n && input[candidate + length] == input[from + length])
        length++;
      at = put_length(at, from - literal);
      memcpy(packed + at, input + literal, from - literal);
      at += from - literal;
      size_t distance = from - candidate;
      packed[at++] = (unsigned char)distance;
      packed[at++] = (unsigned char)(distance >> 8);
      at = put_length(at, length);
      from += length;
      literal = from;
    } else
      from++;
  }
  at = put_length(at, n - literal);
  memcpy(packed + at, input + literal, n - literal);
  return at + n - literal;
}

static size_t get_length(size_t *at) {
  size_t n = 0;
  while (packed[*at] == 255)
    n += packed[(*at)++];
  return n + packed[(*at)++];
}

static size_t expand(size_t n) {
  size_t at = 0, to = 0;
  for (;;) {
    size_t literals = get_length(&at);
    for (size_t i = 0; i < literals; i++)
      output[to++] = packed[at++];
    if (at >= n)
      return to;
    size_t distance = packed[at] | packed[at + 1] << 8;
    at += 2;
    size_t length = get_length(&at);
    for (; length > 0; length--, to++)
      output[to] = output[to - distance];
  }
}

int main(void) {
  static const char *words[] = {"the ", "quick ", "brown ", "fox ", "jumps ", "over ", "lazy ", "dog\n"};
  uint32_t seed = 7;
  size_t n = 0;
  while (n + 16 < SIZE) {
    const char *w = words[(seed = seed * 1664525 + 1013904223) >> 29];
    if (seed % 13 == 0)
      input[n++] = (unsigned char)(seed >> 11);
    size_t length = strlen(w);
    memcpy(input + n, w, length);
    n += length;
  }
  size_t total = 0;
  for (int turn = 0; turn < 60; turn++) {
    size_t size = compress(n);
    memset(output, 0, n);
    size_t back = expand(size);
    total = total * 3 + size;
    if (back != n || memcmp(input, output, n) != 0)
      return 1;
    input[turn * 100] ^= 1;
  }
  printf("%zu\n", total);
  return 0;
}
