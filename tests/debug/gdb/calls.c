/* Frames: recursion, pointers to functions, variadic functions, parameters of all sizes.
   gdb: break factorial if n == 1
   gdb: run
   gdb: backtrace
   gdb: frame 2
   gdb: info args
   gdb: up
   gdb: print n
   gdb: up
   gdb: print operation
   gdb: ptype operation
   gdb: whatis main
   gdb: whatis mix
   gdb: break mix
   gdb: continue
   gdb: info args
   gdb: backtrace 1
   gdb: next
   gdb: print result
   gdb: tbreak calls.c:46
   gdb: continue
   gdb: info args
   gdb: print sum
   gdb: finish
   gdb: tbreak calls.c:58
   gdb: continue
   gdb: info locals
 */
#include <stdarg.h>

static long factorial(int n) {
  long below = 1;
  if (n > 1)
    below = factorial(n - 1);
  return below * n;
}

static double mix(char c, unsigned short s, long long l, float f, double d, const char *text) {
  double result = c + s + l + f + d + text[0];
  return result;
}

static int count(int n, ...) {
  int sum = 0;
  va_list list;
  va_start(list, n);
  for (int i = 0; i < n; i++)
    sum += va_arg(list, int);
  va_end(list);
  return sum;
}

int main(int argc, char **argv) {
  long (*operation)(int) = factorial;
  long product = operation(4);
  double mixed = mix('a', 500, 1LL << 40, 0.5f, 0.25, "text");
  int counted = count(3, 1, 2, 3);
  return product == 24 && mixed > 1 && counted == 6 && argc > 0 && argv[0] ? 0 : 1;
}
