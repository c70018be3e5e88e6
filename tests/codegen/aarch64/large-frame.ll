; A frame of more than 16 MiB is made and addressed in several steps.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: large:
; CHECK: sub sp, sp, #4095, lsl #12
; CHECK-NEXT: sub sp, sp, #787, lsl #12
; CHECK-NEXT: sub sp, sp, #
; CHECK: add [[FAR:x[0-9]+]], sp, #4095, lsl #12
; CHECK-NEXT: add [[FAR]], [[FAR]], #
; CHECK: bl use
; CHECK: add sp, sp, #4095, lsl #12
; CHECK-NEXT: add sp, sp, #787, lsl #12
; CHECK-NEXT: add sp, sp, #
define void @large() nounwind {
  %a = alloca i8, i32 20000000
  %b = alloca i8, i32 16
  call void @use(ptr %a, ptr %b)
  ret void
}

declare void @use(ptr, ptr)
