; Functions that preserve nothing take arguments in registers that C's functions preserve, first of all, and save only what they
; return with.
; RUN: llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck %s

; CHECK-LABEL: callee:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: mov [[A:x[0-9]+]], x20
; CHECK-NEXT: mov x20, x21
; CHECK-NEXT: mov x21, [[A]]
; CHECK-NEXT: b other
define preserve_nonecc void @callee(ptr %a, ptr %b, i32 %c) {
  call void asm sideeffect "", "~{x19},~{x25}"()
  musttail call preserve_nonecc void @other(ptr %b, ptr %a, i32 %c)
  ret void
}
declare preserve_nonecc void @other(ptr, ptr, i32)

; Its callers save all.
; CHECK-LABEL: caller:
; CHECK-DAG: stp d9, d8
; CHECK-DAG: stp x27, x26
; CHECK: mov {{[wx]}}20, #1
; CHECK: mov w22, #7
; CHECK: bl other
define void @caller() {
  call preserve_nonecc void @other(ptr inttoptr (i64 1 to ptr), ptr null, i32 7)
  ret void
}
