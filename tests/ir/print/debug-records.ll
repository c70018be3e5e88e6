; Debug records stand before the instruction they belong to, indented by four.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(i32 %x, ptr %p) !dbg !3 {
    #dbg_value(i32 %x, !5, !DIExpression(), !6)
    #dbg_declare(ptr %p, !5, !DIExpression(DW_OP_deref), !6)
  store i32 %x, ptr %p, align 4, !dbg !6, !DIAssignID !7
    #dbg_assign(i32 %x, !5, !DIExpression(), !7, ptr %p, !DIExpression(), !8)
    #dbg_value(!DIArgList(i32 %x, i32 1), !5, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !8)
    #dbg_value(i32 poison, !5, !DIExpression(), !8)
    #dbg_value(!9, !5, !DIExpression(), !8)
    #dbg_label(!10, !8)
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}

!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !9)
!5 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
!6 = !DILocation(line: 1, column: 5, scope: !3)
!7 = distinct !DIAssignID()
!8 = !DILocation(line: 2, scope: !3)
!9 = !{}
!10 = !DILabel(scope: !3, name: "l", file: !1, line: 2)

; CHECK:define void @f(i32 %x, ptr %p) !dbg !3 {
; CHECK-NEXT:    #dbg_value(i32 %x, !6, !DIExpression(), !7)
; CHECK-NEXT:    #dbg_declare(ptr %p, !6, !DIExpression(DW_OP_deref), !7)
; CHECK-NEXT:  store i32 %x, ptr %p, align 4, !dbg !7, !DIAssignID !8
; CHECK-NEXT:    #dbg_assign(i32 %x, !6, !DIExpression(), !8, ptr %p, !DIExpression(), !9)
; CHECK-NEXT:    #dbg_value(!DIArgList(i32 %x, i32 1), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !9)
; CHECK-NEXT:    #dbg_value(i32 poison, !6, !DIExpression(), !9)
; CHECK-NEXT:    #dbg_value(!5, !6, !DIExpression(), !9)
; CHECK-NEXT:    #dbg_label(!10, !9)
; CHECK-NEXT:  ret void, !dbg !9
; CHECK-NEXT:}
; CHECK:!llvm.dbg.cu = !{!0}
; CHECK-NEXT:!llvm.module.flags = !{!2}
; CHECK:!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT:!1 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT:!2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT:!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT:!4 = !DISubroutineType(types: !5)
; CHECK-NEXT:!5 = !{}
; CHECK-NEXT:!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
; CHECK-NEXT:!7 = !DILocation(line: 1, column: 5, scope: !3)
; CHECK-NEXT:!8 = distinct !DIAssignID()
; CHECK-NEXT:!9 = !DILocation(line: 2, scope: !3)
; CHECK-NEXT:!10 = !DILabel(scope: !3, name: "l", file: !1, line: 2)
