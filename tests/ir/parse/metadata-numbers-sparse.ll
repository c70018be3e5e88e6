; Numbers of metadata may be far apart.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!a = !{!4000000, !7}
!7 = !{i32 1}
!4000000 = !{!7}

; CHECK: !a = !{!0, !1}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{!1}
; CHECK-NEXT: !1 = !{i32 1}
