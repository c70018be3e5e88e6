define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  callbr void asm "", ""() label %x []
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:28: error: expected 'to' in callbr
