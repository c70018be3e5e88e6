// Floating point: arithmetic, comparisons with numbers that are none, conversions, choices, calls.
#include <math.h>
#include <stdint.h>
#include <stdio.h>

__attribute__((noinline)) static void d(double a, double b) {
  printf("%a %a %a %a %a\n", a + b, a - b, a * b, a / b, -a);
  printf("%d%d%d%d%d%d%d%d\n", a < b, a <= b, a > b, a >= b, a == b, a != b, !(a < b), isunordered(a, b));
  printf("%a %a %a\n", a < b ? a : b, fabs(a), copysign(a, b));
}
__attribute__((noinline)) static void f(float a, float b) {
  printf("%a %a %a %a\n", (double)(a + b), (double)(a - b), (double)(a * b), (double)(a / b));
  printf("%d%d%d%d%d\n", a < b, a <= b, a == b, a != b, !(a >= b));
  printf("%a\n", (double)(a > b ? a : b));
}
__attribute__((noinline)) static void conv(double v) {
  printf("%d %ld %u %lu %a %d\n", (int)v, (long)v, (unsigned)v, (unsigned long)v, (double)(float)v, (signed char)(int)v);
}
__attribute__((noinline)) static void from(int64_t v) {
  printf("%a %a %a %a %a %a\n", (double)v, (double)(uint64_t)v, (double)(int32_t)v, (double)(uint32_t)v, (double)(float)v,
         (double)(float)(uint32_t)v);
}
__attribute__((noinline)) static double many(double a, float b, int c, double e, float g, long h, double i, double j, double k,
                                             double l, double m, float n, int o, int p, int q, int r, int s, double t) {
  return a + b * 2 + c * 3 + e * 4 + g * 5 + h * 6 + i * 7 + j * 8 + k * 9 + l * 10 + m * 11 + n * 12 + o * 13 + p * 14 +
         q * 15 + r * 16 + s * 17 + t * 18;
}
struct pair { double x, y; };
struct mixed { float f; int i; };
__attribute__((noinline)) static struct pair swap(struct pair p) { return (struct pair){p.y, p.x}; }
__attribute__((noinline)) static struct mixed twist(struct mixed m) { return (struct mixed){(float)m.i, (int)m.f}; }
__attribute__((noinline)) static double poly(double x) {
  double r = 0;
  for (int i = 0; i < 12; i++) r = r * x + i;
  return r;
}

int main(void) {
  static const double v[] = {0.0, -0.0, 1.0, -1.5, 3.25e10, -7e-9, 1e308, INFINITY, -INFINITY, NAN};
  for (unsigned i = 0; i < sizeof v / sizeof *v; i++)
    for (unsigned j = 0; j < sizeof v / sizeof *v; j++) {
      if (v[i] != v[i] || v[j] != v[j]) {
        printf("%d%d%d%d\n", v[i] < v[j], v[i] >= v[j], v[i] == v[j], v[i] != v[j]);
        continue;
      }
      d(v[i], v[j]), f((float)v[i], (float)v[j]);
    }
  conv(0.0), conv(1.75), conv(100.999), conv(2147483000.5);
  from(0), from(-1), from(123456789), from(-9876543210LL), from(INT64_MIN);
  printf("%a\n", many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18));
  struct pair p = swap((struct pair){1.5, 2.5});
  struct mixed m = twist((struct mixed){7.75f, 42});
  printf("%a %a %a %d %a\n", p.x, p.y, (double)m.f, m.i, poly(1.25));
  printf("%a %a %a %a %a\n", sqrt(2.0), floor(-1.5), ceil(1.2), fmod(7.5, 2.0), trunc(-2.7));
  return 0;
}
