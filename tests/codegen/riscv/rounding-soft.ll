; Without floating-point registers, numbers are always rounded to the nearest.
; RUN: llc -mtriple=riscv64 %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv32 %s -o - | FileCheck %s

; CHECK-LABEL: get:
; CHECK-NEXT: li a0, 1
; CHECK-NEXT: ret
define i32 @get() nounwind {
  %r = call i32 @llvm.get.rounding()
  ret i32 %r
}
