define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  br label %x
x:
  br label %x
x:
  ret i32 0
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :5:1: error: unable to create block named 'x'
