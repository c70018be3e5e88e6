; Attachments of globals, given inline.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i32 0, !x !0, !y !{i32 1}
declare !x !0 void @f()
!0 = !{}

; CHECK: @a = global i32 0, !x !0, !y !1
; CHECK-EMPTY:
; CHECK-NEXT: declare !x !0 void @f()
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{i32 1}
