; A function that unwinders ask for the registers of its caller saves all of them.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu %s -o - | FileCheck %s --check-prefix=RISCV
; CHECK-LABEL: saves:
; CHECK-DAG: pushq %rbp
; CHECK-DAG: pushq %rbx
; CHECK-DAG: pushq %r12
; CHECK-DAG: pushq %r13
; CHECK-DAG: pushq %r14
; CHECK-DAG: pushq %r15
; CHECK: callq other
; RISCV-LABEL: saves:
; RISCV-DAG: sd s0,
; RISCV-DAG: sd s11,
declare void @llvm.eh.unwind.init()
declare void @other()
define void @saves() {
  call void @llvm.eh.unwind.init()
  call void @other()
  ret void
}
