// Memory: structures, bit fields, unions, globals of every kind, large frames, thread-local variables, atomics.
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct bits { unsigned a : 3; signed b : 5; unsigned c : 11; uint64_t d : 40; };
union view { double d; uint64_t u; unsigned char c[8]; };
struct packed { char a; int b; short c; long d; } __attribute__((packed));
static int zero[100];
static const int table[] = {3, 1, 4, 1, 5, 9, 2, 6};
static const char *const words[] = {"alpha", "beta", "gamma"};
static struct { int *p; const char *s; void (*f)(void); } linked = {&zero[7], &"linked"[2], 0};
_Thread_local int counter = 5;
static _Thread_local long other;
_Atomic int shared = 10;
_Atomic long shared_long = 100;
long before = 1;
extern long after;
long *to_after = &after;
long after = 2;

__attribute__((noinline)) static long large(int n) {
  char buffer[6000];
  long more[300];
  for (int i = 0; i < 6000; i++) buffer[i] = (char)(i * n);
  for (int i = 0; i < 300; i++) more[i] = buffer[i * 20] * (long)i;
  long total = 0;
  for (int i = 0; i < 300; i++) total += more[i] ^ buffer[5999 - i];
  return total;
}
__attribute__((noinline)) static int many_live(const int *v) {
  int a = v[0], b = v[1], c = v[2], d = v[3], e = v[4], f = v[5], g = v[6], h = v[7];
  int i = a * b, j = c * d, k = e * f, l = g * h, m = a + h, n = b + g, o = c + f, p = d + e;
  int q = i - j, r = k - l, s = m * n, t = o * p, u = i ^ l, w = j ^ k, x = m | p, y = n & o;
  return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9 + j * 10 + k * 11 + l * 12 + m * 13 + n * 14 + o * 15 +
         p * 16 + q * 17 + r * 18 + s * 19 + t * 20 + u * 21 + w * 22 + x * 23 + y * 24;
}

int main(void) {
  struct bits b = {5, -7, 1234, 0x9876543210};
  b.c += 100, b.b--, b.d ^= 0xffff;
  printf("%u %d %u %lx\n", b.a, b.b, b.c, (uint64_t)b.d);
  union view v = {3.14};
  v.c[7] ^= 0x80;
  printf("%lx %a\n", v.u, v.d);
  struct packed p = {1, 2, 3, 4};
  memcpy((char *)&p + 1, "\x78\x56\x34\x12", 4);
  printf("%d %x %d %ld %zu\n", p.a, p.b, p.c, p.d, sizeof p);
  for (int i = 0; i < 100; i += 9) zero[i] = i * i;
  printf("%d %s %d\n", linked.p[2], linked.s, linked.f == 0);
  for (int i = 0; i < 3; i++) printf("%s ", words[i]);
  for (int i = 0; i < 8; i++) printf("%d", table[i]);
  printf("\n%ld %d\n", large(37), many_live(table));
  counter += 3, other -= counter;
  printf("%d %ld\n", counter, other);
  int old = atomic_fetch_add(&shared, 5);
  old += atomic_fetch_or_explicit(&shared, 64, memory_order_relaxed) + atomic_exchange(&shared, 7);
  long l = atomic_fetch_add_explicit(&shared_long, -30, memory_order_acq_rel);
  atomic_store(&shared, old), atomic_thread_fence(memory_order_seq_cst);
  printf("%d %d %ld %ld\n", old, atomic_load(&shared), l, atomic_load_explicit(&shared_long, memory_order_acquire));
  *to_after += before;
  printf("%ld\n", after);
  char text[40] = "overlapping move";
  memmove(text + 5, text, 17), memset(text, '.', 5);
  printf("%s %d\n", text, memcmp(text, words[0], 3) < 0);
  return (int)after;
}
