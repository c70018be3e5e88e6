; Extensions of loads and addresses with an index are one instruction with the access (-O0), and what was stored is not loaded
; again.
; RUN: llc -mtriple=aarch64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: extended:
; CHECK: ldrsw x8, [x0]
; CHECK-NEXT: ldr w0, [x1, x8, lsl #2]
; CHECK-NEXT: ret
define i32 @extended(ptr %i, ptr %list) nounwind {
  %x = load i32, ptr %i
  %index = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr %list, i64 %index
  %r = load i32, ptr %p
  ret i32 %r
}

; CHECK-LABEL: stored:
; CHECK: str w0, [sp, #12]
; CHECK-NEXT: add w8, w0, #1
define i32 @stored(i32 %x) nounwind {
  %a = alloca i32
  store i32 %x, ptr %a
  %y = load i32, ptr %a
  %r = add i32 %y, 1
  ret i32 %r
}
