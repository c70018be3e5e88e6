; A comparison of memory of a small, known size is loads and operations on numbers, where nothing but a difference is asked for.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s --check-prefix=FAST
; RUN: llc -mtriple=riscv64-linux-gnu -O2 %s -o - | FileCheck %s --check-prefix=RISCV
declare i32 @memcmp(ptr, ptr, i64)
declare i32 @bcmp(ptr, ptr, i64)

@word = private unnamed_addr constant [5 x i8] c"true\00"

; One part is compared in memory.
; CHECK-LABEL: eight:
; CHECK: movq (%rdi), %rax
; CHECK-NEXT: cmpq (%rsi), %rax
; FAST-LABEL: eight:
; FAST: callq memcmp
; Where parts must be aligned and are not, a call is shorter.
; RISCV-LABEL: eight:
; RISCV: memcmp
define i1 @eight(ptr %a, ptr %b) {
  %r = call i32 @memcmp(ptr %a, ptr %b, i64 8)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; RISCV-LABEL: aligned:
; RISCV: ld
; RISCV-NEXT: ld
; RISCV-NEXT: xor
; RISCV-NEXT: seqz
define i1 @aligned(ptr %a, ptr %b) {
  %r = call i32 @memcmp(ptr align 8 %a, ptr align 8 %b, i64 8)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; A string that is known is a number.
; CHECK-LABEL: known:
; CHECK-NOT: call
; CHECK: cmpl $1702195828, (%rdi)
define i1 @known(ptr %a) {
  %r = call i32 @bcmp(ptr %a, ptr @word, i64 4)
  %c = icmp ne i32 %r, 0
  ret i1 %c
}

; Seven bytes are two parts that overlap.
; CHECK-LABEL: seven:
; CHECK-DAG: movl (%rdi), [[A:%e..]]
; CHECK-DAG: xorl (%rsi), [[A]]
; CHECK-DAG: movl 3(%rdi), [[B:%e..]]
; CHECK-DAG: xorl 3(%rsi), [[B]]
; CHECK: orl
define i1 @seven(ptr %a, ptr %b) {
  %r = call i32 @bcmp(ptr %a, ptr %b, i64 7)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: nothing:
; CHECK: xorl %eax, %eax
; CHECK-NEXT: retq
define i32 @nothing(ptr %a, ptr %b) {
  %r = call i32 @bcmp(ptr %a, ptr %b, i64 0)
  ret i32 %r
}

; Calls stay that ask which block is greater, that are long, or that must be made.
; CHECK-LABEL: greater:
; CHECK: memcmp
define i32 @greater(ptr %a, ptr %b) {
  %r = call i32 @memcmp(ptr %a, ptr %b, i64 8)
  ret i32 %r
}

; CHECK-LABEL: long:
; CHECK: bcmp
define i1 @long(ptr %a, ptr %b) {
  %r = call i32 @bcmp(ptr %a, ptr %b, i64 33)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: short_code:
; CHECK: bcmp
define i1 @short_code(ptr %a, ptr %b) optsize {
  %r = call i32 @bcmp(ptr %a, ptr %b, i64 7)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: no_builtin:
; CHECK: bcmp
define i1 @no_builtin(ptr %a, ptr %b) {
  %r = call i32 @bcmp(ptr %a, ptr %b, i64 4) nobuiltin
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: no_builtins:
; CHECK: bcmp
define i1 @no_builtins(ptr %a, ptr %b) "no-builtins" {
  %r = call i32 @bcmp(ptr %a, ptr %b, i64 4)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
