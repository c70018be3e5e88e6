// Compresses what it makes up, at every level, and gets it back.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "zlib.h"

int main(void) {
  enum { SIZE = 200000 };
  unsigned char *data = malloc(SIZE), *back = malloc(SIZE);
  uLong bound = compressBound(SIZE);
  unsigned char *packed = malloc(bound);
  unsigned state = 1;
  for (int i = 0; i < SIZE; i++) {
    state = state * 1103515245u + 12345u;
    data[i] = i % 7 < 4 ? "abcdefghij"[i / 13 % 10] : (unsigned char)(state >> 20 & 31);
  }
  for (int level = 0; level <= 9; level++) {
    uLongf packed_size = bound, size = SIZE;
    int error = compress2(packed, &packed_size, data, SIZE, level);
    if (!error)
      error = uncompress(back, &size, packed, packed_size);
    printf("level %d: error %d, %lu bytes, crc %08lx, adler %08lx, %s\n", level, error, (unsigned long)packed_size,
           crc32(0, packed, packed_size), adler32(1, packed, packed_size),
           size == SIZE && !memcmp(data, back, SIZE) ? "same" : "different");
  }
  return 0;
}
