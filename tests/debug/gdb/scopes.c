/* Blocks within blocks, variables that hide others, static variables of functions, watching one.
   gdb: break scopes.c:38
   gdb: run
   gdb: info locals
   gdb: print value
   gdb: print i
   gdb: next
   gdb: print value
   gdb: info locals
   gdb: tbreak scopes.c:42
   gdb: continue
   gdb: print value
   gdb: print calls
   gdb: info locals
   gdb: delete
   gdb: watch total
   gdb: continue
   gdb: continue
   gdb: delete
   gdb: tbreak finish_up
   gdb: continue
   gdb: print total
   gdb: print 'scopes.c'::limit
   gdb: info source
   gdb: list finish_up
 */
#include <stdint.h>
static const int limit = 3;
int64_t total;

static int work(int value) {
  static int calls = 0;
  calls++;
  for (int i = 0; i < limit; i++) {
    int value = i * 10;
    {
      uint8_t value = (uint8_t)(i + 65);
      total += value;
    }
    total += value;
  }
  total += value;
  return calls;
}

static void finish_up(void) { total++; }

int main(void) {
  work(1);
  work(2);
  finish_up();
  return total > 0 ? 0 : 1;
}
