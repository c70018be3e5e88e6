// Odd numeric types: complex, __int128, _BitInt, long double, bit-fields, unions, overflow, saturation, builtins.
#include <complex.h>
#include <stdbool.h>
#include <stdint.h>

struct fields {
    unsigned a : 3;
    int b : 7;
    unsigned long long c : 40;
    int : 0;
    _Bool d : 1;
    signed char e : 5;
} __attribute__((packed));

union either {
    float real;
    uint32_t bits;
    struct fields fields;
};

int fields(struct fields *f, int n) {
    f->a = (unsigned)n;
    f->b += n;
    f->c ^= (unsigned long long)n << 33;
    f->d = n & 1;
    f->e = (signed char)-n;
    return f->a + f->b + (int)(f->c >> 20) + f->d + f->e;
}

uint32_t bits_of(float x) {
    union either u = {.real = x};
    return u.bits;
}

double complex rotate(double complex z, float complex w) { return z * w / (z + 1.0 * I) - conj(z); }

__int128 wide(__int128 a, unsigned __int128 b, int n) { return a * (__int128)b / (n | 1) + (a >> n) - (a % 1000003); }

_BitInt(37) odd(_BitInt(37) a, unsigned _BitInt(129) b) { return a * 3 + (_BitInt(37))(b >> 64); }

long double extended(long double x, double y) { return x * y + (long double)(int64_t)x - 1.25L; }

bool overflows(int a, long long b, unsigned char c) {
    int r;
    long long s;
    unsigned char t;
    return __builtin_add_overflow(a, 7, &r) | __builtin_mul_overflow(b, 9, &s) | __builtin_sub_overflow(c, 3, &t);
}

int counts(unsigned a, unsigned long long b) {
    return __builtin_clz(a | 1) + __builtin_ctzll(b | 1) + __builtin_popcount(a) + (int)__builtin_bswap32(a) +
           (int)__builtin_rotateleft64(b, 13) + __builtin_ffs((int)a) + (int)__builtin_bitreverse16((uint16_t)a);
}

double floating(double x, float y, int n) {
#pragma STDC FP_CONTRACT ON
    double r = x * y + n;
    r += __builtin_fabs(x) + __builtin_copysign(x, y) + __builtin_fma(x, x, r) + __builtin_ldexp(x, n);
    return __builtin_isnan(r) ? __builtin_inf() : r + (unsigned long long)r + (signed char)y;
}

#pragma float_control(precise, off)
float fast(const float *values, int n) {
    float sum = 0;
    for (int i = 0; i < n; ++i) sum += values[i] * values[i];
    return sum / (float)n;
}
