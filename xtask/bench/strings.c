// Text: words counted, searched and reversed, numbers read and written.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static char text[1 << 17], turned[1 << 17];

static int count_words(const char *p) {
  int words = 0, inside = 0;
  for (; *p; p++) {
    int letter = (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') || *p == '\'';
    words += letter && !inside;
    inside = letter;
  }
  return words;
}

static int search(const char *p, size_t n, const char *what, size_t m) {
  unsigned char skip[256];
  memset(skip, (int)m, sizeof skip);
  for (size_t i = 0; i + 1 < m; i++)
    skip[(unsigned char)what[i]] = (unsigned char)(m - 1 - i);
  int found = 0;
  for (size_t i = m - 1; i < n; i += skip[(unsigned char)p[i]]) {
    size_t j = 0;
    while (j < m && p[i - j] == what[m - 1 - j])
      j++;
    found += j == m;
  }
  return found;
}

static long add_numbers(const char *p) {
  long sum = 0;
  while (*p) {
    if (*p >= '0' && *p <= '9') {
      long n = 0;
      while (*p >= '0' && *p <= '9')
        n = n * 10 + (*p++ - '0');
      sum += n;
    } else
      p++;
  }
  return sum;
}

static void turn_words(const char *from, char *to, size_t n) {
  for (size_t i = 0; i < n;) {
    size_t end = i;
    while (end < n && from[end] != ' ')
      end++;
    for (size_t k = i; k < end; k++)
      to[k] = from[end - 1 - (k - i)];
    if (end < n)
      to[end] = ' ';
    i = end + 1;
  }
}

int main(void) {
  static const char *words[] = {"alpha", "beta's", "Gamma", "delta", "42", "epsilon", "7", "omega"};
  unsigned seed = 3;
  size_t n = 0;
  while (n + 32 < sizeof text) {
    const char *w = words[(seed = seed * 1664525 + 1013904223) >> 29];
    size_t length = strlen(w);
    memcpy(text + n, w, length);
    n += length;
    text[n++] = ' ';
  }
  unsigned long sum = 0;
  for (int turn = 0; turn < 90; turn++) {
    sum += (unsigned long)count_words(text) + (unsigned long)search(text, n, "epsilon", 7);
    sum += (unsigned long)add_numbers(text);
    turn_words(text, turned, n);
    for (size_t i = 0; i < n; i++)
      sum = sum * 5 + (unsigned char)(turned[i] ^ (turned[i] >= 'a' && turned[i] <= 'z' ? 32 : 0));
    text[turn] = (char)('a' + turn % 26);
  }
  printf("%lu\n", sum);
  return 0;
}
