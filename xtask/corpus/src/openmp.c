// Outlined parallel regions, reductions, tasks, atomics by directive.
double integrate(int steps) {
    double sum = 0, step = 1.0 / steps;
#pragma omp parallel for reduction(+ : sum) schedule(dynamic, 16)
    for (int i = 0; i < steps; ++i) {
        double x = (i + 0.5) * step;
        sum += 4.0 / (1.0 + x * x);
    }
    return sum * step;
}

int tasks(int n) {
    int result = 0;
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < n; ++i) {
#pragma omp task firstprivate(i) shared(result)
        {
#pragma omp atomic
            result += i;
        }
    }
    return result;
}

void simd(float *a, const float *b, int n) {
#pragma omp simd aligned(a, b : 32)
    for (int i = 0; i < n; ++i) a[i] += b[i];
}
