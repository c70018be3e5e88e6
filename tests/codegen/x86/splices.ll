; A splice to the left begins so many lanes from the start, one to the right so many from the end of the first vector.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; CHECK-LABEL: left:
; CHECK: movl $1, %eax
define i32 @left() {
  %v = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> <i32 0, i32 1, i32 2, i32 3>, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, i32 1)
  %e = extractelement <4 x i32> %v, i32 0
  ret i32 %e
}
; CHECK-LABEL: right:
; CHECK: movl $3, %eax
define i32 @right() {
  %v = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> <i32 0, i32 1, i32 2, i32 3>, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, i32 1)
  %e = extractelement <4 x i32> %v, i32 0
  ret i32 %e
}
