define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %x = cmpxchg ptr %p, i32 1, i32 2 unordered seq_cst
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:37: error: invalid cmpxchg success ordering
