; With a frame pointer, the return address and the caller's frame pointer are right below where it points.
; RUN: codewright llc -O2 %s -o - | FileCheck %s
target triple = "riscv64-linux-gnu"

; CHECK-LABEL: keeps:
; CHECK: addi sp, sp, -16
; CHECK: sd ra, 8(sp)
; CHECK: sd s0, 0(sp)
; CHECK: addi s0, sp, 16
; CHECK: ld ra, 8(sp)
; CHECK-NEXT: ld s0, 0(sp)
; CHECK-NEXT: addi sp, sp, 16
; CHECK-NEXT: ret
define i32 @keeps(i32 %x) "frame-pointer"="all" {
  ret i32 %x
}

; CHECK-LABEL: caller_of_caller:
; CHECK: sd ra, 8(sp)
; CHECK: sd s0, 0(sp)
; CHECK: ld [[FRAME:a[0-9]]], -16(s0)
; CHECK: ld a0, -8([[FRAME]])
define ptr @caller_of_caller() {
  %p = call ptr @llvm.returnaddress(i32 1)
  ret ptr %p
}
