#pragma once
#include <stddef.h>
#include <stdarg.h>
int printf(const char *, ...);
int puts(const char *);
int putchar(int);
int snprintf(char *, size_t, const char *, ...);
