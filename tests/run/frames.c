// Frames of all shapes: thread's copies, objects that want more alignment than calls give, objects of a size known only at
// run time beside them, addresses of frames.
#include <alloca.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))
#if defined(__x86_64__)
#define ALIGNED(n) _Alignas(n)
#define LINKED (__builtin_return_address(0) != 0 && __builtin_frame_address(0) != 0 && __builtin_frame_address(1) != 0)
#else
#define ALIGNED(n)
#define LINKED 1
#endif

_Thread_local int ta = 5;
static _Thread_local long tb[4] = {1, 2, 3, 4};
_Thread_local int tc;
NOINLINE long tls(int i) { ta += i; tb[i & 3] += ta; tc++; return ta + tb[(i + 1) & 3] + tc; }

NOINLINE void use(void *p, int n) { memset(p, n, n); }
NOINLINE int off(const void *p, int n) {
#if defined(__x86_64__)
  return (int)((uintptr_t)p % n);
#else
  return 0;
#endif
}
NOINLINE int both(int n, int m) {
  ALIGNED(64) char b[100];
  char *v = alloca(n);
  ALIGNED(32) int q[3];
  use(b, 60), memset(v, 1, n);
  q[0] = n, q[1] = m;
  for (int i = 0; i < m; i++) { char *w = alloca(8 * i + 1); w[8 * i] = i; q[1] += w[8 * i]; }
  return b[5] + v[n - 1] + q[0] + q[1] + off(q, 32) + off(b, 64);
}
NOINLINE int many(int n, int m, int a, int b, int c, int d, int e, int f, double x) {
  ALIGNED(128) char s[100];
  use(s, 60);
  return s[5] + n + m + a + b + c + d + e + f + (int)x + off(s, 128);
}
NOINLINE int linked(int n) { return n ? linked(n - 1) + 1 : LINKED; }

int main(void) {
  long s = 0;
  for (int i = 0; i < 9; i++) s = s * 3 + tls(i);
  printf("%ld %d %d %d\n", s, both(20, 3), many(1, 2, 3, 4, 5, 6, 7, 8, 9.5), linked(4));
  return 0;
}
