// Elements of vectors in other orders, and what is read and written of them: shuffles of one and two vectors at all widths,
// constants, elements put in and taken out, interleaved memory.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))
typedef int8_t v16i8 __attribute__((vector_size(16)));
typedef int16_t v8i16 __attribute__((vector_size(16)));
typedef int32_t v4i32 __attribute__((vector_size(16)));
typedef int64_t v2i64 __attribute__((vector_size(16)));
typedef float v4f32 __attribute__((vector_size(16)));
typedef int32_t v8i32 __attribute__((vector_size(32)));
typedef float v8f32 __attribute__((vector_size(32)));

static void show(const char *name, const void *value, size_t size) {
  const unsigned char *bytes = value;
  printf("%s", name);
  for (size_t i = 0; i < size; i++)
    printf(" %02x", bytes[i]);
  printf("\n");
}

#define SHUFFLE(name, type, ...)                                                                                               \
  NOINLINE static void name(const type *a, const type *b, type *out) { *out = __builtin_shufflevector(*a, *b, __VA_ARGS__); } \
  static void show_##name(void) {                                                                                              \
    unsigned char bytes[2 * sizeof(type)];                                                                                     \
    type a, b, out;                                                                                                            \
    for (size_t i = 0; i < sizeof bytes; i++)                                                                                  \
      bytes[i] = (unsigned char)(i + 1);                                                                                       \
    memcpy(&a, bytes, sizeof a);                                                                                               \
    memcpy(&b, bytes + sizeof a, sizeof b);                                                                                    \
    name(&a, &b, &out);                                                                                                        \
    show(#name, &out, sizeof out);                                                                                             \
  }

SHUFFLE(pairs, v2i64, 1, 2)
SHUFFLE(swapped, v2i64, 3, 0)
SHUFFLE(three_one, v4i32, 3, 1, 6, 0)
SHUFFLE(crossed, v4i32, 7, 2, 5, 0)
SHUFFLE(floats, v4f32, 2, 4, 1, 7)
SHUFFLE(words, v8i16, 7, 0, 6, 1, 5, 2, 4, 3)
SHUFFLE(words_of_two, v8i16, 3, 9, 14, 2, 8, 8, 1, 15)
SHUFFLE(evens, v8i16, 0, 2, 4, 6, 8, 10, 12, 14)
SHUFFLE(odds, v16i8, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)
SHUFFLE(bytes_reversed, v16i8, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
SHUFFLE(bytes_of_two, v16i8, 5, 30, 2, 17, 17, 9, 0, 31, 8, 22, 3, 3, 28, 1, 16, 12)
SHUFFLE(thirds, v16i8, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 1, 4, 7, 10, 13)
SHUFFLE(wide, v8i32, 0, 8, 4, 12, 1, 9, 5, 13)
SHUFFLE(wide_floats, v8f32, 15, 0, 13, 2, 11, 4, 9, 6)

NOINLINE static v4f32 constants(void) { return (v4f32){0.0f, 1.5f, -0.0f, 2.0f}; }
NOINLINE static v8f32 one_known(float x) { return (v8f32){x, -0.0f, -0.0f, 1.0f, -0.0f, 0.0f, -0.0f, 2.0f}; }
NOINLINE static v4i32 above_zeros(int x) { return (v4i32){x, 0, 0, 0}; }
NOINLINE static v8i16 last_of_eight(v8i16 v, short x) { v[7] = x; return v; }
NOINLINE static void upper(v4i32 v, int *p, int64_t *q) { *p = v[3]; *q = ((v2i64)v)[1]; }

struct pixel { uint8_t r, g, b; };
NOINLINE static void grey(uint8_t *restrict out, const struct pixel *restrict in, int n) {
  for (int i = 0; i < n; i++)
    out[i] = (uint8_t)((in[i].r * 77 + in[i].g * 150 + in[i].b * 29) >> 8);
}
struct quad { float x, y, z, w; };
NOINLINE static void apart(float *restrict x, float *restrict y, float *restrict z, float *restrict w,
                           const struct quad *restrict in, int n) {
  for (int i = 0; i < n; i++) {
    x[i] = in[i].x, y[i] = in[i].y, z[i] = in[i].z, w[i] = in[i].w;
  }
}

int main(void) {
  show_pairs(), show_swapped(), show_three_one(), show_crossed(), show_floats(), show_words(), show_words_of_two();
  show_evens(), show_odds(), show_bytes_reversed(), show_bytes_of_two(), show_thirds(), show_wide(), show_wide_floats();
  v4f32 c = constants();
  v8f32 k = one_known(3.0f);
  v4i32 z = above_zeros(-5);
  v8i16 l = last_of_eight((v8i16){1, 2, 3, 4, 5, 6, 7, 8}, -9);
  show("constants", &c, sizeof c), show("one_known", &k, sizeof k), show("zeros", &z, sizeof z), show("last", &l, sizeof l);
  int p;
  int64_t q;
  upper((v4i32){1, 2, 3, 4}, &p, &q);
  printf("%d %lld\n", p, (long long)q);
  struct pixel in[37];
  struct quad quads[19];
  uint8_t out[37];
  float x[19], y[19], zs[19], w[19];
  for (int i = 0; i < 37; i++)
    in[i] = (struct pixel){(uint8_t)(i * 7), (uint8_t)(255 - i), (uint8_t)(i * i)};
  for (int i = 0; i < 19; i++)
    quads[i] = (struct quad){(float)i, (float)(2 * i), (float)-i, 0.5f * (float)i};
  grey(out, in, 37);
  show("grey", out, sizeof out);
  apart(x, y, zs, w, quads, 19);
  show("x", x, sizeof x), show("y", y, sizeof y), show("z", zs, sizeof zs), show("w", w, sizeof w);
  return 0;
}
