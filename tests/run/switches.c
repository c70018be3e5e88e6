// Switches: tables, tests of bits, ranges, searches; labels as values.
#include <stdio.h>

#define NOINLINE __attribute__((noinline))
NOINLINE static int dense(int x) {
  switch (x) {
    case 0: return 5; case 1: return 17; case 2: return -3; case 3: return 99; case 4: return 1;
    case 5: return 12; case 6: return 8; case 7: return 1000; case 9: return 4; case 10: return 77;
    default: return 0;
  }
}
static int count;
NOINLINE static void act(int x) {
  switch (x) {
    case -5: count += 1; break; case -4: count *= 3; break; case -3: count -= 7; break; case -2: count ^= 9; break;
    case -1: count += 100; break; case 0: count = ~count; break; case 1: count += 11; break; case 2: count *= 5; break;
    case 100: count += 2; break; case 101: count -= 2; break; case 1000000: count <<= 1; break;
    default: count++;
  }
}
NOINLINE static int is_vowel(char c) {
  switch (c) { case 'a': case 'e': case 'i': case 'o': case 'u': case 'A': case 'E': case 'I': case 'O': case 'U': return 1; }
  return 0;
}
NOINLINE static int kind(int c) {
  switch (c) {
    case ' ': case '\t': case '\n': case '\r': return 1;
    case '0' ... '9': return 2;
    case 'a' ... 'z': case 'A' ... 'Z': case '_': return 3;
    case '+': case '-': case '*': case '/': return 4;
    default: return 0;
  }
}
NOINLINE static long sparse(long x) {
  switch (x) {
    case -9223372036854775807L - 1: return 1; case -1000000000000L: return 2; case -1: return 3; case 0: return 4;
    case 1L << 40: return 5; case 9223372036854775807L: return 6; case 12345: return 7; case 54321: return 8;
  }
  return -1;
}
NOINLINE static int narrow(unsigned char c) {
  switch (c) {
    case 0: return 10; case 1: return 20; case 200: return 30; case 201: return 31; case 202: return 32; case 203: return 33;
    case 204: return 34; case 255: return 40;
  }
  return 0;
}
NOINLINE static int machine(const char *code) {
  static const void *const labels[] = {&&add, &&sub, &&mul, &&halt};
  int acc = 1;
  goto *labels[(int)*code - '0'];
add: acc += 3; goto *labels[(int)*++code - '0'];
sub: acc -= 5; goto *labels[(int)*++code - '0'];
mul: acc *= 7; goto *labels[(int)*++code - '0'];
halt: return acc;
}

int main(void) {
  for (int i = -3; i < 14; i++) printf("%d ", dense(i));
  puts("");
  for (int i = -8; i < 8; i++) act(i);
  act(100); act(101); act(102); act(1000000); act(999999);
  printf("%d\n", count);
  for (int c = 'A'; c <= 'z'; c++) putchar(is_vowel((char)c) ? '1' : '0');
  puts("");
  for (int c = -2; c < 130; c++) putchar('0' + kind(c));
  puts("");
  static const long xs[] = {-9223372036854775807L - 1, -1000000000000L, -1, 0, 1L << 40, 9223372036854775807L, 12345, 54321, 7};
  for (int i = 0; i < 9; i++) printf("%ld ", sparse(xs[i]));
  puts("");
  for (int i = 0; i < 256; i++) putchar('0' + narrow((unsigned char)i) % 10);
  puts("");
  printf("%d %d\n", machine("0213"), machine("2220001113"));
  return 0;
}
