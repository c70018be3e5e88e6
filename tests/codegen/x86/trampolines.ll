; Code in memory that calls a nested function with its static chain.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu %s -o - | FileCheck %s --check-prefix=I686
; RUN: not llc -mtriple=riscv64-linux-gnu %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED: error: not supported yet: trampolines of functions by calling convention

declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
declare i32 @nested(ptr nest, i32)

; 49 bb, the function, 49 ba, the chain, 49 ff e3.
define ptr @makes(ptr %at, ptr %chain) {
; CHECK-LABEL: makes:
; CHECK-DAG: $nested, 2(%rdi)
; CHECK-DAG: movq %rsi, 12(%rdi)
; CHECK: retq
; I686-LABEL: makes:
; I686: movb $-71, (%e
; I686: retl
  call void @llvm.init.trampoline(ptr %at, ptr @nested, ptr %chain)
  %p = call ptr @llvm.adjust.trampoline(ptr %at)
  ret ptr %p
}
