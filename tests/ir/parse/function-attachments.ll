; Attachments of definitions.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f() !x !0 !y !{i32 2} {
  ret void
}
!0 = distinct !{}

; CHECK: define void @f() !x !0 !y !1 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = distinct !{}
; CHECK-NEXT: !1 = !{i32 2}
