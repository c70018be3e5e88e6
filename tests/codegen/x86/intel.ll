; Inline assembly in the other dialect, as Rust writes it: it is read as that, and printed in the usual one.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; CHECK-LABEL: add:
; CHECK: movq %rdi, %r[[R:[a-z0-9]+]]
; CHECK: addq (%{{.*}}), %r
; CHECK: addq $5, %r
define i64 @add(i64 %x, ptr %p) {
  %r = call i64 asm inteldialect "mov $0, $1\0Aadd $0, qword ptr $2\0Aadd $0, $3", "=&r,r,*m,i,~{dirflag},~{fpsr},~{flags}"(i64 %x, ptr elementtype(i64) %p, i64 5)
  ret i64 %r
}
; CHECK-LABEL: fixed:
; CHECK: cpuid
define i32 @fixed(i32 %x) {
  %r = call { i32, i32, i32, i32 } asm sideeffect inteldialect "cpuid", "=&{ax},=&{bx},=&{cx},=&{dx},0,~{memory}"(i32 %x)
  %s = extractvalue { i32, i32, i32, i32 } %r, 1
  ret i32 %s
}
