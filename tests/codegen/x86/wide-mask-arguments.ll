; Without operations on bytes in vectors of 512 bits the elements of a mask of 64 are passed each on its own.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512f %s -o - | FileCheck %s
; CHECK-LABEL: third:
; CHECK: movl %edx, %eax
; CHECK: retq
define i1 @third(<64 x i1> %x) {
  %e = extractelement <64 x i1> %x, i32 2
  ret i1 %e
}
; CHECK-LABEL: eighth:
; CHECK: 24(%rsp), %{{al|eax}}
define i1 @eighth(<64 x i1> %x) {
  %e = extractelement <64 x i1> %x, i32 8
  ret i1 %e
}
