// Structures and unions: passed and returned in registers, in memory, by value; variadic; results that fit no registers.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct small { int a; char b; };
struct two { long a, b; };
struct mixed { double d; long l; };
struct floats { float a, b; };
struct big { long v[5]; };
struct huge { char text[300]; int n; };
struct nested { struct small s[2]; union { float f; int i; } u; };
struct bitfields { unsigned a : 3, b : 11; int c : 9; unsigned long d : 40; };

#define NOINLINE __attribute__((noinline))
NOINLINE static struct small f_small(struct small s) { s.a += s.b; s.b++; return s; }
NOINLINE static struct two f_two(struct two s, int k) { s.a *= k; s.b -= k; return s; }
NOINLINE static struct mixed f_mixed(struct mixed s) { s.d *= 2; s.l++; return s; }
NOINLINE static struct floats f_floats(struct floats a, struct floats b) { a.a += b.b; a.b -= b.a; return a; }
NOINLINE static struct big f_big(struct big s, int i) { s.v[i] += 100; return s; }
NOINLINE static struct huge f_huge(struct huge h) { strcat(h.text, "!"); h.n++; return h; }
NOINLINE static struct nested f_nested(struct nested n) { n.s[1].a = n.s[0].a + 1; n.u.f += 0.5f; return n; }
NOINLINE static struct bitfields f_bits(struct bitfields b) { b.a++; b.b += 5; b.c -= 7; b.d <<= 1; return b; }

NOINLINE static long sum(int n, ...) {
  va_list ap, copy;
  va_start(ap, n);
  va_copy(copy, ap);
  long total = 0;
  for (int i = 0; i < n; i++) total += va_arg(ap, int);
  for (int i = 0; i < n; i++) total += 2 * va_arg(copy, int);
  double d = va_arg(ap, double);
  struct two t = va_arg(ap, struct two);
  struct big b = va_arg(ap, struct big);
  long double q = va_arg(ap, long double);
  va_end(ap);
  va_end(copy);
  return total + (long)d + t.a + t.b + b.v[4] + (long)q;
}

NOINLINE static int many(int a, struct two b, double c, struct big d, float e, struct small f, long g, char h,
                         struct mixed i, short j, struct floats k) {
  return (int)(a + b.a + b.b + c + d.v[0] + d.v[4] + e + f.a + f.b + g + h + i.d + i.l + j + k.a + k.b);
}

int main(void) {
  struct small s = f_small((struct small){40, 2});
  printf("%d %d\n", s.a, s.b);
  struct two t = f_two((struct two){6, 7}, 3);
  printf("%ld %ld\n", t.a, t.b);
  struct mixed m = f_mixed((struct mixed){1.25, 9});
  printf("%g %ld\n", m.d, m.l);
  struct floats f = f_floats((struct floats){1, 2}, (struct floats){3, 4});
  printf("%g %g\n", f.a, f.b);
  struct big b = f_big((struct big){{1, 2, 3, 4, 5}}, 3);
  printf("%ld %ld\n", b.v[3], b.v[4]);
  struct huge h = {"hello", 1};
  h = f_huge(f_huge(h));
  printf("%s %d\n", h.text, h.n);
  struct nested n = f_nested((struct nested){{{1, 'a'}, {2, 'b'}}, {1.5f}});
  printf("%d %g\n", n.s[1].a, n.u.f);
  struct bitfields bf = f_bits((struct bitfields){7, 2047, -250, 0xffffffffffUL});
  printf("%u %u %d %lu\n", bf.a, bf.b, bf.c, (unsigned long)bf.d);
  printf("%ld\n", sum(3, 10, 20, 30, 2.5, (struct two){100, 200}, b, 1000.0L));
  printf("%d\n", many(1, t, 2.5, b, 3.5f, s, 1L << 20, 'x', m, -3, f));
  return 0;
}
