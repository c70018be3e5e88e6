/* Structures that are passed and returned: by value on the stack, in registers, through a hidden pointer.
   gdb: break large
   gdb: run
   gdb: info args
   gdb: print value.name
   gdb: finish
   gdb: break small
   gdb: continue
   gdb: info args
   gdb: print value
   gdb: up
   gdb: print made
   gdb: whatis made
   gdb: tbreak make
   gdb: continue
   gdb: info args
   gdb: next
   gdb: ptype result
   gdb: finish
 */
struct large { long numbers[4]; const char *name; };
struct small { int x; short y; };

static long large(int before, struct large value, int after) { return value.numbers[2] + before + after; }
static int small(struct small value) { return value.x + value.y; }
static struct large make(long start) {
  struct large result = {{start, start + 1, start + 2, start + 3}, "made"};
  return result;
}

int main(void) {
  struct large made = {{1, 2, 3, 4}, "first"};
  struct small pair = {5, 6};
  long sum = large(1, made, 2);
  sum += small(pair);
  made = make(sum);
  return made.numbers[3] == 20 ? 0 : 1;
}
