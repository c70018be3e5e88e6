; ModuleID = 'debug-intrinsics.bc'
source_filename = "dbg.ll"

define void @f(i32 %x, ptr %p) !dbg !3 {
entry:
  %a = alloca i32, align 4, !DIAssignID !6
    #dbg_declare(ptr %a, !7, !DIExpression(DW_OP_deref), !8)
    #dbg_value(i32 %x, !9, !DIExpression(), !8)
    #dbg_value(!DIArgList(i32 %x, i32 5), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
    #dbg_assign(i32 0, !7, !DIExpression(), !6, ptr %a, !DIExpression(), !8)
    #dbg_value(i32 %later, !9, !DIExpression(), !8)
    #dbg_label(!11, !8)
    #dbg_value(ptr %a, !9, !DIExpression(DW_OP_deref), !8)
  %later = add i32 %x, 1, !dbg !10
    #dbg_value(!12, !9, !DIExpression(), !10)
  ret void, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = distinct !DIAssignID()
!7 = !DILocalVariable(name: "a", scope: !3)
!8 = !DILocation(line: 1, column: 2, scope: !3)
!9 = !DILocalVariable(name: "x", arg: 1, scope: !3)
!10 = !DILocation(line: 3, column: 2, scope: !3)
!11 = !DILabel(scope: !3, name: "lab", file: !1, line: 4)
!12 = !{}
