// A scanner of JSON: switches over bytes, white space, strings with escapes, numbers, words compared with memcmp, recursion.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct scanner {
  const char *at, *end;
  int objects, arrays, strings, numbers, words;
  double sum;
  size_t bytes;
};

static int value(struct scanner *s);

static void skip_space(struct scanner *s) {
  while (s->at < s->end && (*s->at == ' ' || *s->at == '\n' || *s->at == '\t' || *s->at == '\r'))
    s->at++;
}

__attribute__((noinline)) static int string(struct scanner *s) {
  for (s->at++; s->at < s->end;) {
    char c = *s->at++;
    if (c == '"') {
      s->strings++;
      return 1;
    }
    if (c == '\\')
      s->at++;
    s->bytes++;
  }
  return 0;
}

__attribute__((noinline)) static int number(struct scanner *s) {
  int is_negative = *s->at == '-';
  double n = 0;
  s->at += is_negative;
  while (*s->at >= '0' && *s->at <= '9')
    n = n * 10 + (*s->at++ - '0');
  if (*s->at == '.')
    for (double part = 0.1; s->at++, *s->at >= '0' && *s->at <= '9'; part *= 0.1)
      n += part * (*s->at - '0');
  s->sum += is_negative ? -n : n;
  s->numbers++;
  return 1;
}

static int word(struct scanner *s, const char *text, size_t length) {
  if (memcmp(s->at, text, length))
    return 0;
  s->at += length;
  s->words++;
  return 1;
}

static int members(struct scanner *s, char close, int has_names) {
  s->at++;
  skip_space(s);
  if (*s->at == close) {
    s->at++;
    return 1;
  }
  for (;;) {
    if (has_names) {
      skip_space(s);
      if (*s->at != '"' || !string(s))
        return 0;
      skip_space(s);
      if (*s->at++ != ':')
        return 0;
    }
    if (!value(s))
      return 0;
    skip_space(s);
    char c = *s->at++;
    if (c == close)
      return 1;
    if (c != ',')
      return 0;
  }
}

static int value(struct scanner *s) {
  skip_space(s);
  if (s->at >= s->end)
    return 0;
  switch (*s->at) {
  case '{':
    s->objects++;
    return members(s, '}', 1);
  case '[':
    s->arrays++;
    return members(s, ']', 0);
  case '"':
    return string(s);
  case 't':
    return word(s, "true", 4);
  case 'f':
    return word(s, "false", 5);
  case 'n':
    return word(s, "null", 4);
  case '-':
  case '0' ... '9':
    return number(s);
  default:
    return 0;
  }
}

int main(void) {
  char *text = malloc(4 << 20);
  size_t n = 0;
  for (int i = 0; i < 8000; i++)
    n += sprintf(text + n,
                 "%s\n {\"id\": %d, \"name\": \"user \\\"%d\\\"\", \"ok\": %s, \"tags\": [1.5, -%d, null, \"x\"], "
                 "\"v\": {\"a\": %d.25}}",
                 i ? "," : "[", i, i * 7, i % 3 ? "true" : "false", i % 17, i % 91);
  text[n++] = ']';
  text[n] = 0;
  struct scanner s = {0};
  int ok = 1;
  for (int i = 0; i < 100; i++) {
    s.at = text;
    s.end = text + n;
    ok &= value(&s);
  }
  printf("%d %d %d %d %d %d %.2f %zu\n", ok, s.objects, s.arrays, s.strings, s.numbers, s.words, s.sum, s.bytes);
}
