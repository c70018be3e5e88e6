/* What kind of number bits are: of all formats, with the bits of x87 numbers that contradict themselves. */
#include <stdio.h>
#include <string.h>

#define OWN __attribute__((noinline))
#define CLASSES(type, name)                                                                                              \
    OWN int name(type x) {                                                                                               \
        int found = 0;                                                                                                   \
        found |= __builtin_isnan(x) ? 1 : 0;                                                                             \
        found |= __builtin_issignaling(x) ? 2 : 0;                                                                       \
        found |= __builtin_isinf(x) ? 4 : 0;                                                                             \
        found |= __builtin_isfinite(x) ? 8 : 0;                                                                          \
        found |= __builtin_isnormal(x) ? 16 : 0;                                                                         \
        found |= __builtin_issubnormal(x) ? 32 : 0;                                                                      \
        found |= __builtin_iszero(x) ? 64 : 0;                                                                           \
        found |= __builtin_signbit(x) ? 128 : 0;                                                                         \
        return found;                                                                                                    \
    }

CLASSES(float, of_float)
CLASSES(double, of_double)
CLASSES(long double, of_long_double)

int main(void) {
    static const unsigned floats[] = {0, 1, 0x7fffff, 0x800000, 0x3f800000, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fc00000};
    for (unsigned i = 0; i < sizeof floats / sizeof *floats; i++) {
        for (unsigned sign = 0; sign < 2; sign++) {
            unsigned bits = floats[i] | sign << 31;
            float x;
            memcpy(&x, &bits, sizeof x);
            printf("%08x %d\n", bits, of_float(x));
            unsigned long long wide = (unsigned long long)(bits & 0x80000000) << 32;
            wide |= (unsigned long long)(bits >> 23 & 255) * 0x0080808000000000 >> 11 & 0x7ff0000000000000;
            wide |= bits & 0x7fffff;
            double y;
            memcpy(&y, &wide, sizeof y);
            printf("%016llx %d\n", wide, of_double(y));
        }
    }
#if __LDBL_MANT_DIG__ == 64
    static const unsigned long long fractions[] = {0, 1, 0x3fffffffffffffff, 0x4000000000000000, 0x7fffffffffffffff,
        0x8000000000000000, 0x8000000000000001, 0xbfffffffffffffff, 0xc000000000000000, 0xffffffffffffffff};
    static const unsigned short exponents[] = {0, 1, 0x3fff, 0x7ffe, 0x7fff, 0x8000, 0x8001, 0xbfff, 0xfffe, 0xffff};
    for (int i = 0; i < 10; i++) {
        for (int j = 0; j < 10; j++) {
            long double x = 0;
            memcpy(&x, &fractions[i], 8);
            memcpy((char *)&x + 8, &exponents[j], 2);
            printf("%04x %016llx %d\n", exponents[j], fractions[i], of_long_double(x));
        }
    }
#else
    for (int i = 0; i < 5; i++) printf("%d\n", of_long_double((long double[]){0, -0.0L, 1, -1, 1e4000L}[i]));
#endif
    return 0;
}
