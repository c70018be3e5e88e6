// SHA-256 of a long text (FIPS 180-4): rotations, logic, many values alive at once.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t k[64];

// The constants are fractions of cube roots of primes; integers find them by bisection.
static uint32_t root_fraction(unsigned prime, int power) {
  // The largest r with r^power <= prime * 2^(32 * power), less its integer part.
  uint64_t low = 0, high = (uint64_t)1 << 37;
  while (high - low > 1) {
    uint64_t middle = (low + high) / 2;
    unsigned __int128 square = (unsigned __int128)middle * middle;
    int fits;
    if (power == 2)
      fits = (square >> 64) < prime;
    else {
      unsigned __int128 product = (square >> 32) * middle;
      fits = (product >> 64) < prime;
    }
    if (fits)
      low = middle;
    else
      high = middle;
  }
  return (uint32_t)low;
}

static uint32_t rotate(uint32_t x, int by) { return x >> by | x << (32 - by); }

static void compress(uint32_t h[8], const unsigned char *block) {
  uint32_t w[64];
  for (int i = 0; i < 16; i++)
    w[i] = (uint32_t)block[4 * i] << 24 | block[4 * i + 1] << 16 | block[4 * i + 2] << 8 | block[4 * i + 3];
  for (int i = 16; i < 64; i++) {
    uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
    uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  uint32_t s[8];
  memcpy(s, h, sizeof s);
  for (int i = 0; i < 64; i++) {
    uint32_t s1 = rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25);
    uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    uint32_t t1 = s[7] + s1 + choice + k[i] + w[i];
    uint32_t s0 = rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22);
    uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
    uint32_t t2 = s0 + majority;
    s[7] = s[6], s[6] = s[5], s[5] = s[4], s[4] = s[3] + t1;
    s[3] = s[2], s[2] = s[1], s[1] = s[0], s[0] = t1 + t2;
  }
  for (int i = 0; i < 8; i++)
    h[i] += s[i];
}

int main(void) {
  uint32_t h[8];
  int found = 0;
  for (unsigned n = 2; found < 64; n++) {
    int prime = 1;
    for (unsigned d = 2; d * d <= n; d++)
      prime &= n % d != 0;
    if (!prime)
      continue;
    if (found < 8)
      h[found] = root_fraction(n, 2);
    k[found++] = root_fraction(n, 3);
  }
  unsigned char block[64];
  for (int i = 0; i < 60000; i++) {
    for (int j = 0; j < 64; j++)
      block[j] = (unsigned char)(i * 7 + j);
    compress(h, block);
  }
  for (int i = 0; i < 8; i++)
    printf("%08x", h[i]);
  printf("\n");
  return 0;
}
