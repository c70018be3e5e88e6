// Loops, branches, calls and inlined functions, with a call of `probe` where the values of variables can be seen.
#include <stdio.h>
#include <stdlib.h>
__attribute__((noinline)) void probe(long n) { __asm__ volatile("" :: "r"(n) : "memory"); }
struct node { int key; struct node *left, *right; };
static struct node *insert(struct node *tree, int key) {
  struct node *at = tree, *fresh = malloc(sizeof *fresh);
  int depth = 0;
  fresh->key = key; fresh->left = fresh->right = 0;
  probe(1);
  if (!tree) return fresh;
  for (;;) {
    depth++;
    probe(2);
    if (key < at->key) { if (!at->left) { at->left = fresh; break; } at = at->left; }
    else { if (!at->right) { at->right = fresh; break; } at = at->right; }
  }
  probe(depth);
  return tree;
}
__attribute__((noinline)) static long sum(const int *values, int count, int scale) {
  long total = 0; int highest = values[0], index;
  for (index = 0; index < count; index++) {
    int value = values[index] * scale;
    unsigned char low = value;
    short odd = value & 1 ? -3 : 7;
    total += value;
    probe(total);
    if (value > highest) highest = value;
    probe(low + odd);
  }
  probe(highest);
  return total;
}
__attribute__((noinline)) static double poly(double x, int degree) {
  double result = 0, power = 1;
  for (int i = 0; i <= degree; i++) {
    float coefficient = i * 0.5f;
    result += coefficient * power;
    power *= x;
    probe(i);
  }
  probe((long)result);
  return result;
}
__attribute__((noinline)) static unsigned long gcd(unsigned long a, unsigned long b) {
  unsigned long steps = 0;
  while (b) { unsigned long rest = a % b; a = b; b = rest; steps++; probe(rest); }
  probe(steps);
  return a;
}
static inline int clamp(int value, int low, int high) {
  int result = value < low ? low : value > high ? high : value;
  probe(result);
  return result;
}
__attribute__((noinline)) static int many(int a, int b, int c, int d, int e, int f, int g, int h) {
  int x = a + b, y = c * d, z = e - f, w = g ^ h, i;
  for (i = 0; i < 3; i++) {
    int p = x * i + y, q = z * i - w;
    probe(p);
    x += clamp(q, -100, 100); y ^= p; z -= i; w += a + b + c + d + e + f + g + h;
    probe(w);
  }
  return x + y + z + w;
}
int main(int argc, char **argv) {
  int keys[] = {5, 2, 8, 1, 9, 3};
  struct node *tree = 0;
  for (int i = 0; i < 4; i++) tree = insert(tree, keys[i]);
  long total = sum(keys, 6, argc + 2);
  probe(total);
  double value = poly(1.5, 4);
  unsigned long common = gcd(84, 36);
  int last = many(1, 2, 3, 4, 5, 6, 7, argc);
  probe(last);
  printf("%ld %f %lu %d\n", total, value, common, last);
  return 0;
}
