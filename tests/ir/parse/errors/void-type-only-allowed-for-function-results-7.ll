define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %x = getelementptr void, ptr %p, i32 1
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:22: error: void type only allowed for function results
