; Metadata as an operand: nodes, strings, constants, local values.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare void @llvm.use(metadata, metadata, metadata, metadata)
define void @f(i32 %x) {
  %y = add i32 %x, 1
  call void @llvm.use(metadata !0, metadata !"s", metadata i32 7, metadata i32 %y)
  call void @llvm.use(metadata !{!1}, metadata !DIExpression(DW_OP_deref), metadata ptr null, metadata i32 %x)
  ret void
}
!0 = !{!"node"}
!1 = !{!"inner"}

; CHECK:; Unknown intrinsic
; CHECK-NEXT:declare void @llvm.use(metadata, metadata, metadata, metadata)
; CHECK:define void @f(i32 %x) {
; CHECK-NEXT:  %y = add i32 %x, 1
; CHECK-NEXT:  call void @llvm.use(metadata !0, metadata !"s", metadata i32 7, metadata i32 %y)
; CHECK-NEXT:  call void @llvm.use(metadata !1, metadata !DIExpression(DW_OP_deref), metadata ptr null, metadata i32 %x)
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
; CHECK:!0 = !{!"node"}
; CHECK-NEXT:!1 = !{!2}
; CHECK-NEXT:!2 = !{!"inner"}
