define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  call void @g(metadata !DIArgList(metadata !0))
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:36: error: expected value-as-metadata operand
