// A hash table with open addressing, keys of strings and of numbers: calls, multiplications, remainders, comparisons.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  uint64_t key;
  uint32_t value;
  uint8_t used;
};
struct map {
  struct entry *entries;
  size_t capacity, count;
};

static uint64_t mix(uint64_t x) {
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdu;
  x ^= x >> 33;
  x *= 0xc4ceb9fe1a85ec53u;
  return x ^ x >> 33;
}

static struct entry *find(struct map *map, uint64_t key) {
  size_t i = mix(key) & (map->capacity - 1);
  while (map->entries[i].used && map->entries[i].key != key)
    i = (i + 1) & (map->capacity - 1);
  return &map->entries[i];
}

static void grow(struct map *map) {
  struct map bigger = {calloc(map->capacity * 2, sizeof(struct entry)), map->capacity * 2, map->count};
  for (size_t i = 0; i < map->capacity; i++)
    if (map->entries[i].used)
      *find(&bigger, map->entries[i].key) = map->entries[i];
  free(map->entries);
  *map = bigger;
}

static void add(struct map *map, uint64_t key, uint32_t by) {
  if (map->count * 4 >= map->capacity * 3)
    grow(map);
  struct entry *entry = find(map, key);
  if (!entry->used) {
    entry->used = 1, entry->key = key, entry->value = 0;
    map->count++;
  }
  entry->value += by;
}

static uint64_t text_key(const char *text) {
  uint64_t h = 5381;
  for (; *text; text++)
    h = h * 33 + (unsigned char)*text;
  return h;
}

int main(void) {
  struct map map = {calloc(16, sizeof(struct entry)), 16, 0};
  char text[32];
  uint64_t x = 88172645463325252u;
  for (int i = 0; i < 1500000; i++) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    add(&map, x % 50021, (uint32_t)(x >> 40));
    unsigned n = (unsigned)(x >> 20) % 30000;
    char *end = text + sizeof text - 1;
    *end = 0;
    do
      *--end = (char)('0' + n % 10);
    while (n /= 10);
    add(&map, text_key(end), 1);
  }
  uint64_t sum = 0;
  for (size_t i = 0; i < map.capacity; i++)
    if (map.entries[i].used)
      sum = sum * 31 + map.entries[i].key * map.entries[i].value;
  printf("%zu %016llx\n", map.count, (unsigned long long)sum);
  free(map.entries);
  return 0;
}
