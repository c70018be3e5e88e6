; A variable whose assignments are all stores to one stack object is that object, whatever parts of it were assigned. If one of
; them was not stored, or a part is not where it belongs, it is not.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O2 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

declare void @fill(ptr)

; CHECK: DW_AT_location (DW_OP_fbreg +[[#]])
; CHECK-NEXT: DW_AT_name ("stored")
define void @stored(i64 %a) !dbg !10 {
  %p = alloca { i64, i64 }, align 8, !DIAssignID !20
    #dbg_assign(i1 poison, !11, !DIExpression(), !20, ptr %p, !DIExpression(), !14)
  %second = getelementptr { i64, i64 }, ptr %p, i64 0, i32 1, !dbg !14
  store i64 %a, ptr %second, align 8, !dbg !14, !DIAssignID !21
    #dbg_assign(i64 %a, !11, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !21, ptr %second, !DIExpression(), !14)
  call void @fill(ptr %p), !dbg !14
  ret void, !dbg !14
}

; CHECK: DW_AT_name ("dropped")
; CHECK: DW_TAG_variable
; CHECK-NOT: DW_AT_location (DW_OP_fbreg
; CHECK: DW_AT_name ("dropped_one")
define void @dropped(i64 %a) !dbg !30 {
  %p = alloca { i64, i64 }, align 8, !DIAssignID !22
    #dbg_assign(i1 poison, !31, !DIExpression(), !22, ptr %p, !DIExpression(), !34)
    #dbg_assign(i64 7, !31, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !23, ptr %p, !DIExpression(DW_OP_plus_uconst, 8), !34)
  call void @fill(ptr %p), !dbg !34
  ret void, !dbg !34
}

; CHECK: DW_AT_name ("elsewhere")
; CHECK: DW_TAG_variable
; CHECK-NOT: DW_AT_location (DW_OP_fbreg
; CHECK: DW_AT_name ("misplaced")
define void @elsewhere(i64 %a) !dbg !40 {
  %p = alloca i64, align 8, !DIAssignID !24
    #dbg_assign(i1 poison, !41, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !24, ptr %p, !DIExpression(), !44)
  call void @fill(ptr %p), !dbg !44
  ret void, !dbg !44
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !{!6})
!6 = !DISubrange(count: 2)
!9 = !DISubroutineType(types: !{null, !7})
!10 = distinct !DISubprogram(name: "in_memory", file: !1, line: 1, type: !9, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocalVariable(name: "stored", scope: !10, file: !1, line: 1, type: !8)
!14 = !DILocation(line: 2, column: 1, scope: !10)
!20 = distinct !DIAssignID()
!21 = distinct !DIAssignID()
!22 = distinct !DIAssignID()
!23 = distinct !DIAssignID()
!24 = distinct !DIAssignID()
!30 = distinct !DISubprogram(name: "dropped", file: !1, line: 1, type: !9, unit: !0, spFlags: DISPFlagDefinition)
!31 = !DILocalVariable(name: "dropped_one", scope: !30, file: !1, line: 1, type: !8)
!34 = !DILocation(line: 2, column: 1, scope: !30)
!40 = distinct !DISubprogram(name: "elsewhere", file: !1, line: 1, type: !9, unit: !0, spFlags: DISPFlagDefinition)
!41 = !DILocalVariable(name: "misplaced", scope: !40, file: !1, line: 1, type: !8)
!44 = !DILocation(line: 2, column: 1, scope: !40)
