// An interpreter of a stack machine: a switch in a loop, whose state should stay in registers.
#include <stdint.h>
#include <stdio.h>

enum op { PUSH, LOAD, STORE, ADD, SUB, MUL, XOR, SHR, LESS, JUMP, JUMP_IF, DUP, DROP, CALL, RETURN, PRINT, HALT };

struct inst {
  uint8_t op;
  int32_t arg;
};

static int64_t run(const struct inst *code, int64_t *stack, int64_t *vars) {
  const struct inst *pc = code;
  const struct inst *returns[64];
  int depth = 0;
  int64_t *sp = stack;
  uint64_t steps = 0;
  for (;;) {
    int32_t arg = pc->arg;
    steps++;
    switch ((enum op)pc++->op) {
    case PUSH: *sp++ = arg; break;
    case LOAD: *sp++ = vars[arg]; break;
    case STORE: vars[arg] = *--sp; break;
    case ADD: sp--; sp[-1] += *sp; break;
    case SUB: sp--; sp[-1] -= *sp; break;
    case MUL: sp--; sp[-1] *= *sp; break;
    case XOR: sp--; sp[-1] ^= *sp; break;
    case SHR: sp--; sp[-1] = (int64_t)((uint64_t)sp[-1] >> (*sp & 63)); break;
    case LESS: sp--; sp[-1] = sp[-1] < *sp; break;
    case JUMP: pc = code + arg; break;
    case JUMP_IF: if (*--sp) pc = code + arg; break;
    case DUP: *sp = sp[-1]; sp++; break;
    case DROP: sp--; break;
    case CALL: returns[depth++] = pc; pc = code + arg; break;
    case RETURN: pc = returns[--depth]; break;
    case PRINT: printf("%lld\n", (long long)*--sp); break;
    case HALT: return (int64_t)steps;
    }
  }
}

int main(void) {
  static const struct inst program[] = {
      {PUSH, 0}, {STORE, 0}, {PUSH, 12345}, {STORE, 1},                              // i = 0, x = 12345
      {LOAD, 1}, {CALL, 16}, {STORE, 1},                                             // 4: x = f(x)
      {LOAD, 0}, {PUSH, 1}, {ADD, 0}, {DUP, 0}, {STORE, 0},                          // i += 1
      {PUSH, 3000000}, {LESS, 0}, {JUMP_IF, 4}, {JUMP, 26},                           // while i < 700000
      {PUSH, 6364136}, {MUL, 0}, {PUSH, 1442695}, {ADD, 0}, {DUP, 0}, {PUSH, 17},    // 16: f
      {SHR, 0}, {XOR, 0}, {RETURN, 0}, {DROP, 0},
      {LOAD, 1}, {PRINT, 0}, {HALT, 0},                                              // 26
  };
  int64_t stack[64], vars[4];
  printf("%lld\n", (long long)run(program, stack, vars));
  return 0;
}
