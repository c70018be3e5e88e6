// Atomic operations of every width, and storage of threads.
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

#define TEST(T, name)                                                                                            \
  __attribute__((noinline)) static void test_##name(T *p, T a, T b) {                                            \
    long long r[24]; int n = 0;                                                                                  \
    __atomic_store_n(p, a, __ATOMIC_SEQ_CST);                                                                    \
    r[n++] = (long long)__atomic_load_n(p, __ATOMIC_ACQUIRE);                                                    \
    r[n++] = (long long)__atomic_exchange_n(p, b, __ATOMIC_ACQ_REL);                                             \
    r[n++] = (long long)__atomic_fetch_add(p, a, __ATOMIC_RELAXED);                                              \
    r[n++] = (long long)__atomic_fetch_sub(p, b, __ATOMIC_SEQ_CST);                                              \
    r[n++] = (long long)__atomic_fetch_and(p, (T)~b, __ATOMIC_RELEASE);                                          \
    r[n++] = (long long)__atomic_fetch_or(p, b, __ATOMIC_ACQUIRE);                                               \
    r[n++] = (long long)__atomic_fetch_xor(p, a, __ATOMIC_SEQ_CST);                                              \
    r[n++] = (long long)__atomic_fetch_nand(p, b, __ATOMIC_SEQ_CST);                                             \
    r[n++] = (long long)__atomic_fetch_max(p, a, __ATOMIC_SEQ_CST);                                              \
    r[n++] = (long long)__atomic_fetch_min(p, b, __ATOMIC_SEQ_CST);                                              \
    r[n++] = (long long)__atomic_fetch_max(p, b, __ATOMIC_SEQ_CST);                                              \
    r[n++] = (long long)__atomic_fetch_min(p, a, __ATOMIC_SEQ_CST);                                              \
    r[n++] = (long long)__atomic_add_fetch(p, 3, __ATOMIC_SEQ_CST);                                              \
    T expected = *p;                                                                                             \
    r[n++] = __atomic_compare_exchange_n(p, &expected, a, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);                \
    expected = (T)(a + 1);                                                                                       \
    r[n++] = __atomic_compare_exchange_n(p, &expected, b, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE);                \
    r[n++] = (long long)expected;                                                                                \
    r[n++] = (long long)*p;                                                                                      \
    printf(#name);                                                                                               \
    for (int i = 0; i < n; i++) printf(" %lld", r[i]);                                                           \
    puts("");                                                                                                    \
  }
TEST(int8_t, i8)
TEST(uint8_t, u8)
TEST(int16_t, i16)
TEST(uint16_t, u16)
TEST(int32_t, i32)
TEST(uint32_t, u32)
TEST(int64_t, i64)
TEST(uint64_t, u64)

static struct { int8_t a, b, c, d; int16_t e, f; int32_t g; int64_t h; uint8_t i[8]; uint16_t j[4]; } s = {1, 2, 3, 4, 5, 6, 7, 8, {9, 9, 9, 9, 9, 9, 9, 9}, {8, 8, 8, 8}};
static long total;
static _Thread_local long mine = 5;
_Thread_local int many[100];

static void *work(void *p) {
  for (int i = 0; i < 5000; i++) {
    __atomic_fetch_add(&total, 1, __ATOMIC_RELAXED);
    mine += 2;
    many[i % 100]++;
    uint8_t old = __atomic_load_n(&s.i[3], __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&s.i[3], &old, (uint8_t)(old + 1), 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {}
  }
  *(long *)p = mine + many[99];
  return 0;
}

int main(void) {
  static const int64_t v[] = {0, 1, -1, 127, -128, 255, 32767, -32768, 0x12345678, -0x123456789abLL};
  for (int i = 0; i < 10; i++)
    for (int j = 0; j < 10; j += 3) {
      test_i8(&s.b, (int8_t)v[i], (int8_t)v[j]);
      test_u8(&s.i[2 + i % 4], (uint8_t)v[i], (uint8_t)v[j]);
      test_i16(&s.f, (int16_t)v[i], (int16_t)v[j]);
      test_u16(&s.j[i % 4], (uint16_t)v[i], (uint16_t)v[j]);
      test_i32(&s.g, (int32_t)v[i], (int32_t)v[j]);
      test_u32((uint32_t *)&s.g, (uint32_t)v[i], (uint32_t)v[j]);
      test_i64(&s.h, v[i], v[j]);
      test_u64((uint64_t *)&s.h, (uint64_t)v[i], (uint64_t)v[j]);
    }
  printf("%d %d %d %d\n", s.a, s.c, s.d, s.e);
  s.i[3] = 0;
  pthread_t t[4];
  long results[4];
  for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, work, &results[i]);
  for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
  for (int i = 0; i < 4; i++) printf("%ld ", results[i]);
  printf("%ld %ld %d\n", total, mine, s.i[3]);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  return 0;
}
