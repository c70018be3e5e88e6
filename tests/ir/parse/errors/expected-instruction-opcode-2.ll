define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %x = add i32 1, 2
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :3:1: error: expected instruction opcode
