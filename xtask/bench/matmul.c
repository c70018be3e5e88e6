// A product of matrices, in single and double precision, which clang makes loops of vectors of.
#include <stdio.h>

enum { N = 320 };
static double a[N][N], b[N][N], c[N][N];
static float fa[N][N], fb[N][N], fc[N][N];

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = i * 0.5 + j, b[i][j] = i - j * 0.25;
      fa[i][j] = (float)((i ^ j) & 15), fb[i][j] = (float)(i & j & 15);
    }
  for (int turn = 0; turn < 3; turn++)
    for (int i = 0; i < N; i++)
      for (int k = 0; k < N; k++)
        for (int j = 0; j < N; j++) {
          c[i][j] += a[i][k] * b[k][j];
          fc[i][j] += fa[i][k] * fb[k][j];
        }
  double trace = 0.0, sum = 0.0;
  for (int i = 0; i < N; i++) {
    trace += c[i][i];
    for (int j = 0; j < N; j++)
      sum += fc[i][j];
  }
  printf("%.3f %.3f\n", trace, sum);
  return 0;
}
