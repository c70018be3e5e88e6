// Vector extensions: arithmetic, comparison, shuffles, conversion, masked selection, gathers by the optimizer.
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef float f32x3 __attribute__((ext_vector_type(3)));
typedef _Bool b8 __attribute__((ext_vector_type(8)));

f32x4 arithmetic(f32x4 a, f32x4 b, float s) { return a * b + s - a / (b + 1.0f); }

i32x8 compare(i32x8 a, i32x8 b) {
    i32x8 m = a > b;
    return ((a & m) | (b & ~m)) + (a == b) - (a & ~b) + (a << 3) + (b >> (a & 7));
}

u8x16 shuffle(u8x16 a, u8x16 b) { return __builtin_shufflevector(a, b, 0, 17, 2, 19, -1, 5, 6, 7, 31, 30, 29, 28, 8, 8, 8, 8); }

f64x4 convert(f32x4 a) { return __builtin_convertvector(a, f64x4); }

f32x3 swizzle(f32x3 v) { return v.zyx * v.xxx; }

float element(f32x4 a, int n) {
    a[n & 3] = 2.0f;
    return a[(n + 1) & 3];
}

int reduce(i32x8 a) { return __builtin_reduce_add(a) + __builtin_reduce_max(a) + __builtin_reduce_xor(a); }

b8 mask(i32x8 a) { return __builtin_convertvector(a != 0, b8); }

void scale(float *restrict out, const float *restrict in, const int *restrict index, int n) {
    for (int i = 0; i < n; ++i)
        if (in[i] > 0) out[i] = in[index[i]] * 3.0f;
}

int64_t dot(const int16_t *a, const int16_t *b, int n) {
    int64_t sum = 0;
    for (int i = 0; i < n; ++i) sum += a[i] * b[i];
    return sum;
}

void copy(uint8_t *restrict to, const uint8_t *restrict from, int n) {
    __builtin_memcpy(to, from, 64);
    __builtin_memmove(to + 8, to, (unsigned)n);
    __builtin_memset(to, n, 128);
    __builtin_nontemporal_store(7, (int *)to);
    __builtin_prefetch(from + 256, 0, 3);
}
