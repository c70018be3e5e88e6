define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %x = add i64 %a, 1
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:16: error: '%a' defined with type 'i32' but expected 'i64'
