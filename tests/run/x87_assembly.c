// Operands of inline assembly on the stack of the x87; other machines have nothing to show.
#include <stdio.h>

#if defined(__x86_64__)
__attribute__((noinline)) long double root(long double x) { __asm__("fsqrt" : "+t"(x)); return x; }
__attribute__((noinline)) long double logx(long double x, long double y) {
  long double r; __asm__("fyl2x" : "=t"(r) : "0"(x), "u"(y) : "st(1)"); return r; }
__attribute__((noinline)) long double rem(long double x, long double y) {
  unsigned short fpsr;
  do __asm__("fprem1; fnstsw %%ax" : "+t"(x), "=a"(fpsr) : "u"(y)); while (fpsr & 0x400);
  return x; }
__attribute__((noinline)) long long toint(long double x) { long long r; __asm__("fistpll %0" : "=m"(r) : "t"(x) : "st"); return r; }
__attribute__((noinline)) double sine(double x) { double r; __asm__("fsin" : "=t"(r) : "0"(x)); return r; }
__attribute__((noinline)) void sincos_(double x, double *s, double *c) { __asm__("fsincos" : "=t"(*c), "=u"(*s) : "0"(x)); }
__attribute__((noinline)) long double addf(long double x, long double y, long double z) {
  long double r; __asm__("fadd %2, %%st\n\tfadd %3, %%st" : "=t"(r) : "0"(x), "f"(y), "f"(z)); return r + y * z; }
__attribute__((noinline)) long double keep(long double a, long double b, long double c) {
  long double r = a * b; __asm__("fchs" : "+t"(c)); return r + c * a - b; }
__attribute__((noinline)) void drop(long double a) { long double t; __asm__ volatile("fabs" : "=t"(t) : "0"(a)); }
__attribute__((noinline)) long double scale(long double x, int n) { long double r, k = n; __asm__("fscale" : "=t"(r) : "0"(x), "u"(k)); return r; }
__attribute__((noinline)) float many(float a, float b) {
  long double v[9]; long double s = 0; for (int i = 0; i < 9; i++) v[i] = a * i + b;
  long double x0=v[0]+1,x1=v[1]*2,x2=v[2]-3,x3=v[3]*4,x4=v[4]+5,x5=v[5]*6,x6=v[6]-7,x7=v[7]*8,x8=v[8]+9;
  __asm__("fsqrt" : "+t"(x4));
  return x0*x1+x2*x3+x4*x5+x6*x7+x8*x0*x1*x2*x3*x4*x5*x6*x7; }
int main(void) {
  printf("%.18Lg\n", root(2));
  printf("%.18Lg\n", logx(10, 0.5L));
  printf("%.18Lg\n", rem(1e30L, 7));
  printf("%lld\n", toint(1e15L));
  printf("%.17g\n", sine(0.5));
  double s, c; sincos_(0.25, &s, &c); printf("%.17g %.17g\n", s, c);
  printf("%.18Lg\n", keep(3, 4, 5));
  for (int i = 0; i < 20; i++) drop(i);
  for (int i = 0; i < 20; i++) printf("%.18Lg\n", scale(1.5L, i));
  printf("%.18Lg\n", rem(12345.678L, 1.1L));
  printf("%.9g\n", many(1.5f, 2.25f));
  printf("%.18Lg\n", addf(1, 20, 300));
  return 0;
}
#else
int main(void) { return 0; }
#endif
