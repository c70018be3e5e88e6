define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  switch i32 %a, label %x [ i32 1 label %x ]
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:35: error: expected ',' after case value
