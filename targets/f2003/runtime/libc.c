// As much of a C library as test programs need: text to the emulator, strings, memory that is never given back.
// libc.ll is made from this file; see README.md. It is linked with programs that name one of its functions.
//
// Source: ISO C, 7.12 (numbers), 7.21.6.1 (printf), 7.24 (strings).
#include <alloca.h>
#include <stdarg.h>
#include <stddef.h>
typedef unsigned u32;
typedef unsigned long long u64;

// ---- Text -----------------------------------------------------------------------------------------------------------

// Where text goes in place of the emulator, and how much room there is.
static char *room;
static size_t left;

// The emulator prints a character when this address is called.
int putchar(int c) {
  if (room) {
    if (left > 1) *room++ = c, left--;
    return c & 255;
  }
  ((void (*)(int))0xba5fb6b4u)(c & 255);
  return c & 255;
}

static int put(const char *text, int length) {
  for (int i = 0; i < length; i++) putchar(text[i]);
  return length;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

int puts(const char *text) {
  put(text, strlen(text));
  putchar('\n');
  return 0;
}

// How a conversion is written.
struct Form {
  int left, plus, blank, other, zero, width, precision;
};

static int pad(int count, char with) {
  for (int i = 0; i < count; i++) putchar(with);
  return count > 0 ? count : 0;
}

// A sign or another prefix, zeros to a width, digits, blanks before or behind.
static int field(const struct Form *form, const char *prefix, const char *digits, int length, int zeros) {
  int prefix_length = strlen(prefix);
  int room = form->width - prefix_length - zeros - length;
  int all = prefix_length + zeros + length + (room > 0 ? room : 0);
  if (!form->left && !form->zero) pad(room, ' ');
  put(prefix, prefix_length);
  pad(zeros, '0');
  if (!form->left && form->zero) pad(room, '0');
  put(digits, length);
  if (form->left) pad(room, ' ');
  return all;
}

static const char *sign_of(const struct Form *form, int negative) {
  return negative ? "-" : form->plus ? "+" : form->blank ? " " : "";
}

// The digits of a number before `end`; the result is where they begin.
static char *digits_of(u64 value, u32 base, int upper, char *end) {
  while (value >> 32) {
    u32 digit = (u32)(value % base);
    *--end = digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10;
    value /= base;
  }
  for (u32 rest = (u32)value; rest; rest /= base) {
    u32 digit = rest % base;
    *--end = digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10;
  }
  return end;
}

static int integer(struct Form form, u64 value, const char *prefix, u32 base, int upper) {
  char room[24], *end = room + 24;
  char *first = digits_of(value, base, upper, end);
  int length = end - first;
  int zeros = form.precision < 0 ? 1 : form.precision;
  if (form.precision >= 0) form.zero = 0;
  return field(&form, prefix, first, length, zeros > length ? zeros - length : 0);
}

// ---- Floating point -------------------------------------------------------------------------------------------------

// A number in limbs of nine decimal digits, the lowest first: enough for every double without a fraction.
#define LIMBS 36
// Digits behind the point that are ever shown.
#define MAX_FRACTION 60

static int is_special(u64 bits, struct Form form, int *printed) {
  if ((bits >> 52 & 0x7ff) != 0x7ff) return 0;
  form.zero = 0;
  *printed = field(&form, sign_of(&form, bits >> 63), bits << 12 ? "nan" : "inf", 3, 0);
  return 1;
}

// %f: all digits before the point, exactly; those behind it by multiplying the fraction by ten, rounded to nearest even.
static int decimal(struct Form form, u64 bits) {
  int printed;
  if (is_special(bits, form, &printed)) return printed;
  int exponent = (int)(bits >> 52 & 0x7ff) - 1075;
  u64 mantissa = bits & 0xfffffffffffffull;
  if (bits >> 52 & 0x7ff) mantissa |= 1ull << 52;
  else exponent++;
  u32 limbs[LIMBS];
  for (int i = 0; i < LIMBS; i++) limbs[i] = 0;
  // Words of the fraction, the highest first.
  u32 fraction[36];
  for (int i = 0; i < 36; i++) fraction[i] = 0;
  u64 whole = exponent >= 0 ? mantissa : exponent > -64 ? mantissa >> -exponent : 0;
  for (int bit = 63; bit >= 0; bit--) {
    u32 carry = (u32)(whole >> bit & 1);
    for (int i = 0; i < LIMBS; i++) {
      u32 twice = limbs[i] * 2 + carry;
      carry = twice >= 1000000000u;
      limbs[i] = carry ? twice - 1000000000u : twice;
    }
  }
  for (int n = 0; n < exponent; n++) {
    u32 carry = 0;
    for (int i = 0; i < LIMBS; i++) {
      u32 twice = limbs[i] * 2 + carry;
      carry = twice >= 1000000000u;
      limbs[i] = carry ? twice - 1000000000u : twice;
    }
  }
  // Bit `k` behind the point is bit -exponent - k of the mantissa.
  for (int k = 1; exponent < 0 && k <= -exponent && k <= 36 * 32; k++) {
    int at = -exponent - k;
    if (at < 64 && mantissa >> at & 1) fraction[(k - 1) / 32] |= 0x80000000u >> ((k - 1) % 32);
  }
  int places = form.precision < 0 ? 6 : form.precision > MAX_FRACTION ? MAX_FRACTION : form.precision;
  char text[LIMBS * 9 + MAX_FRACTION + 3];
  char *end = text + sizeof text, *point = end - places;
  for (int place = 0; place < places; place++) {
    u32 carry = 0;
    for (int i = 35; i >= 0; i--) {
      u64 product = (u64)fraction[i] * 10 + carry;
      fraction[i] = (u32)product;
      carry = (u32)(product >> 32);
    }
    point[place] = '0' + carry;
  }
  char *first = point;
  if (places || form.other) *--first = '.';
  int written = 0;
  for (int i = 0; i < LIMBS; i++) {
    u32 limb = limbs[i];
    for (int d = 0; d < 9; d++) {
      *--first = '0' + limb % 10;
      limb /= 10;
    }
    written++;
  }
  // What is left of the fraction decides.
  u32 rest = 0;
  for (int i = 1; i < 36; i++) rest |= fraction[i];
  int is_half = fraction[0] == 0x80000000u && !rest;
  char *last = places ? end - 1 : (form.other ? end - 2 : end - 1);
  if (fraction[0] > 0x80000000u || (fraction[0] == 0x80000000u && rest) || (is_half && (*last - '0') % 2)) {
    char *digit = last;
    for (;; digit--) {
      if (*digit == '.') continue;
      if (*digit != '9') break;
      *digit = '0';
    }
    ++*digit;
  }
  while (first[0] == '0' && first[1] >= '0' && first[1] <= '9') first++;
  return field(&form, sign_of(&form, bits >> 63), first, end - first, 0);
}

// %a without a precision: as many digits as there are.
static int hexadecimal(struct Form form, u64 bits) {
  int printed;
  if (is_special(bits, form, &printed)) return printed;
  int exponent = (int)(bits >> 52 & 0x7ff);
  u64 mantissa = bits & 0xfffffffffffffull;
  char text[40];
  int length = 0;
  text[length++] = '0';
  text[length++] = 'x';
  text[length++] = exponent ? '1' : '0';
  if (mantissa) text[length++] = '.';
  for (; mantissa; mantissa = mantissa << 4 & 0xfffffffffffffull) text[length++] = "0123456789abcdef"[mantissa >> 48];
  int power = exponent ? exponent - 1023 : bits << 1 ? -1022 : 0;
  text[length++] = 'p';
  text[length++] = power < 0 ? '-' : '+';
  char room[12], *end = room + 12;
  char *first = digits_of(power < 0 ? -power : power, 10, 0, end);
  if (first == end) *--first = '0';
  while (first < end) text[length++] = *first++;
  form.zero = 0;
  return field(&form, sign_of(&form, bits >> 63), text, length, 0);
}

// ---- printf ---------------------------------------------------------------------------------------------------------

static int number(const char **format) {
  int value = 0;
  for (; **format >= '0' && **format <= '9'; ++*format) value = value * 10 + (**format - '0');
  return value;
}

static u64 bits_of(double value) {
  u64 bits;
  __builtin_memcpy(&bits, &value, 8);
  return bits;
}

int vprintf(const char *format, va_list list) {
  int count = 0;
  for (; *format; format++) {
    if (*format != '%') {
      putchar(*format);
      count++;
      continue;
    }
    format++;
    struct Form form = {0, 0, 0, 0, 0, 0, -1};
    for (int more = 1; more;) {
      switch (*format) {
      case '-': form.left = 1; break;
      case '+': form.plus = 1; break;
      case ' ': form.blank = 1; break;
      case '#': form.other = 1; break;
      case '0': form.zero = 1; break;
      default: more = 0; format--;
      }
      format++;
    }
    if (*format == '*') {
      form.width = va_arg(list, int);
      format++;
    } else form.width = number(&format);
    if (*format == '.') {
      format++;
      if (*format == '*') {
        form.precision = va_arg(list, int);
        format++;
      } else form.precision = number(&format);
    }
    int longs = 0, halves = 0;
    for (;; format++) {
      if (*format == 'h') halves++;
      else if (*format == 'l') longs++;
      else if (*format == 'j') longs = 2;
      else if (*format != 'z' && *format != 't') break;
    }
    switch (*format) {
    case 'd':
    case 'i': {
      long long value = longs > 1 ? va_arg(list, long long) : va_arg(list, int);
      if (halves == 1) value = (short)value;
      if (halves == 2) value = (signed char)value;
      u64 size = value < 0 ? -(u64)value : (u64)value;
      count += integer(form, size, sign_of(&form, value < 0), 10, 0);
      break;
    }
    case 'u':
    case 'x':
    case 'X':
    case 'o': {
      u64 value = longs > 1 ? va_arg(list, u64) : va_arg(list, u32);
      if (halves == 1) value = (unsigned short)value;
      if (halves == 2) value = (unsigned char)value;
      u32 base = *format == 'u' ? 10 : *format == 'o' ? 8 : 16;
      const char *prefix = form.other && value && base == 16 ? (*format == 'X' ? "0X" : "0x") : "";
      count += integer(form, value, prefix, base, *format == 'X');
      break;
    }
    case 'p':
      count += integer(form, (u32)va_arg(list, void *), "0x", 16, 0);
      break;
    case 'c': {
      char c = (char)va_arg(list, int);
      form.zero = 0;
      count += field(&form, "", &c, 1, 0);
      break;
    }
    case 's': {
      const char *text = va_arg(list, const char *);
      int length = 0;
      while (length != form.precision && text[length]) length++;
      form.zero = 0;
      count += field(&form, "", text, length, 0);
      break;
    }
    case 'f':
      count += decimal(form, bits_of(va_arg(list, double)));
      break;
    case 'a':
      count += hexadecimal(form, bits_of(va_arg(list, double)));
      break;
    case '%':
      putchar('%');
      count++;
      break;
    default:
      return -1;
    }
  }
  return count;
}

int printf(const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = vprintf(format, list);
  va_end(list);
  return count;
}

int snprintf(char *to, size_t size, const char *format, ...) {
  char nothing;
  va_list list;
  va_start(list, format);
  room = size ? to : &nothing;
  left = size;
  int length = vprintf(format, list);
  if (size) *room = 0;
  room = 0;
  va_end(list);
  return length;
}

// ---- Strings and memory ---------------------------------------------------------------------------------------------

int strcmp(const char *a, const char *b) {
  while (*a && *a == *b) a++, b++;
  return (unsigned char)*a - (unsigned char)*b;
}

char *strcpy(char *to, const char *from) {
  char *at = to;
  while ((*at++ = *from++)) {}
  return to;
}

char *strcat(char *to, const char *from) {
  strcpy(to + strlen(to), from);
  return to;
}

char *strchr(const char *text, int c) {
  for (;; text++) {
    if (*text == (char)c) return (char *)text;
    if (!*text) return 0;
  }
}

int abs(int number) { return number < 0 ? -number : number; }

static u64 heap[512];
static u32 taken;

void *malloc(size_t size) {
  u32 words = (size + 7) / 8;
  if (words > 512 - taken) return 0;
  void *room = &heap[taken];
  taken += words;
  return room;
}

void free(void *room) { (void)room; }

// By insertion.
void qsort(void *items, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  char *first = items;
  for (size_t i = 1; i < count; i++)
    for (char *at = first + i * size; at > first && compare(at - size, at) > 0; at -= size)
      for (size_t k = 0; k < size; k++) {
        char byte = at[k];
        at[k] = at[k - size];
        at[k - size] = byte;
      }
}

// ---- Numbers --------------------------------------------------------------------------------------------------------

static double of_bits(u64 bits) {
  double value;
  __builtin_memcpy(&value, &bits, 8);
  return value;
}

#define SIGN (1ull << 63)
#define HIDDEN (1ull << 52)

double trunc(double x) {
  u64 bits = bits_of(x);
  int exponent = (int)(bits >> 52 & 2047) - 1023;
  if (exponent < 0) return of_bits(bits & SIGN);
  if (exponent >= 52) return x;
  return of_bits(bits & ~((HIDDEN >> exponent) - 1));
}

double floor(double x) {
  double whole = trunc(x);
  return whole > x ? whole - 1 : whole;
}

double ceil(double x) {
  double whole = trunc(x);
  return whole < x ? whole + 1 : whole;
}

// The mantissa with its highest bit, and the exponent that goes with it.
static u64 mantissa(u64 bits, int *exponent) {
  *exponent = (int)(bits >> 52 & 2047);
  u64 m = bits & (HIDDEN - 1);
  if (*exponent) return m | HIDDEN;
  for (*exponent = 1; !(m & HIDDEN); m <<= 1) --*exponent;
  return m;
}

// Long division, of which only the rest is kept.
double fmod(double x, double y) {
  u64 a = bits_of(x) & ~SIGN, b = bits_of(y) & ~SIGN, infinity = 2047ull << 52;
  if (!b || a >= infinity || b > infinity) return of_bits(infinity | HIDDEN >> 1);
  if (a < b || b == infinity) return x;
  int of_a, of_b;
  u64 rest = mantissa(a, &of_a), divisor = mantissa(b, &of_b);
  for (;; rest <<= 1, of_a--) {
    if (rest >= divisor) rest -= divisor;
    if (of_a == of_b || !rest) break;
  }
  if (!rest) return of_bits(bits_of(x) & SIGN);
  int exponent = of_b;
  for (; !(rest & HIDDEN); rest <<= 1) exponent--;
  rest = exponent > 0 ? (rest & (HIDDEN - 1)) | (u64)exponent << 52 : rest >> (1 - exponent);
  return of_bits(rest | (bits_of(x) & SIGN));
}

// Two bits of the number for each bit of the root, which gets one more than it has room for.
double sqrt(double x) {
  u64 bits = bits_of(x), infinity = 2047ull << 52;
  if (!(bits & ~SIGN) || (bits & ~SIGN) > infinity || bits == infinity) return x;
  if (bits & SIGN) return of_bits(infinity | HIDDEN >> 1);
  int exponent;
  u64 number = mantissa(bits, &exponent), rest = 0, root = 0;
  exponent -= 1023;
  if (exponent & 1) number <<= 1, exponent--;
  for (int i = 0; i < 54; i++) {
    rest = rest << 2 | (number >> 52 & 3);
    number = number << 2 & (HIDDEN * 4 - 1);
    u64 tried = root << 2 | 1;
    root <<= 1;
    if (rest >= tried) rest -= tried, root |= 1;
  }
  root = (root >> 1) + (root & 1);
  return of_bits(((u64)(exponent / 2 + 1022) << 52) + root);
}
