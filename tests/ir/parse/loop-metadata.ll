; Loops refer to themselves and to locations.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f() {
  br label %l
l:
  br label %l, !llvm.loop !0
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.vectorize.width", i32 4}

; CHECK: define void @f() {
; CHECK-NEXT:   br label %l
; CHECK-EMPTY:
; CHECK-NEXT: l:                                                ; preds = %l, %0
; CHECK-NEXT:   br label %l, !llvm.loop !0
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = distinct !{!0, !1, !2}
; CHECK-NEXT: !1 = !{!"llvm.loop.mustprogress"}
; CHECK-NEXT: !2 = !{!"llvm.loop.vectorize.width", i32 4}
