// Half-precision and bfloat16 arithmetic and conversion.
_Float16 half(_Float16 a, _Float16 b, float c) { return a * b + (_Float16)c; }

__bf16 brain(__bf16 a, float b) { return (__bf16)((float)a + b); }

typedef _Float16 f16x8 __attribute__((vector_size(16)));
f16x8 halves(f16x8 a, f16x8 b) { return a * b - a; }

__float128 quad(__float128 a, double b) { return a * b + 1; }
