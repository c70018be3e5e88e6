/* Variables of the program and of its threads, and their types.
   gdb: break main
   gdb: run
   gdb: print counter
   gdb: print table
   gdb: print *table@2
   gdb: print names
   gdb: print pi
   gdb: print wide
   gdb: print flag
   gdb: print own
   gdb: print point
   gdb: ptype point
   gdb: print &point.y
   gdb: print origin
   gdb: print $_siginfo.si_signo > 0
   gdb: ptype table
   gdb: ptype names
   gdb: whatis handler
   gdb: print handler
   gdb: print vector
   gdb: set var counter = 41
   gdb: next
   gdb: next
   gdb: print counter
   gdb: print own
   gdb: info line main
 */
#include <stdbool.h>
typedef int v4 __attribute__((vector_size(16)));
struct point { int x; union { int y; unsigned z; }; };
int counter = 1;
unsigned char table[4] = {1, 2, 3, 255};
const char *names[2] = {"one", "two"};
const double pi = 3.25;
__int128 wide = ((__int128)1 << 70) + 5;
_Bool flag = true;
static _Thread_local int own = 7;
volatile struct point point = {3, {-4}};
static struct point *origin;
v4 vector = {1, 2, 3, 4};
static void nothing(int signal) { (void)signal; }
void (*handler)(int) = nothing;

int main(void) {
  counter++;
  own += counter;
  handler(own);
  return origin != 0 || point.x != 3;
}
