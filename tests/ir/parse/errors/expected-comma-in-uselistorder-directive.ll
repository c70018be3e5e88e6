define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  ret i32 0
uselistorder i32 %a { 1, 0 }
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :3:21: error: expected comma in uselistorder directive
