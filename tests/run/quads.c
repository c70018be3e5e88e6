// `long double`: 128 bits by the runtime library, or 80 bits of the x87.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void showq(const char *name, long double q) {
  uint64_t w[2] = {0, 0};
  // Of the x87's format, ten bytes mean something.
  memcpy(w, &q, __LDBL_MANT_DIG__ == 64 ? 10 : 16);
  printf("%s %016llx%016llx\n", name, (unsigned long long)w[1], (unsigned long long)w[0]);
}

__attribute__((noinline)) static void quad(long double a, long double b) {
  showq("add", a + b);
  showq("sub", a - b);
  showq("mul", a * b);
  showq("div", a / b);
  showq("neg", -a);
  showq("abs", __builtin_fabsl(a));
  showq("copysign", __builtin_copysignl(a, b));
  showq("choose", a < b ? a : b);
  printf("cmp %d%d%d%d%d%d %d\n", a == b, a != b, a < b, a <= b, a > b, a >= b, __builtin_isunordered(a, b));
  printf("not %d%d%d%d\n", !(a < b), !(a <= b), !(a > b), !(a >= b));
  printf("double %a %a\n", (double)a, (double)(float)b);
}

__attribute__((noinline)) static void convert(long double a) {
  // A number that does not fit has no value as an integer.
  long double small = a > -2147483648.0L && a < 2147483648.0L ? a : a / 1e12L;
  printf("int %d %ld %u %lu\n", (int)small, (long)a, (unsigned)(small < 0 ? -small : small),
         (unsigned long)(a < 0 ? -a : a));
  showq("from int", (long double)(int)small);
  showq("from long", (long double)(long)a);
  showq("from ulong", (long double)(unsigned long)(a < 0 ? -a : a));
  showq("from i128", (long double)(__int128)a);
  showq("sqrt", __builtin_sqrtl(a < 0 ? -a : a));
}

int main(void) {
  static const double d[] = {0, -0.0, 1, -1.5, 3.14159, 1e10, -1e18, 0.1, 1e300, 5e-324};
  for (int i = 0; i < 10; i++)
    for (int j = 0; j < 10; j++) quad(d[i], (long double)d[j] / 3);
  quad(__builtin_nan(""), 1);
  quad(1, __builtin_inf());
  for (int i = 0; i < 8; i++) convert(d[i]);
  return 0;
}
