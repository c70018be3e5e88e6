; The frame is set up where it is needed, and taken down where control leaves that part; unwinders are told of both.
; RUN: llc -mtriple=riscv64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s

declare i32 @f(i32)

; CHECK-LABEL: early:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: beqz a0, .LBB0_2
; CHECK-NEXT: addi sp, sp, -16
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: sd ra, 8(sp)
; CHECK-NEXT: sd s0, 0(sp)
; CHECK-NEXT: .cfi_offset ra, -8
; CHECK-NEXT: .cfi_offset s0, -16
; CHECK-NEXT: mv s0, a1
; CHECK-NEXT: mv a0, s0
; CHECK-NEXT: call f
; CHECK-NEXT: add a0, a0, s0
; CHECK-NEXT: ld ra, 8(sp)
; CHECK-NEXT: ld s0, 0(sp)
; CHECK-NEXT: addi sp, sp, 16
; CHECK-NEXT: .cfi_def_cfa sp, 0
; CHECK-NEXT: .cfi_restore ra
; CHECK-NEXT: .cfi_restore s0
; CHECK-NEXT: ret
; CHECK-NEXT: .LBB0_2:
; CHECK-NEXT: li a0, 0
; CHECK-NEXT: ret
; CHECK-NEXT: .Lfunc_end0:
; CHECK-NEXT: .size early, .Lfunc_end0-early
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
; CHECK-NEXT: bltz a1, .LBB1_3
; CHECK-NEXT: addi sp, sp, -16
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: sd ra, 8(sp)
; CHECK-NEXT: sd s0, 0(sp)
; CHECK-NEXT: .cfi_offset ra, -8
; CHECK-NEXT: .cfi_offset s0, -16
; CHECK-NEXT: mv s0, a1
; CHECK-NEXT: mv a0, s0
; CHECK-NEXT: call f
; CHECK-NEXT: sext.w a0, a0
; CHECK-NEXT: bnez a0, .LBB1_2
; CHECK-NEXT: ld ra, 8(sp)
; CHECK-NEXT: ld s0, 0(sp)
; CHECK-NEXT: addi sp, sp, 16
; CHECK-NEXT: .cfi_def_cfa sp, 0
; CHECK-NEXT: .cfi_restore ra
; CHECK-NEXT: .cfi_restore s0
; CHECK-NEXT: .LBB1_3:
; CHECK-NEXT: li a0, 7
; CHECK-NEXT: ret
; CHECK-NEXT: .LBB1_2:
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: .cfi_offset ra, -8
; CHECK-NEXT: .cfi_offset s0, -16
; CHECK-NEXT: mv a0, s0
; CHECK-NEXT: call f
; CHECK-NEXT: ld ra, 8(sp)
; CHECK-NEXT: ld s0, 0(sp)
; CHECK-NEXT: addi sp, sp, 16
; CHECK-NEXT: .cfi_def_cfa sp, 0
; CHECK-NEXT: .cfi_restore ra
; CHECK-NEXT: .cfi_restore s0
; CHECK-NEXT: ret
define i32 @order(i32 %other, i32 signext %x) uwtable {
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
