#pragma once
#include <stddef.h>
void *malloc(size_t);
void free(void *);
int abs(int);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
