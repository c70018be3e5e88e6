// Stack objects of variable size; calls with arguments on the stack between them; recursion.
#include <alloca.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))
NOINLINE static long many(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j, long k) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k;
}
NOINLINE static void fill(char *p, int n, char c) { memset(p, c, (size_t)n); }

NOINLINE static long vla(int n) {
  int a[n];
  long sum = 0;
  for (int i = 0; i < n; i++) a[i] = i * i;
  for (int i = 0; i < n; i++) {
    char b[i + 1];
    fill(b, i + 1, (char)i);
    sum += b[i] + many(1, 2, 3, 4, 5, 6, 7, 8, a[i], b[0], n);
  }
  return sum;
}
NOINLINE static long nested(int depth) {
  if (depth == 0) return 1;
  char *p = alloca((size_t)depth * 16 + 3);
  fill(p, depth * 16 + 3, (char)depth);
  long below = nested(depth - 1);
  for (int i = 0; i < depth * 16 + 3; i++) below += p[i];
  return below;
}
NOINLINE static int aligned(int n) {
  typedef struct { _Alignas(16) double d[2]; } A;
  A *p = alloca(sizeof(A) * (size_t)n);
  for (int i = 0; i < n; i++) p[i].d[0] = i, p[i].d[1] = -i;
  double s = 0;
  for (int i = 0; i < n; i++) s += p[i].d[0] * 2 + p[i].d[1];
  return (int)s + (int)((unsigned long)p & 15);
}
int main(void) {
  printf("%ld %ld %ld\n", vla(1), vla(7), vla(40));
  printf("%ld %ld\n", nested(3), nested(20));
  printf("%d %d\n", aligned(1), aligned(33));
  return 0;
}
