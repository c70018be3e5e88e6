define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %x = atomicrmw xchg ptr %p, <2 x i32> %v seq_cst
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:31: error: atomicrmw xchg operand must be an integer, floating point, or pointer type
