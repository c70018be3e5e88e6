; A tag is looked at once, but each instruction that carries it is.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: This instruction shall not have a TBAA access tag!
; CHECK-NEXT: %b = add i8 1, 2, !tbaa

define void @f(ptr %p) {
  %a = load i8, ptr %p, !tbaa !0
  ret void
}

define void @g(ptr %p) {
  %a = load i8, ptr %p, !tbaa !0
  %b = add i8 1, 2, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"x", !2}
!2 = !{!"root"}
