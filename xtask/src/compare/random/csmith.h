/* What programs of csmith call: arithmetic that is defined for all operands, and a checksum of variables. */
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define STATIC static

#define SIGNED_MATH(T, U, MIN, MAX)                                                                                   \
  STATIC T safe_unary_minus_func_##T##_s(T a) { return a == MIN ? a : (T)-a; }                                        \
  STATIC T safe_add_func_##T##_s_s(T a, T b) {                                                                        \
    return (a > 0 && b > 0 && a > MAX - b) || (a < 0 && b < 0 && a < MIN - b) ? a : (T)(a + b);                       \
  }                                                                                                                   \
  STATIC T safe_sub_func_##T##_s_s(T a, T b) { T r; return __builtin_sub_overflow(a, b, &r) ? a : r; }                \
  STATIC T safe_mul_func_##T##_s_s(T a, T b) { T r; return __builtin_mul_overflow(a, b, &r) ? a : r; }                \
  STATIC T safe_div_func_##T##_s_s(T a, T b) { return b == 0 || (a == MIN && b == -1) ? a : (T)(a / b); }             \
  STATIC T safe_mod_func_##T##_s_s(T a, T b) { return b == 0 || (a == MIN && b == -1) ? a : (T)(a % b); }             \
  STATIC T safe_lshift_func_##T##_s_s(T a, int b) {                                                                   \
    return a < 0 || b < 0 || b >= (int)sizeof(T) * 8 || a > (MAX >> b) ? a : (T)(a << b);                             \
  }                                                                                                                   \
  STATIC T safe_lshift_func_##T##_s_u(T a, unsigned b) {                                                              \
    return a < 0 || b >= sizeof(T) * 8 || a > (MAX >> b) ? a : (T)(a << b);                                           \
  }                                                                                                                   \
  STATIC T safe_rshift_func_##T##_s_s(T a, int b) {                                                                   \
    return a < 0 || b < 0 || b >= (int)sizeof(T) * 8 ? a : (T)(a >> b);                                               \
  }                                                                                                                   \
  STATIC T safe_rshift_func_##T##_s_u(T a, unsigned b) { return a < 0 || b >= sizeof(T) * 8 ? a : (T)(a >> b); }

#define UNSIGNED_MATH(T, MAX)                                                                                         \
  STATIC T safe_unary_minus_func_##T##_u(T a) { return (T)-a; }                                                       \
  STATIC T safe_add_func_##T##_u_u(T a, T b) { return (T)(a + b); }                                                   \
  STATIC T safe_sub_func_##T##_u_u(T a, T b) { return (T)(a - b); }                                                   \
  STATIC T safe_mul_func_##T##_u_u(T a, T b) { return (T)(1u * a * b); }                                              \
  STATIC T safe_div_func_##T##_u_u(T a, T b) { return b == 0 ? a : (T)(a / b); }                                      \
  STATIC T safe_mod_func_##T##_u_u(T a, T b) { return b == 0 ? a : (T)(a % b); }                                      \
  STATIC T safe_lshift_func_##T##_u_s(T a, int b) {                                                                   \
    return b < 0 || b >= (int)sizeof(T) * 8 || a > (MAX >> b) ? a : (T)(a << b);                                      \
  }                                                                                                                   \
  STATIC T safe_lshift_func_##T##_u_u(T a, unsigned b) {                                                              \
    return b >= sizeof(T) * 8 || a > (MAX >> b) ? a : (T)(a << b);                                                    \
  }                                                                                                                   \
  STATIC T safe_rshift_func_##T##_u_s(T a, int b) { return b < 0 || b >= (int)sizeof(T) * 8 ? a : (T)(a >> b); }      \
  STATIC T safe_rshift_func_##T##_u_u(T a, unsigned b) { return b >= sizeof(T) * 8 ? a : (T)(a >> b); }

SIGNED_MATH(int8_t, uint8_t, INT8_MIN, INT8_MAX)
SIGNED_MATH(int16_t, uint16_t, INT16_MIN, INT16_MAX)
SIGNED_MATH(int32_t, uint32_t, INT32_MIN, INT32_MAX)
SIGNED_MATH(int64_t, uint64_t, INT64_MIN, INT64_MAX)
UNSIGNED_MATH(uint8_t, UINT8_MAX)
UNSIGNED_MATH(uint16_t, UINT16_MAX)
UNSIGNED_MATH(uint32_t, UINT32_MAX)
UNSIGNED_MATH(uint64_t, UINT64_MAX)

static uint32_t crc32_context = 0xffffffffu;
static void transparent_crc(uint64_t value, const char *name, int show) {
  for (int i = 0; i < 8; i++) {
    crc32_context ^= (uint8_t)(value >> 8 * i);
    for (int bit = 0; bit < 8; bit++) crc32_context = crc32_context >> 1 ^ (crc32_context & 1 ? 0xedb88320u : 0);
  }
  if (show) printf("%s %X\n", name, crc32_context ^ 0xffffffffu);
}
static void transparent_crc_bytes(const void *bytes, int n, const char *name, int show) {
  const char *p = bytes;
  for (int i = 0; i < n; i++) transparent_crc((uint8_t)p[i], name, 0);
  if (show) printf("%s %X\n", name, crc32_context ^ 0xffffffffu);
}
static void crc32_gentab(void) {}
static void platform_main_begin(void) {}
static void platform_main_end(uint32_t crc, int show) { (void)show; printf("checksum = %X\n", crc); }

/* Numbers stay finite. */
#define FINITE(NAME, OP) \
  STATIC float safe_##NAME##_func_float_f_f(float a, float b) { float r = a OP b; return isfinite(r) ? r : a; } \
  STATIC double safe_##NAME##_func_double_f_f(double a, double b) { double r = a OP b; return isfinite(r) ? r : a; }
FINITE(add, +)
FINITE(sub, -)
FINITE(mul, *)
FINITE(div, /)
STATIC int32_t safe_convert_func_float_to_int32_t(float a) {
  return a > -2147483648.0f && a < 2147483648.0f ? (int32_t)a : INT32_MAX;
}
