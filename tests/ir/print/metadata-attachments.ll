; Attachments are sorted by kind: fixed ones by their number, others by first use.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define i32 @f(ptr %p) !zz !0 !prof !1 {
  %a = load i32, ptr %p, align 4, !yy !0, !range !2, !tbaa !3, !zz !0
  ret i32 %a, !a\20b !0
}
!0 = !{}
!1 = !{!"function_entry_count", i64 1}
!2 = !{i32 0, i32 9}
!3 = !{!4, !4, i64 0}
!4 = !{!"t", !5}
!5 = !{!"root"}

; CHECK:define i32 @f(ptr %p) !prof !0 !zz !1 {
; CHECK-NEXT:  %a = load i32, ptr %p, align 4, !tbaa !2, !range !5, !zz !1, !yy !1
; CHECK-NEXT:  ret i32 %a, !a\20b !1
; CHECK-NEXT:}
; CHECK:!0 = !{!"function_entry_count", i64 1}
; CHECK-NEXT:!1 = !{}
; CHECK-NEXT:!2 = !{!3, !3, i64 0}
; CHECK-NEXT:!3 = !{!"t", !4}
; CHECK-NEXT:!4 = !{!"root"}
; CHECK-NEXT:!5 = !{i32 0, i32 9}
