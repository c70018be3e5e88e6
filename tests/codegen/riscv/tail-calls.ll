; A call right before a return is a jump, of a name or of a register that is not restored; one with arguments on the stack is a
; call, and so is one of a handler of interrupts, which returns in its own way.
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+d -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv32-linux-gnu -mattr=+d -verify-machineinstrs %s -o /dev/null

declare void @f(i32)
declare i32 @g(ptr)
declare void @many(i64, i64, i64, i64, i64, i64, i64, i64, i64)

; CHECK-LABEL: by_name:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: li a0, 3
; CHECK-NEXT: tail f
define void @by_name(i32 %a) {
  tail call void @f(i32 3)
  ret void
}

; The frame is gone before the jump.
; CHECK-LABEL: with_frame:
; CHECK: call g
; CHECK: ld ra, {{[0-9]+}}(sp)
; CHECK: addi sp, sp, 16
; CHECK: tail f
define void @with_frame(ptr %p) {
  %r = call i32 @g(ptr %p)
  tail call void @f(i32 %r)
  ret void
}

; CHECK-LABEL: by_address:
; CHECK: call f
; CHECK: ld [[R:[at][0-9]]], {{[0-9]+}}(sp)
; CHECK: addi sp, sp,
; CHECK: jr [[R]]
define i32 @by_address(ptr %f, ptr %p, i32 %a) {
  call void @f(i32 %a)
  %r = musttail call i32 %f(ptr %f, ptr %p, i32 %a)
  ret i32 %r
}

; CHECK-LABEL: on_stack:
; CHECK: call many
; CHECK: ret
define void @on_stack(i64 %a) {
  tail call void @many(i64 %a, i64 %a, i64 %a, i64 %a, i64 %a, i64 %a, i64 %a, i64 %a, i64 %a)
  ret void
}

; CHECK-LABEL: handler:
; CHECK: call f
; CHECK: mret
define void @handler() "interrupt"="machine" {
  tail call void @f(i32 0)
  ret void
}
