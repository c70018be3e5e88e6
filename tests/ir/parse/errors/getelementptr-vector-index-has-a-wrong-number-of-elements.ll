define i32 @f(i32 %a, float %b, ptr %p, <2 x i32> %v, i1 %c) {
  %x = getelementptr i32, <2 x ptr> zeroinitializer, <4 x i32> zeroinitializer
}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:54: error: getelementptr vector index has a wrong number of elements
