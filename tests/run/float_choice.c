/* Choices by comparisons of numbers, for every order of the operands: infinities, zeros of both signs and what is no number. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#define OWN __attribute__((noinline))
#define CHOICES(type, name)                                                      \
    OWN type name##_lt(type a, type b) { return a < b ? a : b; }                 \
    OWN type name##_gt(type a, type b) { return a > b ? a : b; }                 \
    OWN type name##_le(type a, type b) { return a <= b ? a : b; }                \
    OWN type name##_ge(type a, type b) { return a >= b ? a : b; }                \
    OWN type name##_lt2(type a, type b) { return a < b ? b : a; }                \
    OWN type name##_gt2(type a, type b) { return a > b ? b : a; }                \
    OWN type name##_nlt(type a, type b) { return !(a < b) ? a : b; }             \
    OWN type name##_ngt(type a, type b) { return !(a > b) ? a : b; }             \
    OWN type name##_nle(type a, type b) { return !(a <= b) ? a : b; }            \
    OWN type name##_nge(type a, type b) { return !(a >= b) ? a : b; }            \
    OWN type name##_uo(type a, type b) { return __builtin_isunordered(a, b) ? 3 : b; } \
    OWN type name##_eq(type a, type b) { return a == b ? a : 5; }                \
    OWN type name##_ne(type a, type b) { return a != b ? a : 5; }                \
    OWN type name##_lg(type a, type b) { return __builtin_islessgreater(a, b) ? a : 5; } \
    OWN type name##_clamp(type a, type b) { return a < 0 ? 0 : a > b ? b : a; }  \
    OWN type name##_apart(type a, type b) { return a < b ? a + 1 : b - 1; }

CHOICES(float, f)
CHOICES(double, d)

OWN double smaller(double a, double b) { return fmin(a, b); }
OWN double larger(double a, double b) { return fmax(a, b); }
OWN float smaller_f(float a, float b) { return fminf(a, b); }
OWN float larger_f(float a, float b) { return fmaxf(a, b); }

/* A NaN has many forms. */
static void show_d(double x) {
    unsigned long long bits;
    memcpy(&bits, &x, 8);
    if (x != x) printf(" nan"); else printf(" %llx", bits);
}

static void show_f(float x) {
    unsigned bits;
    memcpy(&bits, &x, 4);
    if (x != x) printf(" nan"); else printf(" %x", bits);
}

/* Of zeros either may come back. */
static double unsigned_zero(double x) { return x == 0 ? 0 : x; }

#define EACH(call) call(lt) call(gt) call(le) call(ge) call(lt2) call(gt2) call(nlt) call(ngt) call(nle) call(nge) \
    call(uo) call(eq) call(ne) call(lg) call(clamp) call(apart)

int main(void) {
    const double numbers[] = {0.0, -0.0, 1.5, -1.5, 1e30, INFINITY, -INFINITY, NAN, 2.0};
    const int count = sizeof numbers / sizeof *numbers;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++) {
            double a = numbers[i], b = numbers[j];
#define SHOW_D(what) show_d(d_##what(a, b));
#define SHOW_F(what) show_f(f_##what((float)a, (float)b));
            EACH(SHOW_D)
            EACH(SHOW_F)
            show_d(unsigned_zero(smaller(a, b)));
            show_d(unsigned_zero(larger(a, b)));
            show_f((float)unsigned_zero(smaller_f((float)a, (float)b)));
            show_f((float)unsigned_zero(larger_f((float)a, (float)b)));
            printf("\n");
        }
    return 0;
}
