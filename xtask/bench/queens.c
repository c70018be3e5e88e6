// Queens on a board, by bits and by arrays: recursion, which tests calls, prologues and saved registers.
#include <stdio.h>

static int by_bits(unsigned all, unsigned columns, unsigned left, unsigned right) {
  if (columns == all)
    return 1;
  int count = 0;
  for (unsigned free = all & ~(columns | left | right); free;) {
    unsigned bit = free & -free;
    free ^= bit;
    count += by_bits(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
  }
  return count;
}

static int column[16];

static int safe(int row, int c) {
  for (int i = 0; i < row; i++) {
    int d = column[i] - c;
    if (d == 0 || d == row - i || d == i - row)
      return 0;
  }
  return 1;
}

static int by_arrays(int n, int row) {
  if (row == n)
    return 1;
  int count = 0;
  for (int c = 0; c < n; c++)
    if (safe(row, c)) {
      column[row] = c;
      count += by_arrays(n, row + 1);
    }
  return count;
}

int main(void) {
  printf("%d %d\n", by_bits((1u << 12) - 1, 0, 0, 0), by_arrays(10, 0));
  return 0;
}
