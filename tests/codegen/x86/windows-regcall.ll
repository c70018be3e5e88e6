; x86_regcallcc on Windows has other registers than elsewhere; in 64 bits there is a second version, which is not done.
; RUN: llc -mtriple=x86_64-pc-windows-msvc %s -o - | FileCheck %s
; CHECK-LABEL: last:
; CHECK: movq %r15, %rax
define x86_regcallcc i64 @last(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, i64 %k, i64 %l) nounwind {
  ret i64 %l
}
; CHECK-LABEL: eighth:
; CHECK: movq %r10, %rax
define x86_regcallcc i64 @eighth(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) nounwind {
  ret i64 %h
}
; CHECK-LABEL: none:
; CHECK: movq %r12, %rax
define preserve_nonecc i64 @none(i64 %a) nounwind {
  ret i64 %a
}
; These mean nothing in 64 bits.
; CHECK-LABEL: plain:
; CHECK: movl %edx, %eax
define x86_fastcallcc i32 @plain(i32 %a, i32 %b) nounwind {
  ret i32 %b
}
; Halves are passed as by C's convention: the first four have a register for numbers behind them, which nothing else gets then.
; CHECK-LABEL: halves:
; CHECK: movq %rdx, %rax
define x86_regcallcc i64 @halves(half %a, i32 %b, double %c, half %d, i64 %e) nounwind {
  ret i64 %e
}
; CHECK-LABEL: fifth:
; CHECK: 8(%rsp)
define x86_regcallcc half @fifth(half %a, half %b, half %c, half %d, half %e) nounwind {
  ret half %e
}
; CHECK-LABEL: bfloats:
; CHECK: movq %rdx, %rax
define x86_regcallcc i64 @bfloats(i32 %a, bfloat %b, i64 %c) nounwind {
  ret i64 %c
}
