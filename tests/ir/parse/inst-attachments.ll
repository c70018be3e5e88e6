; Attachments of instructions.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(ptr %p) {
  %1 = load i32, ptr %p, align 4, !range !0, !x !1, !noundef !2
  %2 = load ptr, ptr %p, align 8, !nonnull !2, !dereferenceable !3
  br label %l, !llvm.loop !4
l:
  ret void
}
!0 = !{i32 0, i32 5}
!1 = !{!"s", null, i64 1, ptr null}
!2 = !{}
!3 = !{i64 8}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}

; CHECK: define void @f(ptr %p) {
; CHECK-NEXT:   %1 = load i32, ptr %p, align 4, !range !0, !noundef !1, !x !2
; CHECK-NEXT:   %2 = load ptr, ptr %p, align 8, !nonnull !1, !dereferenceable !3
; CHECK-NEXT:   br label %l, !llvm.loop !4
; CHECK-EMPTY:
; CHECK-NEXT: l:                                                ; preds = %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 0, i32 5}
; CHECK-NEXT: !1 = !{}
; CHECK-NEXT: !2 = !{!"s", null, i64 1, ptr null}
; CHECK-NEXT: !3 = !{i64 8}
; CHECK-NEXT: !4 = distinct !{!4, !5}
; CHECK-NEXT: !5 = !{!"llvm.loop.unroll.disable"}
