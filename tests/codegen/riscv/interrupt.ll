; Handlers of interrupts keep every register that they change, or that what they call may change, and return as the processor
; wants it.
; RUN: llc -mtriple=riscv64 -mattr=+m,+d %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -mattr=+m,+d -stop-before=prologepilog %s -o %t.mir
; RUN: llc -mtriple=riscv64 -mattr=+m,+d -start-before=prologepilog %t.mir -o - | FileCheck %s
@x = global i32 0
declare void @other()
declare void @use(ptr)

; CHECK-LABEL: leaf:
; CHECK: addi sp, sp, -16
; CHECK: sd a0, 8(sp)
; CHECK: sd a1, 0(sp)
; CHECK-NOT: sd
; CHECK: ld a0, 8(sp)
; CHECK: addi sp, sp, 16
; CHECK-NEXT: mret
define void @leaf() "interrupt"="machine" {
  %a = load volatile i32, ptr @x
  %b = add i32 %a, 1
  store volatile i32 %b, ptr @x
  ret void
}

; CHECK-LABEL: calls:
; CHECK-DAG: sd ra,
; CHECK-DAG: sd t0,
; CHECK-DAG: sd t6,
; CHECK-DAG: sd a7,
; CHECK-DAG: fsd ft0,
; CHECK-DAG: fsd fa7,
; CHECK-DAG: fsd ft11,
; CHECK-NOT: sd s2,
; CHECK: call other
; CHECK: sret
define void @calls() "interrupt"="supervisor" {
  call void @other()
  ret void
}

; Nothing is overwritten before it is saved: a large frame takes two steps.
; CHECK-LABEL: large:
; CHECK: addi sp, sp, -[[FIRST:[0-9]+]]
; CHECK: sd t0, {{[0-9]+}}(sp)
; CHECK: lui t0,
; CHECK: add sp, sp, t0
; CHECK: call use
; CHECK: ld t0, {{[0-9]+}}(sp)
; CHECK: addi sp, sp, [[FIRST]]
; CHECK-NEXT: mret
define void @large() "interrupt"="machine" {
  %p = alloca [10000 x i8]
  call void @use(ptr %p)
  ret void
}
