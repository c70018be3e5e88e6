// Switches dense, sparse and by range, computed goto, asm goto, indirect calls, setjmp, tail calls, variable arrays.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int dense(int n) {
    switch (n) {
    case 0: return 12;
    case 1: return 3;
    case 2: return 45;
    case 3: return 7;
    case 4: return 99;
    case 5: return 1;
    default: return -n;
    }
}

const char *sparse(long long n) {
    switch (n) {
    case -1000000000000LL: return "low";
    case 7 ... 19: return "range";
    case 1LL << 40: return "high";
    case 1LL << 41 ... (1LL << 41) + 5: return "higher";
    }
    return NULL;
}

int interpret(const unsigned char *code, int value) {
    static const void *const table[] = {&&increment, &&twice, &&negate, &&jump, &&done};
    goto *table[*code];
increment:
    ++value;
    goto *table[*++code];
twice:
    value *= 2;
    goto *table[*++code];
negate:
    value = -value;
    goto *table[*++code];
jump:
    code += (signed char)code[1];
    goto *table[*code];
done:
    return value;
}

int assembly(int a, int b) {
    int sum;
    __asm__ volatile("addl %2, %0" : "=r"(sum) : "0"(a), "r"(b) : "cc");
    __asm__("" : "+m"(sum)::"memory");
    __asm__ goto("testl %0, %0\n\tjne %l1" : : "r"(sum) : "cc" : other);
    return sum;
other:
    return -sum;
}

__asm__(".globl codewright_corpus_marker\ncodewright_corpus_marker:\n");

int total(const char *kinds, ...) {
    va_list args, copy;
    va_start(args, kinds);
    va_copy(copy, args);
    double sum = 0;
    for (; *kinds; ++kinds) {
        switch (*kinds) {
        case 'i': sum += va_arg(args, int); break;
        case 'd': sum += va_arg(args, double); break;
        case 'l': sum += (double)va_arg(args, long long); break;
        case 's': sum += *va_arg(args, char *); break;
        }
    }
    sum += va_arg(copy, int);
    va_end(copy);
    va_end(args);
    return (int)sum;
}

static jmp_buf buffer;
int jumps(int n) {
    volatile int state = n;
    if (setjmp(buffer)) return state;
    state += 1;
    longjmp(buffer, 1);
}

int arrays(int n, int (*f)(int)) {
    int values[n];
    for (int i = 0; i < n; ++i) values[i] = f(i);
    char *more = __builtin_alloca((size_t)n * 3);
    more[0] = (char)values[n - 1];
    return values[n / 2] + more[0] + (__builtin_expect(n > 3, 1) ? dense(n) : 0);
}

int tail(int n, int accumulated) {
    if (n == 0) return accumulated;
    __attribute__((musttail)) return tail(n - 1, accumulated + n);
}

__attribute__((cold, noinline)) static void complain(const char *text) { fprintf(stderr, "%s\n", text); }
__attribute__((weak, visibility("hidden"))) int weakling(void) { return 1; }
int alias_of_dense(int) __attribute__((alias("dense")));
__attribute__((constructor(200), used)) static void before_main(void) { complain("start"); }
__attribute__((section(".special"), aligned(64))) int special[3] = {1, 2};
static void *choose(void) { return (void *)dense; }
int indirect(int) __attribute__((ifunc("choose")));
