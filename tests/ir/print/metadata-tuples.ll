; Tuples and what they hold.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@g = global i32 0
!named = !{!0, !1, !2, !3}
!0 = !{}
!1 = distinct !{}
!2 = !{null, !0, !"str\22\0A", i32 5, ptr @g, float 1.000000e+00, <2 x i32> <i32 1, i32 2>}
!3 = distinct !{!3, !{!"inner"}}

; CHECK:@g = global i32 0
; CHECK:!named = !{!0, !1, !2, !3}
; CHECK:!0 = !{}
; CHECK-NEXT:!1 = distinct !{}
; CHECK-NEXT:!2 = !{null, !0, !"str\22\0A", i32 5, ptr @g, float 1.000000e+00, <2 x i32> <i32 1, i32 2>}
; CHECK-NEXT:!3 = distinct !{!3, !4}
; CHECK-NEXT:!4 = !{!"inner"}
