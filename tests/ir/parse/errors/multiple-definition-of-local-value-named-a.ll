define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %a = add i32 1, 2
  ret i32 0
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:3: error: multiple definition of local value named 'a'
