// The spectral norm of a matrix that is computed as it goes: integers to floating point, divisions, reductions.
#include <math.h>
#include <stdio.h>

enum { N = 1000 };
static double u[N], v[N], t[N];

static double element(int i, int j) { return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1); }

static void times(const double *from, double *to) {
  for (int i = 0; i < N; i++) {
    double sum = 0.0;
    for (int j = 0; j < N; j++)
      sum += element(i, j) * from[j];
    to[i] = sum;
  }
}

static void times_transposed(const double *from, double *to) {
  for (int i = 0; i < N; i++) {
    double sum = 0.0;
    for (int j = 0; j < N; j++)
      sum += element(j, i) * from[j];
    to[i] = sum;
  }
}

int main(void) {
  for (int i = 0; i < N; i++)
    u[i] = 1.0;
  for (int i = 0; i < 10; i++) {
    times(u, t), times_transposed(t, v);
    times(v, t), times_transposed(t, u);
  }
  double uv = 0.0, vv = 0.0;
  for (int i = 0; i < N; i++)
    uv += u[i] * v[i], vv += v[i] * v[i];
  printf("%.9f\n", sqrt(uv / vv));
  return 0;
}
