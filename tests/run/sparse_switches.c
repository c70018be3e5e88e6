/* Switches whose numbers are far apart, so that they are searched by comparisons: near powers of two, where what fits into an
   instruction changes, and in between. */
#include <stdio.h>

#define OWN __attribute__((noinline))
#define P(n) ((wide)1 << (n))

typedef long long wide;

#define NEAR(base, k) case (base) - 1: return k; case (base): return k + 1; case (base) + 2: return k + 2;

#define NARROW(name, type)                                                      \
    OWN int name(type x) {                                                      \
        switch (x) {                                                            \
            NEAR(5, 10) NEAR(16, 20) NEAR(37, 30) NEAR(64, 40) NEAR(91, 50) NEAR(111, 60) \
        default: return -1;                                                     \
        }                                                                       \
    }

#define MIDDLE(name, type)                                                      \
    OWN int name(type x) {                                                      \
        switch (x) {                                                            \
            NEAR(10, 10) NEAR(127, 20) NEAR(300, 30) NEAR(2047, 40) NEAR(2600, 50) NEAR(4095, 60) \
            NEAR(9000, 70) NEAR(16384, 80) NEAR(25000, 90) NEAR(32760, 100)     \
        default: return -1;                                                     \
        }                                                                       \
    }

#define LARGE(name, type)                                                       \
    OWN int name(type x) {                                                      \
        switch (x) {                                                            \
            NEAR(P(7), 10) NEAR(P(11), 20) NEAR(P(12), 30) NEAR(70000, 40) NEAR(P(20), 50) NEAR(5000000, 60) \
            NEAR(P(30), 70) NEAR(2000000011, 80) NEAR(2100000000, 90)           \
        default: return -1;                                                     \
        }                                                                       \
    }

NARROW(of_char, signed char)
NARROW(of_byte, unsigned char)
MIDDLE(of_short, short)
MIDDLE(of_word, unsigned short)
LARGE(of_int, int)
LARGE(of_unsigned, unsigned)

OWN int of_wide(wide x) {
    switch (x) {
        NEAR(-P(62), 10) NEAR(-P(40) - 77, 20) NEAR(-P(31), 30) NEAR(-123456789, 40) NEAR(-2048, 50) NEAR(-99, 60)
        NEAR(99, 70) NEAR(2047, 80) NEAR(P(31), 90) NEAR(P(32), 100) NEAR(P(40) + 77, 110) NEAR(P(62), 120)
    default: return -1;
    }
}

int main(void) {
    static const wide bases[] = {5, 10, 16, 37, 64, 91, 99, 111, 127, 128, 300, 2047, 2048, 2600, 4095, 4096, 9000, 16384,
                                 25000, 32760, 70000, 1 << 20, 5000000, 123456789, 1 << 30, 2000000011, 2100000000,
                                 (wide)1 << 31, (wide)1 << 32, ((wide)1 << 40) + 77, (wide)1 << 62};
    for (int i = 0; i < (int)(sizeof bases / sizeof *bases); i++)
        for (int sign = -1; sign <= 1; sign += 2) {
            for (int near = -3; near <= 3; near++) {
                wide x = sign * bases[i] + near;
                printf(" %d,%d,%d,%d,%d,%d,%d", of_char((signed char)x), of_byte((unsigned char)x), of_short((short)x),
                       of_word((unsigned short)x), of_int((int)x), of_unsigned((unsigned)x), of_wide(x));
            }
            printf("\n");
        }
    return 0;
}
