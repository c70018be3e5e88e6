// `long double` and complex numbers of it: deep expressions, values across blocks, calls and returns, conversions.
#include <complex.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>

#define NOINLINE __attribute__((noinline))
typedef long double L;

NOINLINE static L poly(L x, const L *c, int n) {
  L r = 0;
  for (int i = n; i-- > 0;) r = r * x + c[i];
  return r;
}

NOINLINE static L deep(L a, L b, L c, L d, L e, L f, L g, L h, L i, L j) {
  L p = a * b - c / d, q = e * f + g - h, r = i / (j + 1) - a, s = (a + b) * (c + d), t = (e - f) * (g - h);
  L u = p * q - r * s + t, v = p / (q + 10) + r - s * t, w = (p - q) * (r - s) - (t - u) * (v + p);
  return ((p + q) * (r + s) - (t + u) / (v + 1)) * ((w - p) + (q - r) * (s - t)) - ((a - b) + (c - d) * (e - f));
}

NOINLINE static L chain(L a, L b) { return a - b * (a + b / (a - b * (a + b / (a - b * (b + a / (b - a)))))); }

NOINLINE static long double complex mul(long double complex a, long double complex b) { return a * b + ~a; }

NOINLINE static void conversions(L x) {
  L m = fmodl(x, 100);
  printf("%d %ld %hd %hhd\n", (int)x, (long)x, (short)m, (signed char)m);
  L y = x < 0 ? -x : x;
  printf("%u %lu %hu %a %a\n", (unsigned)y, (unsigned long)y, (unsigned short)fabsl(m), (double)x, (double)(float)x);
  printf("%La %La %La\n", (L)(int)x, (L)(unsigned long)y, (L)(float)x);
  printf("%La %La\n", (L)(__int128)x * 3, (L)(unsigned __int128)y);
}

NOINLINE static L choose(L a, L b, L c) { return a < b ? (b < c ? b : c) : (a != c ? a : -c); }

NOINLINE static void compare(L a, L b) {
  printf("%d%d%d%d%d%d", a == b, a != b, a < b, a <= b, a > b, a >= b);
  printf(" %d%d%d%d%d%d\n", !(a == b), !(a < b), !(a > b), !(a >= b), __builtin_isunordered(a, b), !!a);
}

NOINLINE static L sum(int n, ...) {
  va_list ap;
  va_start(ap, n);
  L total = 0;
  for (int i = 0; i < n; i++) total += i % 2 ? va_arg(ap, double) : va_arg(ap, L);
  va_end(ap);
  return total;
}

static L global = 1.25L, table[4] = {1, 0, -1, 0x1.8p+1000L};
NOINLINE static L ignored(L x) { global += x; return global; }

NOINLINE static L recursive(int n, L x) { return n == 0 ? x : recursive(n - 1, x * 1.5L) + x / (n + 1); }

struct pair { L a; int b; };
NOINLINE static struct pair make(L a, int b) { struct pair p = {a * b, b + 1}; return p; }

NOINLINE static void classes(L x) {
  printf("%d%d%d%d%d%d\n", !!__builtin_isnan(x), !!__builtin_issignaling(x), !!__builtin_isinf(x),
         !!__builtin_isnormal(x), !!__builtin_issubnormal(x), !!__builtin_iszero(x));
}

int main(void) {
  static const L kinds[] = {0.0L, -1.5L, 0x1p-16445L, __builtin_infl(), __builtin_nanl(""), __builtin_nansl(""), 0x1p-16382L};
  for (int i = 0; i < 7; i++) classes(kinds[i]);
  L c[] = {1, -2.5L, 3.25L, 0.125L, 7};
  printf("%La %La\n", poly(1.5L, c, 5), poly(-0x1p-3L, c, 4));
  printf("%La\n", deep(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  printf("%La %La\n", deep(1.5L, -2, 0.25L, 4, 5.75L, 6, -7, 8.5L, 9, 10), chain(3, 7));
  long double complex z = mul(1 + 2 * I, 3.5L - 1 * I);
  printf("%La %La\n", creall(z), cimagl(z));
  conversions(12345.75L);
  conversions(-77.5L);
  conversions(0x1.fffffffffffp+30L);
  printf("%La %La %La\n", choose(1, 2, 3), choose(3, 2, 3), choose(5, 4, 3));
  L nan = __builtin_nanl("");
  compare(1, 2), compare(2, 2), compare(-0.0L, 0), compare(nan, 1), compare(INFINITY, -INFINITY);
  printf("%La\n", sum(5, 1.5L, 2.25, 3.125L, 4.0625, 5.0L));
  for (int i = 0; i < 20; i++) ignored(i * 0.5L);
  printf("%La\n", global);
  printf("%La %La\n", recursive(12, 1.125L), table[3] * table[2]);
  struct pair p = make(2.5L, 4);
  printf("%La %d\n", p.a, p.b);
  printf("%La %La %La %La\n", fabsl(-3.5L), copysignl(2, -0.0L), copysignl(-2, 1), sqrtl(2));
  printf("%La %La %La %La %La\n", floorl(-2.5L), ceill(2.25L), rintl(2.5L), fmodl(17.5L, 4), truncl(-9.75L));
  printf("%La %La\n", fmaxl(1, nan), fminl(-1, 2));
  volatile L v = 3;
  v += 1; v *= v;
  printf("%La %La\n", v, (L)0xffffffffffffffffull * 2);
  return (int)v;
}
