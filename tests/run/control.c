// Control flow: switches, loops, gotos, recursion, function pointers, variadic functions, longjmp.
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((noinline)) static int dense(int x) {
  switch (x) {
    case 0: return 5; case 1: return 4; case 2: return 9; case 3: return 1; case 4: return 7; case 5: return 2;
    case 6: return 8; case 7: return 3; case 8: return 6; default: return -x;
  }
}
__attribute__((noinline)) static long sparse(long x) {
  switch (x) {
    case -1000000007L: return 1; case -5: case -4: case -3: return 2; case 17: return 3; case 4294967296L: return 4;
    case 99: x++; /* falls through */ case 100: return x; default: return 0;
  }
}
__attribute__((noinline)) static int computed(const char *program) {
  static void *table[] = {&&inc, &&dec, &&dbl, &&stop};
  int acc = 1;
next:
  goto *table[*program++ - 'a'];
inc: acc++; goto next;
dec: acc--; goto next;
dbl: acc *= 2; goto next;
stop: return acc;
}
__attribute__((noinline)) static long sum(const char *kinds, ...) {
  va_list ap, again;
  va_start(ap, kinds);
  va_copy(again, ap);
  long total = 0;
  for (const char *k = kinds; *k; k++)
    switch (*k) {
      case 'i': total += va_arg(ap, int); break;
      case 'l': total += va_arg(ap, long); break;
      case 'd': total += (long)(va_arg(ap, double) * 10); break;
      case 's': total += (long)strlen(va_arg(ap, char *)); break;
    }
  if (*kinds == 'i') total = total * 3 + va_arg(again, int);
  va_end(ap), va_end(again);
  return total;
}
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static jmp_buf env;
__attribute__((noinline)) static void deep(int n) { if (n == 0) longjmp(env, 42); deep(n - 1); }
__attribute__((noinline)) static int ackermann(int m, int n) {
  return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
struct big { long a[9]; };
__attribute__((noinline)) static struct big fill(long seed) {
  struct big b;
  for (int i = 0; i < 9; i++) b.a[i] = seed * i + 1;
  return b;
}
__attribute__((noinline)) static long total(struct big b, int k) { long t = 0; for (int i = 0; i < 9; i++) t += b.a[i] * k; return t; }
__attribute__((noinline)) static long ten(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j) {
  return a - b * 2 + c * 3 - d * 4 + e * 5 - f * 6 + g * 7 - h * 8 + i * 9 - j * 10;
}
typedef int (*op)(int);
static int add1(int x) { return x + 1; }
static int mul3(int x) { return x * 3; }
static op ops[] = {add1, mul3, abs};

int main(void) {
  for (int i = -2; i < 11; i++) printf("%d ", dense(i));
  static const long keys[] = {-1000000007L, -5, -4, -3, -2, 0, 17, 18, 99, 100, 101, 4294967296L, 4294967297L};
  for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++) printf("%ld ", sparse(keys[i]));
  printf("\n%d %ld %ld\n", computed("aacbcad"), sum("ildsil", 1, 2L, 3.5, "four", 5, 6L), sum("dddddddddd", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10.));
  int v[50];
  for (int i = 0; i < 50; i++) v[i] = (i * 7919 + 13) % 101;
  qsort(v, 50, sizeof *v, compare);
  for (int i = 0; i < 50; i++) printf("%d ", v[i]);
  printf("\n");
  int caught = setjmp(env);
  if (!caught) deep(20);
  printf("%d %d\n", caught, ackermann(2, 5));
  printf("%ld %ld\n", total(fill(7), 2), ten(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  int x = -4;
  for (int i = 0; i < 9; i++) x = ops[i % 3](x);
  printf("%d\n", x);
  char text[128] = "";
  for (int i = 0; i < 5; i++) snprintf(text + strlen(text), sizeof text - strlen(text), "%d/%c;", i, 'a' + i);
  puts(text);
  int matrix[8][8], t = 0;
  for (int i = 0; i < 8; i++) for (int j = 0; j < 8; j++) matrix[i][j] = i * j + (i ^ j);
  for (int i = 0; i < 8; i++) for (int j = 0; j < 8; j++) { if ((i + j) % 3 == 0) continue; if (t > 500) goto out; t += matrix[j][i]; }
out:
  printf("%d\n", t);
  return 3;
}
