define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %x = landingpad { ptr, i32 } catch [1 x ptr] zeroinitializer
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:38: error: 'catch' clause has an invalid type
