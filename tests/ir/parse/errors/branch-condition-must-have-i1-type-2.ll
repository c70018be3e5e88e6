define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  br i32 %a
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:6: error: branch condition must have 'i1' type
