define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %x = atomicrmw add ptr %p, i7 1 seq_cst
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :3:1: error: expected instruction opcode
