// An interpreter with computed goto: one indirect branch for each operation, a stack pointer and a program counter that every
// operation moves.
#include <stdio.h>

enum { PUSH, ADD, SUB, MUL, LESS, JUMP_IF_ZERO, JUMP, LOAD, STORE, DUP, SHIFT, XOR, READ, WRITE, HALT };

static int memory[256];

__attribute__((noinline)) static long run(const int *code) {
  static void *const labels[] = {&&push, &&add, &&sub, &&mul, &&less, &&jump_if_zero, &&jump, &&load, &&store,
                                 &&dup,  &&shift, &&xor, &&read, &&write, &&halt};
  long stack[64], variables[16] = {0};
  long *sp = stack;
  const int *pc = code;
#define NEXT goto *labels[*pc++]
  NEXT;
push:
  *sp++ = *pc++;
  NEXT;
add:
  sp--;
  sp[-1] += sp[0];
  NEXT;
sub:
  sp--;
  sp[-1] -= sp[0];
  NEXT;
mul:
  sp--;
  sp[-1] *= sp[0];
  NEXT;
less:
  sp--;
  sp[-1] = sp[-1] < sp[0];
  NEXT;
jump_if_zero:
  if (!*--sp)
    pc = code + *pc;
  else
    pc++;
  NEXT;
jump:
  pc = code + *pc;
  NEXT;
load:
  *sp++ = variables[*pc++];
  NEXT;
store:
  variables[*pc++] = *--sp;
  NEXT;
dup:
  sp[0] = sp[-1];
  sp++;
  NEXT;
shift:
  sp[-1] = (unsigned long)sp[-1] >> *pc++;
  NEXT;
xor:
  sp[-1] ^= *pc++;
  NEXT;
read:
  sp[-1] = memory[sp[-1] & 255];
  NEXT;
write:
  sp -= 2;
  memory[sp[1] & 255] = (int)sp[0];
  NEXT;
halt:
  return sp[-1];
}

int main(void) {
  enum { LOOP = 8, END = 47, ROUNDS = 6000000 };
  static const int code[] = {
      PUSH,  0,     STORE, 0,      PUSH, 1,     STORE, 1,  // i = 0, x = 1
      LOAD,  0,     PUSH,  ROUNDS, LESS, JUMP_IF_ZERO, END, // while (i < ROUNDS)
      LOAD,  1,     PUSH,  31,     MUL,  LOAD,  0,     ADD, // x * 31 + i
      DUP,   SHIFT, 7,     SUB,    XOR,  0x55,  STORE, 1,   // x = (it - (it >> 7)) ^ 0x55
      LOAD,  1,     LOAD,  0,      WRITE,                   // memory[i] = x
      LOAD,  0,     PUSH,  1,      ADD,  STORE, 0,          // i++
      JUMP,  LOOP,  HALT,  HALT,   LOAD, 1,     HALT,       // END: return x
  };
  printf("%ld\n", run(code));
}
