; A trap is the instruction that no machine has, a stop for a debugger is the one for that.
; RUN: llc -mtriple=riscv64 -O0 %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv32 -O2 %s -o - | FileCheck %s

; CHECK-LABEL: stops:
; CHECK: unimp
; CHECK-NOT: ret
define void @stops(i1 %c) {
  br i1 %c, label %bad, label %bad2
bad:
  call void @llvm.trap()
  unreachable
bad2:
  call void @llvm.ubsantrap(i8 4)
  unreachable
}

; CHECK-LABEL: goes_on:
; CHECK: ebreak
; CHECK: ret
define void @goes_on() {
  call void @llvm.debugtrap()
  ret void
}

declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.ubsantrap(i8)
