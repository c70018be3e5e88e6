; Named metadata, with escapes, given twice, and expressions in it.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!llvm.ident = !{!0}
!a.b-c$ = !{}
!llvm.ident = !{!1}
!exprs = !{!DIExpression(), !DIExpression(DW_OP_deref)}
!0 = !{!"x"}
!1 = !{!"y"}

; CHECK: !llvm.ident = !{!0, !1}
; CHECK-NEXT: !a.b-c$ = !{}
; CHECK-NEXT: !exprs = !{!DIExpression(), !DIExpression(DW_OP_deref)}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{!"x"}
; CHECK-NEXT: !1 = !{!"y"}
