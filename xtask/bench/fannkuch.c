// Permutations and their prefix reversals: small arrays of int, short loops, indices everywhere.
#include <stdio.h>

int main(void) {
  enum { N = 10 };
  int perm[N], perm1[N], count[N];
  int flips_max = 0, checksum = 0, r = N, index = 0;
  for (int i = 0; i < N; i++)
    perm1[i] = i;
  for (;;) {
    for (; r != 1; r--)
      count[r - 1] = r;
    for (int i = 0; i < N; i++)
      perm[i] = perm1[i];
    int flips = 0;
    for (int k = perm[0]; k != 0; k = perm[0]) {
      for (int low = 0, high = k; low < high; low++, high--) {
        int t = perm[low];
        perm[low] = perm[high];
        perm[high] = t;
      }
      flips++;
    }
    if (flips > flips_max)
      flips_max = flips;
    checksum += index % 2 == 0 ? flips : -flips;
    for (;; r++) {
      if (r == N) {
        printf("%d %d\n", checksum, flips_max);
        return 0;
      }
      int first = perm1[0];
      for (int i = 0; i < r; i++)
        perm1[i] = perm1[i + 1];
      perm1[r] = first;
      if (--count[r] > 0)
        break;
    }
    index++;
  }
}
