// Calls each test of a program of the ABI comparison: `caller_N` of one compiler, which calls `callee_N` of the other.
//
// The bytes of the arguments are put where the caller loads them and compared with those that the callee has stored; those of
// the result the other way round. There is no C library, since there is none for most ABIs. Printed: `run N` before a test,
// `bad N argument|result BYTE` after it, `end` after all. The first test to run is the argument of the program.
typedef unsigned char u8;
typedef unsigned int u32;
typedef long word;

enum { ROOM = 16384 };
u8 abi_in[ROOM] __attribute__((aligned(64)));
u8 abi_seen[ROOM] __attribute__((aligned(64)));
u8 abi_given[ROOM] __attribute__((aligned(64)));
u8 abi_out[ROOM] __attribute__((aligned(64)));

extern void (*const abi_callers[])(void);
extern const u32 abi_count;
// For each test the lengths of arguments and result, and their bytes.
extern const u8 abi_bytes[];

#if defined(__x86_64__)
__asm__(".globl _start\n_start: movq %rsp, %rdi\n andq $-16, %rsp\n call begin\n");
enum { WRITE = 1, EXIT = 60 };
// llc's code without optimization converts by it what it moves, which is exact.
__asm__(".globl __truncsfbf2\n__truncsfbf2: psrld $16, %xmm0\n ret\n");
// What touches the stack on Windows, which needs no more than that here; in 32 bits it moves the stack pointer, too.
__asm__(".globl __chkstk\n__chkstk: ret\n");
static word system(word number, word a, word b, word c) {
  word result;
  __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c) : "rcx", "r11", "memory");
  return result;
}
#elif defined(__i386__)
__asm__(".globl _start\n_start: movl %esp, %eax\n andl $-16, %esp\n subl $12, %esp\n pushl %eax\n call begin\n");
enum { WRITE = 4, EXIT = 1 };
// As above; the result is where it is with and without vector registers.
__asm__(".globl __truncsfbf2\n__truncsfbf2: movl 4(%esp), %eax\n shrl $16, %eax\n movd %eax, %xmm0\n ret\n");
__asm__(".globl _chkstk\n_chkstk: pushl %ecx\n leal 8(%esp), %ecx\n subl %eax, %ecx\n movl 4(%esp), %eax\n"
        " xchgl %esp, %ecx\n pushl %eax\n movl (%ecx), %ecx\n ret\n");
static word system(word number, word a, word b, word c) {
  word result;
  __asm__ volatile("int $0x80" : "=a"(result) : "a"(number), "b"(a), "c"(b), "d"(c) : "memory");
  return result;
}
#elif defined(__aarch64__)
__asm__(".globl _start\n_start: mov x0, sp\n and sp, x0, #-16\n bl begin\n");
enum { WRITE = 64, EXIT = 93 };
static word system(word number, word a, word b, word c) {
  register word x8 __asm__("x8") = number, x0 __asm__("x0") = a, x1 __asm__("x1") = b, x2 __asm__("x2") = c;
  __asm__ volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
}
#elif defined(__sparc__)
// What the system puts there begins behind the first window's place and six words.
__asm__(".globl _start\n_start: add %sp, 2047 + 176, %o0\n call begin\n nop\n");
enum { WRITE = 4, EXIT = 1 };
static word system(word number, word a, word b, word c) {
  register word g1 __asm__("g1") = number, o0 __asm__("o0") = a, o1 __asm__("o1") = b, o2 __asm__("o2") = c;
  __asm__ volatile("ta 0x6d" : "+r"(o0) : "r"(g1), "r"(o1), "r"(o2) : "memory", "cc");
  return o0;
}
#else
__asm__(".globl _start\n_start: mv a0, sp\n andi sp, sp, -16\n call begin\n");
enum { WRITE = 64, EXIT = 93 };
static word system(word number, word a, word b, word c) {
  register word a7 __asm__("a7") = number, a0 __asm__("a0") = a, a1 __asm__("a1") = b, a2 __asm__("a2") = c;
  __asm__ volatile("ecall" : "+r"(a0) : "r"(a7), "r"(a1), "r"(a2) : "memory");
  return a0;
}
#endif

// Copies of objects that are passed by value call it.
void *memcpy(void *to, const void *from, unsigned long count) {
  for (unsigned long i = 0; i < count; i++) ((volatile u8 *)to)[i] = ((const u8 *)from)[i];
  return to;
}
void *memset(void *to, int byte, unsigned long count) {
  for (unsigned long i = 0; i < count; i++) ((volatile u8 *)to)[i] = (u8)byte;
  return to;
}

static char line[64];
static u32 length;
static void text(const char *s) {
  while (*s) line[length++] = *s++;
}
static void number(u32 n) {
  char digits[12];
  u32 count = 0;
  do digits[count++] = '0' + n % 10; while (n /= 10);
  while (count) line[length++] = digits[--count];
}
static void say(void) {
  line[length++] = '\n';
  system(WRITE, 1, (word)line, length);
  length = 0;
}

static u32 read32(const u8 *p) { return p[0] | p[1] << 8 | p[2] << 16 | (u32)p[3] << 24; }

static void compare(u32 test, const char *what, const u8 *wanted, const u8 *found, u32 count) {
  for (u32 i = 0; i < count; i++) {
    if (wanted[i] == found[i]) continue;
    text("bad "), number(test), text(what), number(i), say();
    return;
  }
}

__attribute__((used)) static void begin(word *stack) {
  u32 first = 0;
  for (const char *s = stack[0] > 1 ? (const char *)stack[2] : ""; *s; s++) first = first * 10 + (*s - '0');
  const u8 *at = abi_bytes;
  for (u32 test = 0; test < abi_count; test++) {
    u32 in = read32(at), out = read32(at + 4);
    at += 8;
    if (test >= first && abi_callers[test]) {
      memcpy(abi_in, at, in), memcpy(abi_given, at + in, out);
      memset(abi_seen, 0, in), memset(abi_out, 0, out);
      text("run "), number(test), say();
      abi_callers[test]();
      compare(test, " argument ", abi_in, abi_seen, in);
      compare(test, " result ", abi_given, abi_out, out);
    }
    at += in + out;
  }
  text("end"), say();
  system(EXIT, 0, 0, 0);
}
