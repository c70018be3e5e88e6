define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  ret void
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:7: error: value doesn't match function result type 'i32'
