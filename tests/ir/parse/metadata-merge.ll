; Nodes that are equal are one, also where they are used first.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!a = !{!0, !1, !2, !3, !4, !5}
!0 = !{!4}
!1 = !{!5}
!2 = !{i32 1}
!3 = !{i32 1}
!4 = !{!2}
!5 = !{!3}

; CHECK: !a = !{!0, !0, !2, !2, !1, !1}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{!1}
; CHECK-NEXT: !1 = !{!2}
; CHECK-NEXT: !2 = !{i32 1}
