; A frame that only some blocks have is taken down at the end of a block that control falls out of. A stack pointer that has
; moved goes back before the saved registers are loaded from below it.
; RUN: llc -mtriple=riscv64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ARM

declare void @f(ptr)

; CHECK-LABEL: taken:
; CHECK: beqz
; CHECK: addi sp, sp, -[[SIZE:[0-9]+]]
; CHECK: addi s0, sp, [[SIZE]]
; CHECK: call f
; CHECK: addi sp, s0, -[[SIZE]]
; CHECK-NEXT: ld ra,
; CHECK-NEXT: ld s0,
; CHECK-NEXT: ld s1,
; CHECK-NEXT: addi sp, sp, [[SIZE]]
; ARM-LABEL: taken:
; ARM: cbz
; ARM: sub sp, sp, #[[SIZE:[0-9]+]]
; ARM: add x29, sp, #[[BELOW:[0-9]+]]
; ARM: bl f
; ARM: sub sp, x29, #[[BELOW]]
; ARM-NEXT: ldp x29, x30,
; ARM-NEXT: ldr x19,
; ARM-NEXT: add sp, sp, #[[SIZE]]
define i32 @taken(i32 %n) nounwind {
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %out, label %in
in:
  %p = alloca [1000 x i8], align 16
  call void @f(ptr %p)
  %v = load i32, ptr %p
  br label %out
out:
  %r = phi i32 [ 0, %0 ], [ %v, %in ]
  ret i32 %r
}
