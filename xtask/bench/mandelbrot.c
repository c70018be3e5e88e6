// Points of the Mandelbrot set: a loop of floating-point arithmetic with two ways out.
#include <stdio.h>

int main(void) {
  enum { SIZE = 600, LIMIT = 200 };
  unsigned inside = 0, sum = 0;
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++) {
      double cr = 3.0 * x / SIZE - 2.0, ci = 2.0 * y / SIZE - 1.0, zr = 0.0, zi = 0.0;
      int steps = 0;
      while (steps < LIMIT && zr * zr + zi * zi <= 4.0) {
        double next = zr * zr - zi * zi + cr;
        zi = 2.0 * zr * zi + ci;
        zr = next;
        steps++;
      }
      inside += steps == LIMIT;
      sum = sum * 31 + steps;
    }
  printf("%u %08x\n", inside, sum);
  return 0;
}
