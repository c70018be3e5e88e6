// What the programs of tests/run use of C's library: Apple's headers are not at hand.
#pragma once
#include <float.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef struct FILE FILE;
extern FILE *stdout, *stderr;
int printf(const char *, ...);
int fprintf(FILE *, const char *, ...);
int sprintf(char *, const char *, ...);
int snprintf(char *, size_t, const char *, ...);
int vprintf(const char *, va_list);
int vsnprintf(char *, size_t, const char *, va_list);
int puts(const char *);
int putchar(int);
int fflush(FILE *);

void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);
size_t strlen(const char *);
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
char *strcpy(char *, const char *);
char *strcat(char *, const char *);
char *strchr(const char *, int);

void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
void exit(int);
void abort(void);
int abs(int);
int atoi(const char *);
long strtol(const char *, char **, int);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
#define alloca __builtin_alloca

double sqrt(double), fabs(double), floor(double), ceil(double), trunc(double), rint(double), nearbyint(double), round(double);
double sin(double), cos(double), exp(double), log(double), pow(double, double), fmod(double, double);
double fmin(double, double), fmax(double, double), copysign(double, double), fma(double, double, double);
float sqrtf(float), fabsf(float), floorf(float), ceilf(float), truncf(float), rintf(float), nearbyintf(float), roundf(float);
float fminf(float, float), fmaxf(float, float), copysignf(float, float), fmaf(float, float, float), fmodf(float, float);
long double fabsl(long double), sqrtl(long double), fmodl(long double, long double), floorl(long double), ceill(long double);
long double truncl(long double), rintl(long double), roundl(long double), copysignl(long double, long double);
#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define signbit(x) __builtin_signbit(x)
#define isunordered(x, y) __builtin_isunordered(x, y)
#define NAN __builtin_nanf("")
#define INFINITY __builtin_inff()

typedef int jmp_buf[64];
int setjmp(jmp_buf);
void longjmp(jmp_buf, int);
typedef struct opaque *pthread_t;
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
#define complex _Complex
#define I (__extension__ 1.0iF)
double creal(double _Complex), cimag(double _Complex), cabs(double _Complex);
float crealf(float _Complex), cimagf(float _Complex);
long double creall(long double _Complex), cimagl(long double _Complex);
long double fmaxl(long double, long double), fminl(long double, long double);
