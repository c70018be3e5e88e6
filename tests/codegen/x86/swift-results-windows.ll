; On Windows numbers of 80 bits have a place of the caller's, by Swift's conventions, too.
; RUN: llc -mtriple=x86_64-pc-windows-msvc %s -o - | FileCheck %s
; CHECK-LABEL: f:
; CHECK: fldt (%rdx)
; CHECK-NEXT: fstpt (%rcx)
define swiftcc x86_fp80 @f(x86_fp80 %a) {
  ret x86_fp80 %a
}
; CHECK-LABEL: g:
; CHECK: fldt (%rdx)
; CHECK-NEXT: fstpt (%rcx)
define swifttailcc x86_fp80 @g(x86_fp80 %a) {
  ret x86_fp80 %a
}
; CHECK-LABEL: caller:
; CHECK: leaq [[PLACE:[0-9]+]](%rsp), %rcx
; CHECK: callq f
; CHECK: fldt [[PLACE]](%rsp)
define void @caller(ptr %p) {
  %a = load x86_fp80, ptr %p
  %r = call swiftcc x86_fp80 @f(x86_fp80 %a)
  store x86_fp80 %r, ptr %p
  ret void
}
