// Integers of every width: arithmetic, shifts, comparisons, conversions, overflow checks.
#include <stdint.h>
#include <stdio.h>

// Results that do not fit wrap around in U, which has no sign.
#define OPS(T, U, fmt, a, b)                                                                    \
  printf(#T " " fmt " " fmt " " fmt " " fmt " " fmt " " fmt " " fmt "\n", (T)((U)(a) + (U)(b)), \
         (T)((U)(a) - (U)(b)), (T)((U)(a) * (U)(b)), (T)((b) ? (a) / (b) : 0),                 \
         (T)((b) ? (a) % (b) : 0), (T)((a) & (b)), (T)((a) ^ (b)))

__attribute__((noinline)) static void i8(int8_t a, int8_t b) { OPS(int8_t, uint32_t, "%d", a, b); }
__attribute__((noinline)) static void u8(uint8_t a, uint8_t b) { OPS(uint8_t, uint32_t, "%u", a, b); }
__attribute__((noinline)) static void i16(int16_t a, int16_t b) { OPS(int16_t, uint32_t, "%d", a, b); }
__attribute__((noinline)) static void u16(uint16_t a, uint16_t b) { OPS(uint16_t, uint32_t, "%u", a, b); }
__attribute__((noinline)) static void i32(int32_t a, int32_t b) { OPS(int32_t, uint32_t, "%d", a, b); }
__attribute__((noinline)) static void u32(uint32_t a, uint32_t b) { OPS(uint32_t, uint32_t, "%u", a, b); }
__attribute__((noinline)) static void i64(int64_t a, int64_t b) { OPS(int64_t, uint64_t, "%ld", a, b); }
__attribute__((noinline)) static void u64(uint64_t a, uint64_t b) { OPS(uint64_t, uint64_t, "%lu", a, b); }

static void show128(unsigned __int128 v) { printf("%016lx%016lx ", (uint64_t)(v >> 64), (uint64_t)v); }

__attribute__((noinline)) static void wide(__int128 a, __int128 b, int n) {
  unsigned __int128 ua = a, ub = b;
  show128(ua + ub), show128(ua - ub), show128(ua * ub), show128(a / b), show128(a % b);
  show128((unsigned __int128)a / (unsigned __int128)b), show128((unsigned __int128)a % (unsigned __int128)b);
  show128(a << n), show128(a >> n), show128((unsigned __int128)a >> n), show128(-a), show128(~a);
  printf("%d%d%d%d%d\n", a < b, a <= b, a == b, (unsigned __int128)a < (unsigned __int128)b, a > 0);
}

__attribute__((noinline)) static void shifts(uint64_t v, unsigned n) {
  printf("%lx %lx %lx %x %x %x\n", v << n, v >> n, (uint64_t)((int64_t)v >> n), (uint32_t)v << (n & 31),
         (uint32_t)v >> (n & 31), (uint32_t)((int32_t)v >> (n & 31)));
}

__attribute__((noinline)) static void bits(uint64_t v) {
  printf("%d %d %d %d %d %d %lx %x %x\n", __builtin_popcountll(v), __builtin_popcount((uint32_t)v),
         v ? __builtin_clzll(v) : 64, (uint32_t)v ? __builtin_clz((uint32_t)v) : 32, v ? __builtin_ctzll(v) : 64,
         (uint32_t)v ? __builtin_ctz((uint32_t)v) : 32, __builtin_bswap64(v), __builtin_bswap32((uint32_t)v),
         __builtin_bswap16((uint16_t)v));
  printf("%lx %x %lx\n", v << 13 | v >> 51, (uint32_t)v << 7 | (uint32_t)v >> 25, __builtin_bitreverse64(v));
}

__attribute__((noinline)) static void overflow(int64_t a, int64_t b) {
  int64_t r64;
  int32_t r32;
  uint64_t u;
  uint32_t u32_;
  printf("%d%d%d ", __builtin_add_overflow(a, b, &r64), __builtin_sub_overflow(a, b, &r64),
         __builtin_mul_overflow(a, b, &r64));
  printf("%d%d%d ", __builtin_add_overflow((int32_t)a, (int32_t)b, &r32),
         __builtin_sub_overflow((int32_t)a, (int32_t)b, &r32), __builtin_mul_overflow((int32_t)a, (int32_t)b, &r32));
  printf("%d%d%d ", __builtin_add_overflow((uint64_t)a, (uint64_t)b, &u),
         __builtin_sub_overflow((uint64_t)a, (uint64_t)b, &u), __builtin_mul_overflow((uint64_t)a, (uint64_t)b, &u));
  printf("%d%d%d %ld %d\n", __builtin_add_overflow((uint32_t)a, (uint32_t)b, &u32_),
         __builtin_sub_overflow((uint32_t)a, (uint32_t)b, &u32_),
         __builtin_mul_overflow((uint32_t)a, (uint32_t)b, &u32_), r64, r32);
}

int main(void) {
  static const int64_t v[] = {0, 1, -1, 2, 7, -7, 127, -128, 255, 32767, -32768, 65535, 2147483647, -2147483648LL,
                              4294967295LL, 9223372036854775807LL, 1234567890123456789LL, -987654321098765432LL};
  for (unsigned i = 0; i < sizeof v / sizeof *v; i++)
    for (unsigned j = 0; j < sizeof v / sizeof *v; j++) {
      int64_t a = v[i], b = v[j];
      i8(a, (int8_t)b == -1 ? 3 : b), u8(a, b), i16(a, b), u16(a, b), i32(a, (int32_t)b == -1 ? 3 : b), u32(a, b);
      i64(a, b == -1 ? 3 : b), u64(a, b), overflow(a, b);
      if (b && b != -1) wide((__int128)a * 1000003 + b, b, (i * 7 + j) % 128);
    }
  for (unsigned n = 0; n < 64; n++) shifts(0x8123456789abcdefUL, n), bits(0x8123456789abcdefUL >> n);
  return 0;
}
