// Compresses as many bytes as it is told at the levels it is told, whole and by streams, and gets them back.
#include "input.h"
#include "zstd.h"

static int whole(const unsigned char *data, size_t size, int level) {
  size_t bound = ZSTD_compressBound(size);
  unsigned char *packed = malloc(bound), *back = malloc(size);
  size_t packed_size = ZSTD_compress(packed, bound, data, size, level);
  size_t back_size = ZSTD_isError(packed_size) ? 0 : ZSTD_decompress(back, size, packed, packed_size);
  int same = back_size == size && !memcmp(data, back, size);
  printf("level %d: %zu bytes, %016llx, %s\n", level, packed_size, (unsigned long long)digest(packed, packed_size),
         same ? "same" : "different");
  free(packed);
  free(back);
  return !same;
}

static int pieces(const unsigned char *data, size_t size, int level) {
  size_t bound = ZSTD_compressBound(size) + 100000;
  unsigned char *packed = malloc(bound), *back = malloc(size);
  ZSTD_CCtx *context = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, level);
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  ZSTD_CCtx_setParameter(context, ZSTD_c_enableLongDistanceMatching, level & 1);
  ZSTD_outBuffer out = {packed, bound, 0};
  size_t error = 0;
  for (size_t at = 0, n = 0; at < size; n++) {
    size_t part = size - at < 65537 ? size - at : 65537;
    ZSTD_inBuffer in = {data + at, part, 0};
    at += part;
    size_t left = 1;
    while (in.pos < in.size || at == size && left && !ZSTD_isError(left))
      left = ZSTD_compressStream2(context, &out, &in, at == size ? ZSTD_e_end : n % 5 ? ZSTD_e_continue : ZSTD_e_flush);
    error |= ZSTD_isError(left);
  }
  ZSTD_freeCCtx(context);
  ZSTD_DCtx *reader = ZSTD_createDCtx();
  ZSTD_outBuffer result = {back, size, 0};
  for (size_t at = 0; at < out.pos && !error;) {
    size_t part = out.pos - at < 4093 ? out.pos - at : 4093;
    ZSTD_inBuffer in = {packed + at, part, 0};
    at += part;
    while (in.pos < in.size && !error)
      error |= ZSTD_isError(ZSTD_decompressStream(reader, &result, &in));
  }
  ZSTD_freeDCtx(reader);
  int same = result.pos == size && !memcmp(data, back, size);
  printf("stream %d: error %zu, %zu bytes, %016llx, %s\n", level, error, out.pos,
         (unsigned long long)digest(packed, out.pos), same ? "same" : "different");
  free(packed);
  free(back);
  return !same;
}

int main(int argc, char **argv) {
  size_t size = argc > 1 ? strtoul(argv[1], 0, 10) : 100000;
  unsigned char *data = make_input(size);
  int failures = 0;
  printf("zstd %s, %zu bytes, %016llx\n", ZSTD_versionString(), size, (unsigned long long)digest(data, size));
  for (int i = 2; i < argc; i++) {
    size_t part = size < 2000000 ? size : 2000000;
    failures += whole(data, size, atoi(argv[i]));
    failures += pieces(data, part, atoi(argv[i]));
  }
  free(data);
  return failures;
}
