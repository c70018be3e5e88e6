/* Single bits of numbers that wait in stack slots, by numbers with anything above their lowest bits: a bit test must not look
   beyond the number. */
#include <stdio.h>

typedef unsigned long long wide;

#define OWN __attribute__((noinline))

OWN wide next(wide x) { return x * 6364136223846793005ull + 1442695040888963407ull; }

/* More numbers than registers, each asked for a bit that a byte of text chooses. */
OWN wide sets(const unsigned char *text, wide n, wide a, wide b, wide c, wide d, wide e) {
    wide f = next(a), g = next(b), h = next(c), i = next(d), j = next(e), k = f ^ g, l = h ^ i, m = j ^ a;
    wide found = 0;
    for (wide at = 0; at < n; at++) {
        unsigned char byte = text[at];
        if ((a >> (byte & 63)) & 1) found += at + b;
        if ((b >> (byte & 63)) & 1) found ^= c;
        if ((c >> (byte & 63)) & 1) found += d;
        if ((d >> (byte & 63)) & 1) found ^= e;
        if ((e >> (byte & 63)) & 1) found += f;
        if ((f >> (byte & 63)) & 1) found ^= g;
        if ((g >> (byte & 63)) & 1) found += h;
        if ((h >> (byte & 63)) & 1) found ^= i;
        if ((i >> (byte & 63)) & 1) found += j;
        if ((j >> (byte & 63)) & 1) found ^= k;
        if ((k >> (byte & 63)) & 1) found += l;
        if ((l >> (byte & 63)) & 1) found ^= m;
        if ((m >> (byte & 63)) & 1) found += a;
        found = next(found);
    }
    return found;
}

/* The same of words, by a number in a register, with calls between. */
OWN wide words(const wide *numbers, wide n, unsigned a, unsigned b, unsigned c, unsigned d, unsigned e) {
    wide found = 0;
    for (wide at = 0; at < n; at++) {
        wide number = numbers[at];
        if (a & (1u << (number & 31))) found = next(found + b);
        if (b & (1u << (number & 31))) found = next(found ^ c);
        if (c & (1u << (number & 31))) found = next(found + d);
        if (d & (1u << (number & 31))) found = next(found ^ e);
        if (e & (1u << (number & 31))) found = next(found + a);
    }
    return found;
}

/* Bits that are changed. */
OWN wide changes(const unsigned *numbers, wide n, wide a, wide b, wide c, wide d) {
    wide e = a, f = b, g = c, h = d;
    for (wide at = 0; at < n; at++) {
        unsigned number = numbers[at];
        a |= 1ull << (number & 63);
        b &= ~(1ull << (number & 63));
        c ^= 1ull << (number & 63);
        d += (a >> (number & 63)) & 1 ? next(b) : next(c);
        e ^= 1ull << (number % 64), f |= 1ull << (number / 3 & 63), g &= ~(1ull << (number / 5 & 63));
        h += next(a ^ e) + next(f ^ g);
    }
    return a + 3 * b + 5 * c + 7 * d + 11 * e + 13 * f + 17 * g + 19 * h;
}

int main(void) {
    unsigned char text[256];
    wide numbers[40];
    unsigned few[40];
    wide x = 12345;
    for (int i = 0; i < 256; i++) text[i] = (unsigned char)(255 - i);
    for (int i = 0; i < 40; i++) {
        x = next(x);
        numbers[i] = x;
        few[i] = (unsigned)(x >> 13);
    }
    for (wide i = 0; i < 4; i++) {
        wide a = next(x + i), b = next(a), c = next(b), d = next(c), e = next(d);
        printf("%llx\n", sets(text, 256, a, b, c, d, e));
        printf("%llx\n", words(numbers, 40, (unsigned)a, (unsigned)b, (unsigned)c, (unsigned)d, (unsigned)e));
        printf("%llx\n", changes(few, 40, a, b, c, d));
    }
    return 0;
}
