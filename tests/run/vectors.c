// Vectors of every kind of element, of powers of two of them and of others.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))
typedef int8_t v16i8 __attribute__((vector_size(16)));
typedef uint16_t v8u16 __attribute__((vector_size(16)));
typedef int32_t v4i32 __attribute__((vector_size(16)));
typedef uint32_t v8u32 __attribute__((vector_size(32)));
typedef int64_t v2i64 __attribute__((vector_size(16)));
typedef float v4f32 __attribute__((vector_size(16)));
typedef double v2f64 __attribute__((vector_size(16)));
typedef double v8f64 __attribute__((vector_size(64)));
typedef int32_t v3i32 __attribute__((ext_vector_type(3)));
typedef float v3f32 __attribute__((ext_vector_type(3)));
typedef int8_t v5i8 __attribute__((ext_vector_type(5)));

static void show(const char *name, const void *p, int n) {
  printf("%s ", name);
  for (int i = 0; i < n; i++) printf("%02x", ((const unsigned char *)p)[i]);
  puts("");
}
#define SHOW(name, v) do { __typeof__(v) show_ = (v); show(name, &show_, sizeof show_); } while (0)

#define ARITH(T, name)                                                           \
  NOINLINE static void name(T a, T b) {                                          \
    SHOW(#name " add", a + b); SHOW(#name " sub", a - b); SHOW(#name " mul", a * b); \
    SHOW(#name " lt", a < b); SHOW(#name " eq", a == b); SHOW(#name " ge", a >= b);  \
    SHOW(#name " max", __builtin_elementwise_max(a, b)); SHOW(#name " neg", -a);                \
  }
#define INTS(T, name)                                                            \
  NOINLINE static void name##_bits(T a, T b) {                                   \
    SHOW(#name " and", a & b); SHOW(#name " or", a | ~b); SHOW(#name " xor", a ^ b); \
    SHOW(#name " shl", a << (b & 7)); SHOW(#name " shr", a >> (b & 7));          \
    SHOW(#name " div", a / ((b & 15) + 1)); SHOW(#name " rem", a % ((b & 15) + 1)); \
  }
ARITH(v16i8, i8) INTS(v16i8, i8)
ARITH(v8u16, u16) INTS(v8u16, u16)
ARITH(v4i32, i32) INTS(v4i32, i32)
ARITH(v8u32, u32) INTS(v8u32, u32)
ARITH(v2i64, i64) INTS(v2i64, i64)
ARITH(v4f32, f32)
ARITH(v2f64, f64)
ARITH(v8f64, f64x8)
NOINLINE static void i32x3(v3i32 a, v3i32 b) {
  v3i32 c = a * b + (a > b), d = a - b;
  printf("i32x3 %d %d %d %d %d %d\n", c[0], c[1], c[2], d[0], d[1], d[2]);
}

NOINLINE static int pick(v4i32 v, int i) { return v[i & 3]; }
NOINLINE static v4i32 put(v4i32 v, int i, int x) { v[i & 3] = x; return v; }
NOINLINE static char pick8(v16i8 v, unsigned i) { return v[i & 15]; }
NOINLINE static v4f32 shuffle(v4f32 a, v4f32 b) { return __builtin_shufflevector(a, b, 3, 5, 0, 7); }
NOINLINE static v8u16 reverse(v8u16 a) { return __builtin_shufflevector(a, a, 7, 6, 5, 4, 3, 2, 1, 0); }
NOINLINE static v4i32 convert(v4f32 a) { return __builtin_convertvector(a, v4i32); }
NOINLINE static v4f32 to_float(v4i32 a) { return __builtin_convertvector(a, v4f32); }
NOINLINE static v2f64 widen(v4f32 a) { return (v2f64){a[1], a[2]}; }
NOINLINE static v3f32 three(v3f32 a, float s) { return a * s + a.zyx; }
NOINLINE static v5i8 five(v5i8 a, v5i8 b) { return (a + b) ^ (a << 1); }
NOINLINE static v8f64 big(v8f64 a, int i, v8f64 b, v2i64 c) { return a * (double)i + b - (double)c[1]; }
NOINLINE static int64_t sum(v8u32 v) { return __builtin_reduce_add(v) + __builtin_reduce_max(v) + __builtin_reduce_xor(v); }
NOINLINE static v4f32 bits(v4i32 v) { return (v4f32)v; }
NOINLINE static __int128 whole(v2i64 v) { return (__int128)v; }

static float xs[100], ys[100];
NOINLINE static void saxpy(int n, float a) { for (int i = 0; i < n; i++) ys[i] += a * xs[i]; }
static uint8_t text[200];
NOINLINE static unsigned count(int n, uint8_t c) { unsigned k = 0; for (int i = 0; i < n; i++) k += text[i] == c; return k; }

int main(void) {
  unsigned char a[64], b[64];
  for (int round = 0; round < 3; round++) {
    for (int i = 0; i < 64; i++) { a[i] = (unsigned char)(i * 37 + round * 11 + 5); b[i] = (unsigned char)(200 - i * 13 + round); }
#define RUN(T, f) do { T x, y; memcpy(&x, a, sizeof x); memcpy(&y, b, sizeof y); f(x, y); } while (0)
    RUN(v16i8, i8); RUN(v16i8, i8_bits); RUN(v8u16, u16); RUN(v8u16, u16_bits); RUN(v4i32, i32); RUN(v4i32, i32_bits);
    RUN(v8u32, u32); RUN(v8u32, u32_bits); RUN(v2i64, i64); RUN(v2i64, i64_bits); RUN(v3i32, i32x3);
    f32((v4f32){1.5f, -2, 3e10f, (float)round}, (v4f32){1, 2, 4, -8});
    f64((v2f64){1.25, -7}, (v2f64){round, 3});
    f64x8((v8f64){1, 2, 3, 4, 5, 6, 7, 8}, (v8f64){8, 7, 6, 5, 4, 3, 2, round});
  }
  v4i32 v = {10, -20, 30, -40};
  for (int i = 0; i < 4; i++) printf("%d ", pick(put(v, i, i * 7), (i + 1)));
  v16i8 t;
  memcpy(&t, a, 16);
  for (unsigned i = 0; i < 16; i += 3) printf("%d ", pick8(t, i));
  puts("");
  SHOW("shuffle", shuffle((v4f32){1, 2, 3, 4}, (v4f32){5, 6, 7, 8}));
  SHOW("reverse", reverse((v8u16){1, 2, 3, 4, 5, 6, 7, 8}));
  SHOW("convert", convert((v4f32){1.9f, -2.9f, 1000000, 0.1f}));
  SHOW("to_float", to_float(v));
  SHOW("widen", widen((v4f32){1, 2.5f, 3.5f, 4}));
  v3f32 w = three((v3f32){1, 2, 3}, 2);
  printf("%g %g %g\n", w[0], w[1], w[2]);
  v5i8 q = five((v5i8){1, 2, 3, 100, -5}, (v5i8){9, 8, 7, 100, 5});
  printf("%d %d %d %d %d\n", q[0], q[1], q[2], q[3], q[4]);
  SHOW("big", big((v8f64){1, 2, 3, 4, 5, 6, 7, 8}, 3, (v8f64){.5, .5, .5, .5, 1, 1, 1, 1}, (v2i64){1, 2}));
  printf("%lld\n", (long long)sum((v8u32){1, 2, 3, 4000000000u, 5, 6, 7, 8}));
  SHOW("bits", bits(v));
  SHOW("whole", whole((v2i64){-1, 5}));
  for (int i = 0; i < 100; i++) xs[i] = (float)i, ys[i] = 1;
  saxpy(100, 0.5f);
  float s = 0;
  for (int i = 0; i < 100; i++) s += ys[i];
  for (int i = 0; i < 200; i++) text[i] = (uint8_t)(i * i);
  printf("%g %u %u\n", s, count(200, 4), count(131, 0));
  return 0;
}
