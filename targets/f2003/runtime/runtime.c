// The functions that code for 2003f calls for what the processor cannot do: division, floating point, blocks of memory.
// runtime.ll is made from this file; see README.md. Division is by shift and subtraction; floating point rounds to nearest
// even and knows infinities, NaNs and numbers that are not normalized.
//
// Sources: GCC Internals, "The GCC low-level runtime library" (names and meanings); IEEE 754-2019.
typedef unsigned u32;
typedef int i32;
typedef unsigned long long u64;
typedef long long i64;

// ---- Integers -------------------------------------------------------------------------------------------------------

static u32 divide32(u32 a, u32 b, u32 *rest) {
  u32 q = 0, r = 0;
  for (int i = 31; i >= 0; i--) {
    r = r << 1 | (a >> i & 1);
    if (r >= b) {
      r -= b;
      q |= 1u << i;
    }
  }
  *rest = r;
  return q;
}

u32 __udivsi3(u32 a, u32 b) { u32 r; return divide32(a, b, &r); }
u32 __umodsi3(u32 a, u32 b) { u32 r; divide32(a, b, &r); return r; }
i32 __divsi3(i32 a, i32 b) {
  u32 q = __udivsi3(a < 0 ? -(u32)a : (u32)a, b < 0 ? -(u32)b : (u32)b);
  return (a ^ b) < 0 ? -q : q;
}
i32 __modsi3(i32 a, i32 b) {
  u32 r = __umodsi3(a < 0 ? -(u32)a : (u32)a, b < 0 ? -(u32)b : (u32)b);
  return a < 0 ? -r : r;
}

static u64 divide64(u64 a, u64 b, u64 *rest) {
  u64 q = 0, r = 0;
  for (int i = 63; i >= 0; i--) {
    u32 carry = (u32)(r >> 63);
    r = r << 1 | (a >> i & 1);
    if (carry || r >= b) {
      r -= b;
      q |= 1ull << i;
    }
  }
  *rest = r;
  return q;
}

u64 __udivdi3(u64 a, u64 b) { u64 r; return divide64(a, b, &r); }
u64 __umoddi3(u64 a, u64 b) { u64 r; divide64(a, b, &r); return r; }
i64 __divdi3(i64 a, i64 b) {
  u64 q = __udivdi3(a < 0 ? -(u64)a : (u64)a, b < 0 ? -(u64)b : (u64)b);
  return (a ^ b) < 0 ? -q : q;
}
i64 __moddi3(i64 a, i64 b) {
  u64 r = __umoddi3(a < 0 ? -(u64)a : (u64)a, b < 0 ? -(u64)b : (u64)b);
  return a < 0 ? -r : r;
}

// ---- Memory ---------------------------------------------------------------------------------------------------------

void *memcpy(void *to, const void *from, u32 n) {
  char *d = to;
  const char *s = from;
  while (n--) *d++ = *s++;
  return to;
}
void *memmove(void *to, const void *from, u32 n) {
  char *d = to;
  const char *s = from;
  if (d < s) return memcpy(to, from, n);
  while (n--) d[n] = s[n];
  return to;
}
void *memset(void *to, int c, u32 n) {
  char *d = to;
  while (n--) *d++ = (char)c;
  return to;
}
int memcmp(const void *a, const void *b, u32 n) {
  const unsigned char *x = a, *y = b;
  for (; n--; x++, y++)
    if (*x != *y) return *x - *y;
  return 0;
}

// ---- Floating point -------------------------------------------------------------------------------------------------
//
// One algorithm for both formats: a number is sign, exponent and a 64-bit significand whose highest bit is bit 62. Bits
// below those of the format decide about rounding; bit 0 is sticky.

// Nothing is left unset, since the emulator does not let unset memory be read.
typedef struct { u32 sign; int exp; u64 sig; u32 kind, unused; } Num;
enum { ZERO, FINITE, INF, NOT };

static u64 sticky(u64 x, int n) {
  if (n <= 0) return x;
  if (n > 63) return x != 0;
  return x >> n | ((x << (64 - n)) != 0);
}

static Num unpack(u64 bits, int mant, int ebits) {
  Num n;
  int bias = (1 << (ebits - 1)) - 1, e = (int)(bits >> mant) & ((1 << ebits) - 1);
  u64 f = bits & ((1ull << mant) - 1);
  n.sign = (u32)(bits >> (mant + ebits)) & 1;
  n.exp = e - bias;
  n.kind = FINITE;
  n.unused = 0;
  n.sig = 0;
  if (e == (1 << ebits) - 1) {
    n.kind = f ? NOT : INF;
  } else if (e == 0) {
    if (!f) {
      n.kind = ZERO;
    } else {
      n.exp = 1 - bias;
      n.sig = f << (62 - mant);
      while (!(n.sig >> 62)) { n.sig <<= 1; n.exp--; }
    }
  } else {
    n.sig = (f | 1ull << mant) << (62 - mant);
  }
  return n;
}

static u64 pack(Num n, int mant, int ebits) {
  int bias = (1 << (ebits - 1)) - 1, max = (1 << ebits) - 1;
  u64 sign = (u64)n.sign << (mant + ebits);
  if (n.kind == NOT) return (u64)max << mant | 1ull << (mant - 1);
  if (n.kind == INF) return sign | (u64)max << mant;
  if (n.kind == ZERO || !n.sig) return sign;
  while (n.sig >> 63) { n.sig = sticky(n.sig, 1); n.exp++; }
  while (!(n.sig >> 62)) { n.sig <<= 1; n.exp--; }
  int e = n.exp + bias;
  if (e <= 0) { n.sig = sticky(n.sig, 1 - e); e = 0; }
  int low = 62 - mant;
  u64 half = 1ull << (low - 1), rest = n.sig & ((1ull << low) - 1), f = n.sig >> low;
  if (rest > half || (rest == half && (f & 1))) f++;
  if (e == 0) return sign | f;
  if (f >> (mant + 1)) { f >>= 1; e++; }
  if (e >= max) return sign | (u64)max << mant;
  return sign | (u64)e << mant | (f & ((1ull << mant) - 1));
}

static Num add(Num a, Num b) {
  if (a.kind == NOT) return a;
  if (b.kind == NOT) return b;
  if (a.kind == INF) { if (b.kind == INF && a.sign != b.sign) a.kind = NOT; return a; }
  if (b.kind == INF) return b;
  if (a.kind == ZERO && b.kind == ZERO) { a.sign &= b.sign; return a; }
  if (b.kind == ZERO) return a;
  if (a.kind == ZERO) return b;
  if (a.exp < b.exp || (a.exp == b.exp && a.sig < b.sig)) { Num t = a; a = b; b = t; }
  b.sig = sticky(b.sig, a.exp - b.exp);
  if (a.sign == b.sign) {
    a.sig += b.sig;
  } else {
    a.sig -= b.sig;
    if (!a.sig) { a.kind = ZERO; a.sign = 0; }
  }
  return a;
}

static Num multiply(Num a, Num b) {
  Num n = a;
  n.sign = a.sign ^ b.sign;
  if (a.kind == NOT || b.kind == NOT) { n.kind = NOT; return n; }
  if (a.kind == INF || b.kind == INF) { n.kind = a.kind == ZERO || b.kind == ZERO ? NOT : INF; return n; }
  if (a.kind == ZERO || b.kind == ZERO) { n.kind = ZERO; return n; }
  u64 al = (u32)a.sig, ah = a.sig >> 32, bl = (u32)b.sig, bh = b.sig >> 32;
  u64 low = al * bl, m1 = ah * bl, m2 = al * bh, high = ah * bh;
  u64 mid = (low >> 32) + (u32)m1 + (u32)m2;
  high += (m1 >> 32) + (m2 >> 32) + (mid >> 32);
  low = mid << 32 | (u32)low;
  n.exp = a.exp + b.exp;
  n.sig = high << 2 | low >> 62 | ((low << 2) != 0);
  return n;
}

static Num divide(Num a, Num b) {
  Num n = a;
  n.sign = a.sign ^ b.sign;
  if (a.kind == NOT || b.kind == NOT) { n.kind = NOT; return n; }
  if (a.kind == INF) { n.kind = b.kind == INF ? NOT : INF; return n; }
  if (b.kind == INF) { n.kind = ZERO; return n; }
  if (b.kind == ZERO) { n.kind = a.kind == ZERO ? NOT : INF; return n; }
  if (a.kind == ZERO) { n.kind = ZERO; return n; }
  u64 r = a.sig, q = 0;
  n.exp = a.exp - b.exp;
  if (r < b.sig) { r <<= 1; n.exp--; }
  for (int i = 0; i < 63; i++) {
    q <<= 1;
    if (r >= b.sig) { r -= b.sig; q |= 1; }
    r <<= 1;
  }
  n.sig = q | (r != 0);
  return n;
}

// -1, 0, 1; 2 if one of them is no number.
static int compare(Num a, Num b) {
  if (a.kind == NOT || b.kind == NOT) return 2;
  if (a.kind == ZERO && b.kind == ZERO) return 0;
  int sa = a.kind == ZERO ? 0 : a.sign ? -1 : 1, sb = b.kind == ZERO ? 0 : b.sign ? -1 : 1;
  if (sa != sb) return sa < sb ? -1 : 1;
  int larger;
  if (a.kind == INF || b.kind == INF) larger = (a.kind == INF) - (b.kind == INF);
  else if (a.exp != b.exp) larger = a.exp > b.exp ? 1 : -1;
  else larger = a.sig == b.sig ? 0 : a.sig > b.sig ? 1 : -1;
  return larger * sa;
}

static Num of_integer(u64 x, u32 sign) {
  Num n;
  n.sign = sign;
  n.kind = x ? FINITE : ZERO;
  n.unused = 0;
  n.exp = 62;
  n.sig = x;
  if (x >> 63) { n.sig = sticky(x, 1); n.exp = 63; }
  if (!x) n.sign = 0;
  return n;
}

static u64 to_integer(Num n) {
  if (n.kind != FINITE || n.exp < 0) return n.kind == INF ? ~0ull : 0;
  if (n.exp > 63) return ~0ull;
  if (n.exp == 63) return n.sig << 1;
  return n.sig >> (62 - n.exp);
}

static i64 to_signed(Num n) {
  u64 x = to_integer(n);
  return n.sign ? -x : x;
}

#define S 23, 8
#define D 52, 11
static Num single(u32 x) { return unpack(x, S); }
static Num dbl(u64 x) { return unpack(x, D); }
static u32 to_single(Num n) { return (u32)pack(n, S); }
static u64 to_double(Num n) { return pack(n, D); }

u32 __addsf3(u32 a, u32 b) { return to_single(add(single(a), single(b))); }
u32 __subsf3(u32 a, u32 b) { return to_single(add(single(a), single(b ^ 1u << 31))); }
u32 __mulsf3(u32 a, u32 b) { return to_single(multiply(single(a), single(b))); }
u32 __divsf3(u32 a, u32 b) { return to_single(divide(single(a), single(b))); }
u64 __adddf3(u64 a, u64 b) { return to_double(add(dbl(a), dbl(b))); }
u64 __subdf3(u64 a, u64 b) { return to_double(add(dbl(a), dbl(b ^ 1ull << 63))); }
u64 __muldf3(u64 a, u64 b) { return to_double(multiply(dbl(a), dbl(b))); }
u64 __divdf3(u64 a, u64 b) { return to_double(divide(dbl(a), dbl(b))); }
u64 __extendsfdf2(u32 a) { return to_double(single(a)); }
u32 __truncdfsf2(u64 a) { return to_single(dbl(a)); }
u32 __floatsisf(i32 a) { return to_single(of_integer(a < 0 ? -(u64)(i64)a : (u64)a, a < 0)); }
u64 __floatsidf(i32 a) { return to_double(of_integer(a < 0 ? -(u64)(i64)a : (u64)a, a < 0)); }
u32 __floatunsisf(u32 a) { return to_single(of_integer(a, 0)); }
u64 __floatunsidf(u32 a) { return to_double(of_integer(a, 0)); }
u32 __floatdisf(i64 a) { return to_single(of_integer(a < 0 ? -(u64)a : (u64)a, a < 0)); }
u64 __floatdidf(i64 a) { return to_double(of_integer(a < 0 ? -(u64)a : (u64)a, a < 0)); }
u32 __floatundisf(u64 a) { return to_single(of_integer(a, 0)); }
u64 __floatundidf(u64 a) { return to_double(of_integer(a, 0)); }
i32 __fixsfsi(u32 a) { return (i32)to_signed(single(a)); }
i32 __fixdfsi(u64 a) { return (i32)to_signed(dbl(a)); }
u32 __fixunssfsi(u32 a) { return (u32)to_integer(single(a)); }
u32 __fixunsdfsi(u64 a) { return (u32)to_integer(dbl(a)); }
i64 __fixsfdi(u32 a) { return to_signed(single(a)); }
i64 __fixdfdi(u64 a) { return to_signed(dbl(a)); }
u64 __fixunssfdi(u32 a) { return to_integer(single(a)); }
u64 __fixunsdfdi(u64 a) { return to_integer(dbl(a)); }

// What is compared with zero says whether the relation holds; for no numbers it never does.
static int less(int c) { return c == 2 ? 1 : c; }
static int greater(int c) { return c == 2 ? -1 : c; }
int __eqsf2(u32 a, u32 b) { return compare(single(a), single(b)); }
int __nesf2(u32 a, u32 b) { return compare(single(a), single(b)); }
int __ltsf2(u32 a, u32 b) { return less(compare(single(a), single(b))); }
int __lesf2(u32 a, u32 b) { return less(compare(single(a), single(b))); }
int __gtsf2(u32 a, u32 b) { return greater(compare(single(a), single(b))); }
int __gesf2(u32 a, u32 b) { return greater(compare(single(a), single(b))); }
int __unordsf2(u32 a, u32 b) { return compare(single(a), single(b)) == 2; }
int __eqdf2(u64 a, u64 b) { return compare(dbl(a), dbl(b)); }
int __nedf2(u64 a, u64 b) { return compare(dbl(a), dbl(b)); }
int __ltdf2(u64 a, u64 b) { return less(compare(dbl(a), dbl(b))); }
int __ledf2(u64 a, u64 b) { return less(compare(dbl(a), dbl(b))); }
int __gtdf2(u64 a, u64 b) { return greater(compare(dbl(a), dbl(b))); }
int __gedf2(u64 a, u64 b) { return greater(compare(dbl(a), dbl(b))); }
int __unorddf2(u64 a, u64 b) { return compare(dbl(a), dbl(b)) == 2; }
