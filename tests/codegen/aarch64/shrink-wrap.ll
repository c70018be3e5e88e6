; The frame is set up where it is needed, and taken down where control leaves that part; unwinders are told of both.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s

declare i32 @f(i32)

; CHECK-LABEL: early:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: cbz x0, .LBB0_2
; CHECK-NEXT: stp x19, x30, [sp, #-16]!
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: .cfi_offset x30, -8
; CHECK-NEXT: .cfi_offset w19, -16
; CHECK-NEXT: mov w19, w1
; CHECK-NEXT: mov w0, w19
; CHECK-NEXT: bl f
; CHECK-NEXT: add w0, w0, w19
; CHECK-NEXT: ldp x19, x30, [sp], #16
; CHECK-NEXT: .cfi_def_cfa sp, 0
; CHECK-NEXT: .cfi_restore x30
; CHECK-NEXT: .cfi_restore w19
; CHECK-NEXT: ret
; CHECK-NEXT: .LBB0_2:
; CHECK-NEXT: mov w0, #0
; CHECK-NEXT: ret
define i32 @early(ptr %p, i32 %x) uwtable {
  %null = icmp eq ptr %p, null
  br i1 %null, label %out, label %on
on:
  %a = call i32 @f(i32 %x)
  %b = add i32 %a, %x
  ret i32 %b
out:
  ret i32 0
}

; What is behind the epilogue has no frame, and the next block has one again.
; CHECK-LABEL: order:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: tbnz w0, #31, .LBB1_3
; CHECK-NEXT: stp x19, x30, [sp, #-16]!
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: .cfi_offset x30, -8
; CHECK-NEXT: .cfi_offset w19, -16
; CHECK-NEXT: mov w19, w0
; CHECK-NEXT: mov w0, w19
; CHECK-NEXT: bl f
; CHECK-NEXT: cbnz w0, .LBB1_2
; CHECK-NEXT: ldp x19, x30, [sp], #16
; CHECK-NEXT: .cfi_def_cfa sp, 0
; CHECK-NEXT: .cfi_restore x30
; CHECK-NEXT: .cfi_restore w19
; CHECK-NEXT: .LBB1_3:
; CHECK-NEXT: mov w0, #7
; CHECK-NEXT: ret
; CHECK-NEXT: .LBB1_2:
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: .cfi_offset x30, -8
; CHECK-NEXT: .cfi_offset w19, -16
; CHECK-NEXT: mov w0, w19
; CHECK-NEXT: bl f
; CHECK-NEXT: ldp x19, x30, [sp], #16
; CHECK-NEXT: .cfi_def_cfa sp, 0
; CHECK-NEXT: .cfi_restore x30
; CHECK-NEXT: .cfi_restore w19
; CHECK-NEXT: ret
define i32 @order(i32 %x) uwtable {
  %now = icmp slt i32 %x, 0
  br i1 %now, label %out, label %on, !prof !0
on:
  %a = call i32 @f(i32 %x)
  %b = icmp eq i32 %a, 0
  br i1 %b, label %out, label %more, !prof !1
more:
  %c = call i32 @f(i32 %x)
  ret i32 %c
out:
  ret i32 7
}

!0 = !{!"branch_weights", i32 1, i32 3}
!1 = !{!"branch_weights", i32 9, i32 1}
