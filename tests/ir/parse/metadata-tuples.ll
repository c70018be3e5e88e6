; Tuples, strings, constants, references forward and to themselves.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!a = !{!0, !1, !2}
!0 = !{!1, null, !"x\00y", i32 5, !{!"inner"}}
!1 = distinct !{!1, !0}
!2 = !{!2}
!3 = !{}

; CHECK: !a = !{!0, !1, !3}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{!1, null, !"x\00y", i32 5, !2}
; CHECK-NEXT: !1 = distinct !{!1, !0}
; CHECK-NEXT: !2 = !{!"inner"}
; CHECK-NEXT: !3 = distinct !{!3}
