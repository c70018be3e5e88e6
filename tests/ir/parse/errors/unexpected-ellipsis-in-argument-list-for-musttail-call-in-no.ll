define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  musttail call void @f(...)
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:25: error: unexpected ellipsis in argument list for musttail call in non-varargs function
