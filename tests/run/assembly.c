// Inline assembly of RISC-V and x86-64, with a constraint of every kind; other machines print what they should have seen.
#include <stdio.h>
#include <stdint.h>

#define NOINLINE __attribute__((noinline))
#if defined(__riscv)
NOINLINE static long add(long a, long b) { long r; __asm__("add %0, %1, %2" : "=r"(r) : "r"(a), "r"(b)); return r; }
NOINLINE static long inc(long a) { __asm__("addi %0, %0, %1" : "+r"(a) : "I"(42)); return a; }
NOINLINE static double fadd(double a, double b) { double r; __asm__("fadd.d %0, %1, %2" : "=f"(r) : "f"(a), "f"(b)); return r; }
NOINLINE static float fneg(float a) { __asm__("fneg.s %0, %0" : "+f"(a)); return a; }
NOINLINE static long load(const long *p) { long r; __asm__("ld %0, %1" : "=r"(r) : "m"(*p)); return r; }
NOINLINE static void store(int *p, int v) { __asm__ volatile("sw %1, %0" : "=m"(*p) : "r"(v)); }
NOINLINE static long fixed(long a) {
  register long x __asm__("a5") = a;
  __asm__ volatile("slli a5, a5, 3\n\taddi a5, a5, 1" : "+r"(x) : : "t0", "memory");
  return x;
}
NOINLINE static long clobbers(long a, long b, long c) {
  long r;
  __asm__ volatile("mv t1, %1\n\tmv t2, %2\n\tadd %0, t1, t2" : "=&r"(r) : "r"(a), "r"(b) : "t1", "t2", "s1", "s2", "s3");
  return r + c;
}
NOINLINE static void two(long a, long *q, long *r) { long x, y; __asm__("div %0, %2, %3\n\trem %1, %2, %3" : "=&r"(x), "=r"(y) : "r"(a), "r"(7L)); *q = x; *r = y; }
NOINLINE static int narrow(int a, short b, char c) { int r; __asm__("addw %0, %1, %2\n\taddw %0, %0, %3" : "=&r"(r) : "r"(a), "r"(b), "r"(c)); return r; }
NOINLINE static unsigned long amo(unsigned long *p) { unsigned long r; __asm__ volatile("amoadd.d %0, %2, %1" : "=r"(r), "+A"(*p) : "r"(5L) : "memory"); return r; }
NOINLINE static long loop(long n) { long s = 0; __asm__("1: add %0, %0, %1\n\taddi %1, %1, -1\n\tbnez %1, 1b" : "+&r"(s), "+r"(n)); return s; }
NOINLINE static long zero(long a) { long r; __asm__("add %0, %1, %z2" : "=r"(r) : "r"(a), "rJ"(0)); return r; }
#elif defined(__x86_64__)
NOINLINE static long add(long a, long b) { long r; __asm__("leaq (%1,%2), %0" : "=r"(r) : "r"(a), "r"(b)); return r; }
NOINLINE static long inc(long a) { __asm__("addq %1, %0" : "+r"(a) : "i"(42)); return a; }
NOINLINE static double fadd(double a, double b) { __asm__("addsd %1, %0" : "+x"(a) : "x"(b)); return a; }
NOINLINE static float fneg(float a) { int m; __asm__("movd %1, %0\n\txorl $0x80000000, %0\n\tmovd %0, %1" : "=&r"(m), "+x"(a)); return a; }
NOINLINE static long load(const long *p) { long r; __asm__("movq %1, %0" : "=r"(r) : "m"(*p)); return r; }
NOINLINE static void store(int *p, int v) { __asm__ volatile("movl %1, %0" : "=m"(*p) : "ri"(v)); }
NOINLINE static long fixed(long a) {
  register long x __asm__("r9") = a;
  __asm__ volatile("shlq $3, %%r9\n\tincq %0" : "+r"(x) : : "rcx", "memory", "cc");
  return x;
}
NOINLINE static long clobbers(long a, long b, long c) {
  long r;
  __asm__ volatile("movq %1, %%rax\n\tmovq %2, %%rbx\n\tleaq (%%rax,%%rbx), %0" : "=&r"(r) : "r"(a), "r"(b) : "rax", "rbx", "r12", "r13");
  return r + c;
}
NOINLINE static void two(long a, long *q, long *r) { __asm__("cqto\n\tidivq %4" : "=a"(*q), "=&d"(*r) : "0"(a), "1"(0L), "r"(7L)); }
NOINLINE static int narrow(int a, short b, char c) { int r; __asm__("movswl %w2, %0\n\taddl %k1, %0\n\tmovsbl %b3, %k1\n\taddl %1, %0" : "=&r"(r), "+r"(a) : "r"(b), "q"(c)); return r; }
NOINLINE static unsigned long amo(unsigned long *p) { unsigned long r = 5; __asm__ volatile("lock xaddq %0, %1" : "+r"(r), "+m"(*p) : : "memory"); return r; }
NOINLINE static long loop(long n) { long s = 0; __asm__("1: addq %1, %0\n\tdecq %1\n\tjnz 1b" : "+&r"(s), "+r"(n)); return s; }
NOINLINE static long zero(long a) { unsigned x, b, c, d; __asm__ volatile("cpuid" : "=a"(x), "=b"(b), "=c"(c), "=d"(d) : "0"(0), "2"(0)); return a + (x == 0); }
#else
static long add(long a, long b) { return a + b; }
static long inc(long a) { return a + 42; }
static double fadd(double a, double b) { return a + b; }
static float fneg(float a) { return -a; }
static long load(const long *p) { return *p; }
static void store(int *p, int v) { *p = v; }
static long fixed(long a) { return a * 8 + 1; }
static long clobbers(long a, long b, long c) { return a + b + c; }
static void two(long a, long *q, long *r) { *q = a / 7; *r = a % 7; }
static int narrow(int a, short b, char c) { return a + b + c; }
static unsigned long amo(unsigned long *p) { unsigned long r = *p; *p += 5; return r; }
static long loop(long n) { return n * (n + 1) / 2; }
static long zero(long a) { return a; }
#endif

// Conditions that are read from flags.
#if defined(__x86_64__)
NOINLINE static int below(unsigned long a, unsigned long b) { int r; __asm__("cmpq %2, %1" : "=@ccb"(r) : "r"(a), "r"(b)); return r; }
NOINLINE static int flags(unsigned long a, unsigned long b, _Bool *z) {
  unsigned char c;
  unsigned long s;
  __asm__("movq %3, %0\n\taddq %4, %0" : "=&r"(s), "=@ccc"(c), "=@ccz"(*z) : "r"(a), "r"(b));
  return c * 10 + (s & 1);
}
#else
static int below(unsigned long a, unsigned long b) { return a < b; }
static int flags(unsigned long a, unsigned long b, _Bool *z) {
  *z = a + b == 0;
  return (a + b < a) * 10 + (a + b & 1);
}
#endif

int main(void) {
  long m = 77, q, r;
  int i = 0;
  unsigned long u = 10;
  printf("%ld %ld %g %g\n", add(40, 2), inc(1), fadd(1.5, 2.25), fneg(3.5f));
  store(&i, 31);
  printf("%ld %d %ld %ld\n", load(&m), i, fixed(5), clobbers(1, 2, 3));
  two(100, &q, &r);
  printf("%ld %ld %d %lu %lu %ld %ld\n", q, r, narrow(-5, 10, 'a'), amo(&u), u, loop(10), zero(9));
  _Bool z;
  int n = flags(-1ul, 1, &z);
  printf("%d %d %d %d %d", below(1, 2), below(2, 2), below(3, 2), n, z);
  n = flags(4, 1, &z);
  printf(" %d %d\n", n, z);
  return 0;
}
