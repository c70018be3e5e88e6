// Compresses as many bytes as it is told at the levels it is told, with every strategy and by streams, and gets them back.
#include "input.h"
#include "zlib.h"

static int whole(const unsigned char *data, size_t size, int level) {
  uLongf packed_size = compressBound(size), back_size = size;
  unsigned char *packed = malloc(packed_size), *back = malloc(size);
  int error = compress2(packed, &packed_size, data, size, level);
  if (!error)
    error = uncompress(back, &back_size, packed, packed_size);
  int same = back_size == size && !memcmp(data, back, size);
  printf("level %d: error %d, %lu bytes, %016llx, crc %08lx, adler %08lx, %s\n", level, error, (unsigned long)packed_size,
         (unsigned long long)digest(packed, packed_size), crc32(0, packed, packed_size), adler32(1, packed, packed_size),
         same ? "same" : "different");
  free(packed);
  free(back);
  return !same;
}

// In small pieces, flushed now and then; raw, zlib or gzip by `bits`.
static int pieces(const unsigned char *data, size_t size, int strategy, int bits) {
  size_t bound = size + size / 2 + 100000;
  unsigned char *packed = malloc(bound), *back = malloc(size + 1);
  z_stream stream = {0};
  int error = deflateInit2(&stream, 6, Z_DEFLATED, bits, 8, strategy);
  stream.next_out = packed;
  stream.avail_out = (uInt)bound;
  for (size_t at = 0, n = 0; at < size; n++) {
    size_t part = size - at < 7001 ? size - at : 7001;
    stream.next_in = (unsigned char *)data + at;
    stream.avail_in = (uInt)part;
    at += part;
    error |= deflate(&stream, at == size ? Z_FINISH : n % 9 == 8 ? Z_SYNC_FLUSH : Z_NO_FLUSH) < 0;
  }
  size_t packed_size = stream.total_out;
  deflateEnd(&stream);
  z_stream in = {0};
  error |= inflateInit2(&in, bits);
  in.next_out = back;
  int status = Z_OK;
  for (size_t at = 0; status == Z_OK && at < packed_size;) {
    size_t part = packed_size - at < 997 ? packed_size - at : 997;
    in.next_in = packed + at;
    in.avail_in = (uInt)part;
    in.avail_out = (uInt)(size + 1 - in.total_out);
    at += part;
    status = inflate(&in, Z_NO_FLUSH);
  }
  int same = in.total_out == size && !memcmp(data, back, size);
  inflateEnd(&in);
  printf("strategy %d bits %d: error %d, status %d, %zu bytes, %016llx, %s\n", strategy, bits, error, status, packed_size,
         (unsigned long long)digest(packed, packed_size), same ? "same" : "different");
  free(packed);
  free(back);
  return !same;
}

int main(int argc, char **argv) {
  size_t size = argc > 1 ? strtoul(argv[1], 0, 10) : 100000;
  unsigned char *data = make_input(size);
  int failures = 0;
  printf("zlib %s, %zu bytes, %016llx\n", zlibVersion(), size, (unsigned long long)digest(data, size));
  for (int i = 2; i < argc; i++)
    failures += whole(data, size, atoi(argv[i]));
  size_t part = size < 1000000 ? size : 1000000;
  for (int strategy = Z_DEFAULT_STRATEGY; strategy <= Z_FIXED; strategy++)
    failures += pieces(data, part, strategy, strategy % 3 == 0 ? 15 : strategy % 3 == 1 ? -15 : 31);
  free(data);
  return failures;
}
