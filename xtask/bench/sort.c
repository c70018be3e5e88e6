// Quicksort by a function pointer, heapsort and merging, on numbers and records.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { N = 60000 };
struct record {
  int32_t key;
  char name[12];
};
static int32_t numbers[N], scratch[N];
static struct record records[N];

static int compare(const struct record *a, const struct record *b) {
  if (a->key != b->key)
    return a->key < b->key ? -1 : 1;
  return memcmp(a->name, b->name, sizeof a->name);
}

static void quick(struct record *p, long low, long high, int (*order)(const struct record *, const struct record *)) {
  while (low < high) {
    struct record pivot = p[(low + high) / 2];
    long i = low, j = high;
    while (i <= j) {
      while (order(&p[i], &pivot) < 0)
        i++;
      while (order(&p[j], &pivot) > 0)
        j--;
      if (i <= j) {
        struct record t = p[i];
        p[i++] = p[j];
        p[j--] = t;
      }
    }
    if (j - low < high - i) {
      quick(p, low, j, order);
      low = i;
    } else {
      quick(p, i, high, order);
      high = j;
    }
  }
}

static void heap(int32_t *p, int n) {
  for (int start = n / 2, end = n; end > 1;) {
    if (start > 0)
      start--;
    else {
      end--;
      int32_t t = p[end];
      p[end] = p[0];
      p[0] = t;
    }
    for (int root = start, child; (child = 2 * root + 1) < end; root = child) {
      if (child + 1 < end && p[child] < p[child + 1])
        child++;
      if (p[root] >= p[child])
        break;
      int32_t t = p[root];
      p[root] = p[child];
      p[child] = t;
    }
  }
}

static void merge(int32_t *p, int32_t *t, int n) {
  for (int width = 1; width < n; width *= 2) {
    for (int i = 0; i < n; i += 2 * width) {
      int a = i, middle = i + width < n ? i + width : n, b = middle, end = i + 2 * width < n ? i + 2 * width : n;
      for (int k = i; k < end; k++)
        t[k] = a < middle && (b >= end || p[a] <= p[b]) ? p[a++] : p[b++];
    }
    memcpy(p, t, (size_t)n * sizeof *p);
  }
}

int main(void) {
  uint32_t seed = 42;
  uint64_t sum = 0;
  for (int turn = 0; turn < 6; turn++) {
    for (int i = 0; i < N; i++) {
      seed = seed * 1664525 + 1013904223;
      numbers[i] = (int32_t)(seed >> 8);
      records[i].key = (int32_t)(seed >> 20);
      for (int k = 0; k < 12; k++)
        records[i].name[k] = (char)('a' + (seed >> k) % 26);
    }
    quick(records, 0, N - 1, compare);
    if (turn % 2)
      heap(numbers, N);
    else
      merge(numbers, scratch, N);
    for (int i = 0; i < N; i++) {
      sum = sum * 31 + (uint32_t)numbers[i] + (uint32_t)records[i].key + records[i].name[i % 12];
      if (i > 0 && (numbers[i - 1] > numbers[i] || compare(&records[i - 1], &records[i]) > 0))
        return 1;
    }
  }
  printf("%016llx\n", (unsigned long long)sum);
  return 0;
}
