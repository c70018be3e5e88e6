/* Structures, unions, bit fields, enumerations and arrays, as locals, parameters and globals.
   gdb: break total
   gdb: run
   gdb: backtrace
   gdb: info args
   gdb: print *node
   gdb: print node->flags
   gdb: print node->tag
   gdb: print node->next->name
   gdb: ptype node
   gdb: ptype struct node
   gdb: ptype union number
   gdb: ptype enum color
   gdb: whatis node->values
   gdb: print node->values[1]
   gdb: print sizeof(*node)
   gdb: next
   gdb: next
   gdb: info locals
   gdb: up
   gdb: info locals
   gdb: print head.value.f
   gdb: print matrix
   gdb: print &matrix[1][2] - &matrix[0][0]
   gdb: down
   gdb: finish
 */
typedef unsigned int u32;
enum color { RED, GREEN = 5, BLUE = -1 };
union number { int i; float f; };
struct node {
  struct node *next;
  const char *name;
  u32 flags : 3, more : 5;
  enum color tag;
  union number value;
  short values[4];
};
static int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
static struct node tail = {0, "tail", 7, 1, GREEN, {.f = 2.5f}, {9, 8, 7, 6}};

static int total(const struct node *node, int start) {
  int sum = start;
  short first = node->values[0];
  sum += first;
  sum += matrix[1][2];
  return sum;
}

int main(void) {
  struct node head = tail;
  head.next = &tail;
  head.tag = BLUE;
  head.name = "head";
  return total(&head, 3) == 18 ? 0 : 1;
}
