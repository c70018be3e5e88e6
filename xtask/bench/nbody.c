// Bodies that attract each other: double precision, square roots, values that live through an inner loop.
#include <math.h>
#include <stdio.h>

struct body {
  double x[3], v[3], mass;
};

static struct body bodies[5] = {
    {{0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}, 39.5},
    {{4.8, -1.2, -0.1}, {0.6, 2.8, -0.02}, 0.037},
    {{8.3, 4.1, -0.4}, {-1.0, 1.8, 0.008}, 0.011},
    {{12.9, -15.1, -0.2}, {1.1, 0.87, -0.01}, 0.0017},
    {{15.4, -25.9, 0.18}, {0.98, 0.59, -0.03}, 0.002},
};

static double energy(void) {
  double sum = 0.0;
  for (int i = 0; i < 5; i++) {
    double square = 0.0;
    for (int k = 0; k < 3; k++)
      square += bodies[i].v[k] * bodies[i].v[k];
    sum += 0.5 * bodies[i].mass * square;
    for (int j = i + 1; j < 5; j++) {
      double distance = 0.0;
      for (int k = 0; k < 3; k++) {
        double d = bodies[i].x[k] - bodies[j].x[k];
        distance += d * d;
      }
      sum -= bodies[i].mass * bodies[j].mass / sqrt(distance);
    }
  }
  return sum;
}

static void advance(double step) {
  for (int i = 0; i < 5; i++)
    for (int j = i + 1; j < 5; j++) {
      double d[3], square = 0.0;
      for (int k = 0; k < 3; k++) {
        d[k] = bodies[i].x[k] - bodies[j].x[k];
        square += d[k] * d[k];
      }
      double pull = step / (square * sqrt(square));
      for (int k = 0; k < 3; k++) {
        bodies[i].v[k] -= d[k] * bodies[j].mass * pull;
        bodies[j].v[k] += d[k] * bodies[i].mass * pull;
      }
    }
  for (int i = 0; i < 5; i++)
    for (int k = 0; k < 3; k++)
      bodies[i].x[k] += step * bodies[i].v[k];
}

int main(void) {
  printf("%.9f\n", energy());
  for (int i = 0; i < 2000000; i++)
    advance(0.01);
  printf("%.9f\n", energy());
  return 0;
}
