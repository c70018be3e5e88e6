; Nodes are numbered depth first: variables, named metadata, then functions with their instructions.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@g = global i32 0, !k !9
declare void @llvm.use(metadata)
define void @f() !k !6 {
  call void @llvm.use(metadata !5), !k !4
  ret void, !z !1, !a !2
}
!named = !{!8, !3}
!1 = !{!"last but one"}
!2 = !{!"last", !1}
!3 = !{!"leaf"}
!4 = !{!"attachment"}
!5 = !{!"operand"}
!6 = !{!"function", !7}
!7 = !{!"below function"}
!8 = !{!"first of named", !3, !7}
!9 = !{!"variable", !3}

; CHECK:@g = global i32 0, !k !0
; CHECK:; Unknown intrinsic
; CHECK-NEXT:declare void @llvm.use(metadata)
; CHECK:define void @f() !k !4 {
; CHECK-NEXT:  call void @llvm.use(metadata !5), !k !6
; CHECK-NEXT:  ret void, !z !7, !a !8
; CHECK-NEXT:}
; CHECK:!named = !{!2, !1}
; CHECK:!0 = !{!"variable", !1}
; CHECK-NEXT:!1 = !{!"leaf"}
; CHECK-NEXT:!2 = !{!"first of named", !1, !3}
; CHECK-NEXT:!3 = !{!"below function"}
; CHECK-NEXT:!4 = !{!"function", !3}
; CHECK-NEXT:!5 = !{!"operand"}
; CHECK-NEXT:!6 = !{!"attachment"}
; CHECK-NEXT:!7 = !{!"last but one"}
; CHECK-NEXT:!8 = !{!"last", !7}
