// Floating-point numbers of 16 bits: computed in float, converted with integer instructions.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint16_t bits(_Float16 h) {
  uint16_t b;
  memcpy(&b, &h, 2);
  // Machines make different NaNs.
  return (b & 0x7fff) > 0x7c00 ? 0x7e00 : b;
}
static _Float16 half(uint16_t b) {
  _Float16 h;
  memcpy(&h, &b, 2);
  return h;
}

__attribute__((noinline)) static _Float16 pass(_Float16 a, int i, _Float16 b, double d) {
  // Rounded at every step, whatever the machine's precision.
  volatile _Float16 product = b * (_Float16)i, sum = a + product;
  return sum + (_Float16)d;
}

__attribute__((noinline)) static void halves(uint16_t x, uint16_t y) {
  _Float16 a = half(x), b = half(y);
  printf("h %04x %04x: %04x %04x %04x %04x", x, y, bits(a + b), bits(a - b), bits(a * b), bits(a / b));
  printf(" %d%d%d %04x %04x\n", a == b, a < b, a >= b, bits(-a), bits(__builtin_fabsf16(b)));
  printf("  %a %04x\n", (double)a, bits(pass(a, 3, b, 1.25)));
}

int main(void) {
  static const uint16_t h[] = {0x0000, 0x8000, 0x0001, 0x03ff, 0x0400, 0x3c00, 0xbc01, 0x4248, 0x7bff, 0x7c00, 0xfc00, 0x5640};
  for (int i = 0; i < 12; i++)
    for (int j = 0; j < 12; j++) halves(h[i], h[j]);
  // All numbers there and back.
  unsigned sum = 0;
  for (unsigned i = 0; i < 0x7c00; i++) {
    float f = half((uint16_t)i);
    if (bits((_Float16)f) != i) printf("%04x does not survive\n", i);
    uint32_t u;
    memcpy(&u, &f, 4);
    sum = sum * 31 + u;
  }
  printf("sum %08x\n", sum);
  static const float f[] = {1.0f, 1.00048828125f, 1.0009765625f, 65519.0f, 65520.0f, 5.9e-8f, 2.9e-8f, 3.0e-8f, -0.33333f, 1e-10f};
  for (int i = 0; i < 10; i++) printf("round %04x\n", bits((_Float16)f[i]));
  static const double e[] = {1.00048828125, 1.000488281250001, 1.000488281249999, 65519.99999999999, 2.98023223876953125e-8, 2.980232238769532e-8};
  for (int i = 0; i < 6; i++) printf("round %04x\n", bits((_Float16)e[i]));
  printf("ints %04x %04x %d %u\n", bits((_Float16)(int)2049), bits((_Float16)123456789012L), (int)half(0xd640), (unsigned)half(0x5640));
  return 0;
}
