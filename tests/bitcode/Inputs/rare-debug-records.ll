; ModuleID = 'rare-debug-records.bc'
source_filename = "ll/dbg.ll"

define i32 @f(i32 %x, i32 %y) !dbg !3 {
entry:
  %a = alloca i32, align 4, !DIAssignID !9
    #dbg_declare(ptr %a, !7, !DIExpression(), !10)
    #dbg_value(i32 %x, !7, !DIExpression(), !10)
    #dbg_value(i32 5, !7, !DIExpression(DW_OP_plus_uconst, 3), !10)
    #dbg_value(!DIArgList(i32 %x, i32 %y, i32 7), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
    #dbg_value(!DIArgList(i32 %z), !7, !DIExpression(DW_OP_LLVM_arg, 0), !10)
    #dbg_value(i32 poison, !7, !DIExpression(), !10)
    #dbg_value(i32 %z, !7, !DIExpression(), !10)
    #dbg_value(!11, !7, !DIExpression(), !10)
    #dbg_assign(i32 %x, !7, !DIExpression(), !9, ptr %a, !DIExpression(), !10)
    #dbg_assign(i32 1, !7, !DIExpression(), !9, ptr undef, !DIExpression(), !10)
    #dbg_label(!12, !10)
    #dbg_declare_value(i32 %x, !7, !DIExpression(), !10)
  %z = add i32 %x, %y, !dbg !10
  %w = add i32 %z, %y, !dbg !10
    #dbg_value(i32 %w, !7, !DIExpression(), !13)
  %v = add i32 %w, %y, !dbg !13
  %u = add i32 %w, %y, !dbg !15
  %tt = call i1 @llvm.type.test(ptr %a, metadata !"str")
  %tu = call i1 @llvm.type.test(ptr %a, metadata !11)
  ret i32 %v, !dbg !16
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.type.test(ptr, metadata) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/x")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6, keyInstructions: true)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !{!7}
!7 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DIAssignID()
!10 = !DILocation(line: 3, column: 4, scope: !3)
!11 = !{}
!12 = !DILabel(scope: !3, name: "l", file: !1, line: 2)
!13 = !DILocation(line: 4, column: 4, scope: !14, inlinedAt: !10)
!14 = distinct !DILexicalBlock(scope: !3, file: !1, line: 3)
!15 = !DILocation(line: 4, column: 4, scope: !3)
!16 = !DILocation(line: 9, column: 300, scope: !3, isImplicitCode: true, atomGroup: 3, atomRank: 2)
