define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %x = add i32 %y, 1
  %y = add i64 1, 2
  ret i32 0
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :3:3: error: instruction forward referenced with type 'i32'
