#pragma once
// Variable arguments lie one after the other, in words.
typedef __builtin_va_list va_list;
#define va_start(list, last) __builtin_va_start(list, last)
#define va_end(list) __builtin_va_end(list)
#define va_copy(to, from) ((to) = (from))
#define va_arg(list, type) \
  (*(type *)(((list) = (char *)(list) + (sizeof(type) + 3) / 4 * 4), (char *)(list) - (sizeof(type) + 3) / 4 * 4))
