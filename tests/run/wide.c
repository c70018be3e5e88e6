// Integers wider than registers, and of odd widths.
#include <stdio.h>
#include <stdint.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static void show128(const char *name, u128 v) {
  printf("%s %016llx%016llx\n", name, (unsigned long long)(v >> 64), (unsigned long long)v);
}

static const u128 samples[] = {
    0, 1, 2, 7, 255, 0x8000000000000000u, 0xffffffffffffffffu,
    (u128)1 << 64, ((u128)1 << 64) | 1, (u128)0x123456789abcdef0u << 32,
    ((u128)0xfedcba9876543210u << 64) | 0x0f1e2d3c4b5a6978u, (u128)1 << 127, ~(u128)0, ~(u128)0 >> 1,
};
#define COUNT (sizeof samples / sizeof samples[0])

__attribute__((noinline)) static void arithmetic(u128 a, u128 b) {
  show128("add", a + b);
  show128("sub", a - b);
  show128("mul", a * b);
  show128("and", a & b);
  show128("xor", a ^ b);
  if (b) {
    show128("udiv", a / b);
    show128("urem", a % b);
    if (!(a == (u128)1 << 127 && b == ~(u128)0)) {
      show128("sdiv", (u128)((i128)a / (i128)b));
      show128("srem", (u128)((i128)a % (i128)b));
    }
  }
  unsigned n = (unsigned)b & 127;
  show128("shl", a << n);
  show128("shr", a >> n);
  show128("sar", (u128)((i128)a >> n));
  printf("cmp %d%d%d%d%d%d\n", a == b, a < b, a <= b, (i128)a < (i128)b, (i128)a <= (i128)b, a != b);
}

__attribute__((noinline)) static void conversions(u128 a) {
  printf("int to float %.17g %.17g %.9g\n", (double)a, (double)(i128)a, (double)(float)(i128)a);
  printf("pop %d\n", __builtin_popcountll((uint64_t)a) + __builtin_popcountll((uint64_t)(a >> 64)));
  show128("neg", -a);
  show128("not", ~a);
  show128("shl 3", a << 3);
  show128("shl 64", a << 64);
  show128("shl 77", a << 77);
  show128("shr 5", a >> 5);
  show128("sar 99", (u128)((i128)a >> 99));
}

__attribute__((noinline)) static void from_double(double d) {
  show128("fix", (u128)(i128)d);
  if (d >= 0) show128("fixuns", (u128)d);
}

typedef unsigned _BitInt(40) u40;
typedef _BitInt(17) i17;
typedef unsigned _BitInt(17) u17;
typedef _BitInt(96) i96;
typedef unsigned _BitInt(96) u96;
typedef unsigned _BitInt(127) u127;
typedef _BitInt(3) i3;

struct odd { u40 a; i17 b; i96 c; i3 d; };
static struct odd odds[4];

__attribute__((noinline)) static void bits(u40 a, u40 b) {
  printf("u40 %llx %llx %llx %llx\n", (unsigned long long)(a + b), (unsigned long long)(a * b),
         (unsigned long long)(a - b), (unsigned long long)(a ^ b));
  if (b) printf("u40 div %llx %llx\n", (unsigned long long)(a / b), (unsigned long long)(a % b));
  i17 c = (i17)a, d = (i17)b;
  printf("i17 %d %d %d %d\n", (int)(i17)((u17)c + (u17)d), (int)(i17)((u17)c * (u17)d), (int)(c < d), (int)(i17)(c >> 3));
  i96 e = ((i96)a << 50) | b, f = -(i96)b;
  show128("i96 add", (u128)(i128)(i96)((u96)e + (u96)f));
  show128("i96 mul", (u128)(i128)(i96)((u96)e * (u96)f));
  if (f) show128("i96 div", (u128)(i128)(i96)(e / f));
  show128("i96 shift", (u128)(i128)(i96)(e >> 33));
  u127 g = (u127)e;
  show128("u127", (u128)(u127)(g * 3 + 1));
  odds[a & 3].a = a;
  odds[a & 3].b = c;
  odds[a & 3].c = e;
  odds[a & 3].d = (i3)b;
}

__attribute__((noinline)) static u128 pass(int x, u128 a, char c, u128 b, long d, u128 e, u128 f) {
  return a + b * 3 + e + f + (u128)x + (u128)c + (u128)d;
}

int main(void) {
  for (unsigned i = 0; i < COUNT; i++)
    for (unsigned j = 0; j < COUNT; j++) arithmetic(samples[i], samples[j]);
  for (unsigned i = 0; i < COUNT; i++) conversions(samples[i]);
  static const double doubles[] = {0, 1.5, -1.5, 1e10, -1e20, 1.7e38, 123456789.75};
  for (unsigned i = 0; i < 7; i++) from_double(doubles[i]);
  for (unsigned i = 0; i < COUNT; i++) bits((u40)samples[i], (u40)(samples[COUNT - 1 - i] >> 20));
  for (int i = 0; i < 4; i++) {
    printf("odd %llx %d %d\n", (unsigned long long)odds[i].a, (int)odds[i].b, (int)odds[i].d);
    show128("odd", (u128)(i128)odds[i].c);
  }
  show128("pass", pass(1, samples[10], 'c', samples[9], -5, samples[8], samples[12]));
  return 0;
}
