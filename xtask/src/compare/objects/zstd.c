// Compresses what it makes up, at several levels, with and without a checksum, and gets it back.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../zstd.h"

int main(void) {
  enum { SIZE = 300000 };
  unsigned char *data = malloc(SIZE), *back = malloc(SIZE);
  size_t bound = ZSTD_compressBound(SIZE);
  unsigned char *packed = malloc(bound);
  unsigned state = 7;
  for (int i = 0; i < SIZE; i++) {
    state = state * 1103515245u + 12345u;
    data[i] = i % 11 < 7 ? "the quick brown fox "[i / 17 % 20] : (unsigned char)(state >> 19 & 63);
  }
  ZSTD_CCtx *context = ZSTD_createCCtx();
  for (int level = -3; level <= 19; level += level < 7 ? 1 : 6) {
    ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, level);
    ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, level & 1);
    size_t size = ZSTD_compress2(context, packed, bound, data, SIZE);
    unsigned sum = 0;
    for (size_t i = 0; !ZSTD_isError(size) && i < size; i++)
      sum = sum * 31 + packed[i];
    size_t got = ZSTD_decompress(back, SIZE, packed, size);
    printf("level %d: %zu bytes, sum %08x, %s\n", level, size, sum,
           got == SIZE && !memcmp(data, back, SIZE) ? "same" : "different");
  }
  ZSTD_freeCCtx(context);
  return 0;
}
