; Call frames: the caller's frame from the stack pointer, or from a frame pointer; saved registers; sizes of stacks.
; RUN: llc -mtriple=riscv64 -stack-size-section %s -o - | FileCheck %s
declare void @h(ptr)

define void @fixed() uwtable {
; CHECK-LABEL: fixed:
; CHECK: .cfi_startproc
; CHECK-NEXT: addi sp, sp, -16
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: sd ra, 8(sp)
; CHECK-NEXT: .cfi_offset ra, -8
; CHECK: .cfi_endproc
; CHECK: .section .stack_sizes,"o",@progbits,fixed
; CHECK-NEXT: .quad .Lfunc_begin0
; CHECK-NEXT: .byte 16
  %a = alloca i64
  call void @h(ptr %a)
  ret void
}

define void @moving(i64 %n) uwtable {
; CHECK-LABEL: moving:
; CHECK: .cfi_def_cfa_offset [[SIZE:[0-9]+]]
; CHECK: addi s0, sp, [[SIZE]]
; CHECK-NEXT: .cfi_offset ra,
; CHECK: .cfi_def_cfa s0, 0
; CHECK: call h
; CHECK-NEXT: addi sp, s0, -[[SIZE]]
; CHECK-NEXT: ld ra,
; CHECK-NOT: .stack_sizes
; CHECK: .cfi_endproc
  %a = alloca i64, i64 %n
  call void @h(ptr %a)
  ret void
}

define void @leaf() nounwind {
; CHECK-LABEL: leaf:
; CHECK-NOT: .cfi
; CHECK: ret
  ret void
}
