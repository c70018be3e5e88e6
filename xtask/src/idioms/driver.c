// Calls the functions of the table of idioms on rows of operands: idioms FILE ROWS.
// For each function and row it writes what happened (0, a signal, or 200 if bytes behind the operands have changed), the
// result, and the operands as they are afterwards.
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct entry {
  void (*call)(unsigned char *row, unsigned char *out);
  uint64_t row, result;
};
extern const struct entry idiom_table[];
extern const uint64_t idiom_count;

enum { SIZE = 4096, GUARD = 64 };
static unsigned char row[SIZE] __attribute__((aligned(64)));
static unsigned char out[SIZE] __attribute__((aligned(64)));
static sigjmp_buf before;

static void caught(int signal) { siglongjmp(before, signal); }

static int call(const struct entry *entry) {
  memset(row + entry->row, 0xa5, GUARD);
  memset(out, 0xcc, entry->result + GUARD);
  int signal = sigsetjmp(before, 1);
  if (signal)
    return signal;
  entry->call(row, out);
  for (int i = 0; i < GUARD; i++)
    if (row[entry->row + i] != 0xa5)
      return 200;
  return 0;
}

int main(int argc, char **argv) {
  static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGALRM, SIGABRT};
  FILE *rows = argc == 3 ? fopen(argv[1], "rb") : NULL;
  if (!rows)
    return 2;
  for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++)
    signal(signals[i], caught);
  for (uint64_t i = 0; i < idiom_count; i++) {
    const struct entry *entry = &idiom_table[i];
    alarm(10);
    for (int n = atoi(argv[2]); n > 0; n--) {
      if (fread(row, 1, entry->row, rows) != entry->row)
        return 3;
      putchar(call(entry));
      fwrite(out, 1, entry->result, stdout);
      fwrite(row, 1, entry->row, stdout);
    }
  }
  return 0;
}
