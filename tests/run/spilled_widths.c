/* Narrow values that were made wide and wait in stack slots, whose other bytes hold what functions before left there. */
#include <stdio.h>

typedef unsigned long long wide;

#define OWN __attribute__((noinline))

OWN void leave_traces(void) {
    volatile wide bytes[64];
    for (int i = 0; i < 64; i++) bytes[i] = ~0ull;
}

OWN wide next(wide x) { return x * 6364136223846793005ull + 1442695040888963407ull; }

OWN wide from_words(unsigned a, unsigned b, unsigned c, unsigned d, unsigned e, unsigned f) {
    wide A = a, B = b, C = c, D = d, E = e, F = f;
    wide g = next(A), h = next(g), i = next(h), j = next(i), k = next(j), l = next(k);
    return (A ^ g) + 3 * (B ^ h) + 5 * (C ^ i) + 7 * (D ^ j) + 11 * (E ^ k) + 13 * (F ^ l) + (unsigned)g + (unsigned)h;
}

OWN wide from_bytes(unsigned char a, unsigned short b, unsigned char c, unsigned short d, signed char e, short f) {
    wide A = a, B = b, C = c, D = d, E = e, F = f;
    wide g = next(A), h = next(g), i = next(h), j = next(i), k = next(j), l = next(k);
    return (A ^ g) + 3 * (B ^ h) + 5 * (C ^ i) + 7 * (D ^ j) + 11 * (E ^ k) + 13 * (F ^ l) + (unsigned char)i;
}

/* Sums of words, and of words that wrap. */
OWN wide from_sums(unsigned *p, wide n) {
    wide total = n;
    for (wide i = 0; i < n; i++) {
        wide A = p[0] + p[1], B = p[1] - p[2], C = p[2] * p[3], D = p[3] & p[4], E = p[4] ^ p[5], F = ~p[5];
        wide g = next(A + i), h = next(g + B), j = next(h ^ C), k = next(j + D), l = next(k + E);
        p[i % 6] += (unsigned)l;
        total += (A ^ g) + 3 * (B ^ h) + 5 * (C ^ j) + 7 * (D ^ k) + 11 * (E ^ l) + 13 * F;
        leave_traces();
        total = next(total) + A + B + C + D + E + F;
    }
    return total;
}

int main(void) {
    unsigned words[6] = {0xffffffffu, 2, 3, 0x80000000u, 0x7fffffffu, 1};
    wide high = 0xabcdef0100000000ull;
    for (wide i = 0; i < 5; i++) {
        leave_traces();
        wide w = next(high + i);
        printf("%llx\n", from_words((unsigned)w, (unsigned)(w + 1), (unsigned)(w * 3), (unsigned)(w >> 1), (unsigned)~w, 7));
        leave_traces();
        printf("%llx\n", from_bytes((unsigned char)w, (unsigned short)w, (unsigned char)~w, (unsigned short)(w * 5),
                                    (signed char)(w >> 3), (short)w));
        leave_traces();
        printf("%llx\n", from_sums(words, i + 3));
    }
    return 0;
}
