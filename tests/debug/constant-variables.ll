; A variable that is one constant wherever its scope has code has that value; its type says whether the number has a sign.
; One that is given another value, or a value in a part of its scope, has a list; one that is computed in all of it has an
; expression; one of another width or kind has nothing.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O2 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s
; RUN: llc -O2 -dwarf-version=4 -filetype=obj %s -o %t4.o
; RUN: llvm-dwarfdump-22 --verify %t4.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t4.o | FileCheck %s
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_const_value (-7)
; CHECK-NEXT: DW_AT_name ("parameter")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_const_value (255)
; CHECK-NEXT: DW_AT_name ("byte")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location ({{.*}}
; CHECK-NEXT: : DW_OP_lit1, DW_OP_stack_value
; CHECK-NEXT: : DW_OP_lit2, DW_OP_stack_value)
; CHECK: DW_AT_name ("twice")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_name ("narrow")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location (DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 0x2)
; CHECK: DW_AT_name ("part")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location (DW_OP_lit6, DW_OP_plus_uconst 0x1, DW_OP_stack_value)
; CHECK: DW_AT_name ("moved")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_name ("real")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_name ("lost")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location ({{.*}}
; CHECK-NEXT: : DW_OP_lit3, DW_OP_stack_value)
; CHECK: DW_AT_name ("late")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location ({{.*}}
; CHECK-NEXT: : DW_OP_lit9, DW_OP_stack_value)
; CHECK: DW_AT_name ("branch")
; A scope that begins after other code of the function has its constant, too.
; CHECK: DW_TAG_inlined_subroutine
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_const_value (12)
; CHECK-NEXT: DW_AT_abstract_origin ({{.*}} "inner"
define i32 @first(i1 %which) !dbg !10 {
    #dbg_value(i32 -7, !15, !DIExpression(), !20)
    #dbg_value(i8 -1, !16, !DIExpression(), !20)
    #dbg_value(i32 1, !17, !DIExpression(), !20)
    #dbg_value(i16 4, !19, !DIExpression(), !20)
    #dbg_value(i32 5, !30, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !20)
    #dbg_value(i32 6, !31, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !20)
    #dbg_value(i32 7, !32, !DIExpression(), !20)
    #dbg_value(i32 poison, !33, !DIExpression(), !20)
  call void @use(), !dbg !20
    #dbg_value(i32 2, !17, !DIExpression(), !20)
    #dbg_value(i32 3, !18, !DIExpression(), !20)
    #dbg_value(i32 12, !41, !DIExpression(), !43)
  call void @use(), !dbg !43
  br i1 %which, label %left, label %right, !dbg !20
left:
    #dbg_value(i32 9, !34, !DIExpression(), !20)
  call void @use(), !dbg !20
  ret i32 1, !dbg !20
right:
  ret i32 0, !dbg !20
}

declare void @use()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.c", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!10 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DILocalVariable(name: "parameter", arg: 1, scope: !10, file: !1, line: 1, type: !9)
!16 = !DILocalVariable(name: "byte", scope: !10, file: !1, line: 2, type: !7)
!17 = !DILocalVariable(name: "twice", scope: !10, file: !1, line: 3, type: !6)
!18 = !DILocalVariable(name: "late", scope: !10, file: !1, line: 4, type: !6)
!19 = !DILocalVariable(name: "narrow", scope: !10, file: !1, line: 5, type: !6)
!20 = !DILocation(line: 2, scope: !10)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "number", file: !1, line: 1, baseType: !6)
!30 = !DILocalVariable(name: "part", scope: !10, file: !1, line: 6, type: !6)
!31 = !DILocalVariable(name: "moved", scope: !10, file: !1, line: 7, type: !6)
!32 = !DILocalVariable(name: "real", scope: !10, file: !1, line: 8, type: !8)
!33 = !DILocalVariable(name: "lost", scope: !10, file: !1, line: 9, type: !6)
!34 = !DILocalVariable(name: "branch", scope: !10, file: !1, line: 10, type: !6)
!40 = distinct !DISubprogram(name: "helper", scope: !1, file: !1, line: 20, type: !4, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = !DILocalVariable(name: "inner", scope: !40, file: !1, line: 21, type: !6)
!42 = distinct !DILocation(line: 3, scope: !10)
!43 = !DILocation(line: 21, scope: !40, inlinedAt: !42)
