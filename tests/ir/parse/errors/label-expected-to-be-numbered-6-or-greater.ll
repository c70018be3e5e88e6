define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  br label %x
5:
  ret i32 0
3:
  ret i32 0
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :5:1: error: label expected to be numbered '6' or greater
