define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %x = insertvalue { i32 } zeroinitializer, i64 1, 0
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:45: error: insertvalue operand and field disagree in type: 'i64' instead of 'i32'
