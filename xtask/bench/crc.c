// CRC-32 by table and bit by bit, Adler-32, FNV-1a: byte loads, table look-ups, shifts, remainders by constants.
#include <stdint.h>
#include <stdio.h>

static uint32_t table[256];
static unsigned char data[1 << 16];

static uint32_t by_table(const unsigned char *p, size_t n) {
  uint32_t crc = ~0u;
  for (size_t i = 0; i < n; i++)
    crc = table[(crc ^ p[i]) & 0xff] ^ crc >> 8;
  return ~crc;
}

static uint32_t by_bits(const unsigned char *p, size_t n) {
  uint32_t crc = ~0u;
  while (n--) {
    crc ^= *p++;
    for (int bit = 0; bit < 8; bit++)
      crc = crc & 1 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
  }
  return ~crc;
}

static uint32_t adler(const unsigned char *p, size_t n) {
  uint32_t a = 1, b = 0;
  for (size_t i = 0; i < n; i++) {
    a = (a + p[i]) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}

static uint64_t fnv(const unsigned char *p, size_t n) {
  uint64_t h = 0xcbf29ce484222325u;
  while (n--)
    h = (h ^ *p++) * 0x100000001b3u;
  return h;
}

int main(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int bit = 0; bit < 8; bit++)
      c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
    table[i] = c;
  }
  uint32_t seed = 1;
  for (size_t i = 0; i < sizeof data; i++)
    data[i] = (unsigned char)((seed = seed * 1103515245 + 12345) >> 16);
  uint32_t sum = 0;
  uint64_t hash = 0;
  for (int turn = 0; turn < 150; turn++) {
    data[turn] ^= (unsigned char)sum;
    sum += by_table(data, sizeof data);
    if (turn % 8 == 0)
      sum ^= by_bits(data, sizeof data);
    sum += adler(data, sizeof data);
    hash ^= fnv(data, sizeof data);
  }
  printf("%08x %016llx\n", sum, (unsigned long long)hash);
  return 0;
}
