; Code that was inlined is a scope of its own, with what all instances have in common in an abstract entry; a block with
; variables is a scope, one without is none. Code in two places is a list of ranges.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O0 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s
; RUN: llc -O0 -dwarf-version=4 -filetype=obj %s -o %t4.o
; RUN: llvm-dwarfdump-22 --verify %t4.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t4.o | FileCheck %s
; RUN: llc -O0 -mtriple=riscv64 -filetype=obj %s -o %trv.o
; RUN: llvm-dwarfdump-22 --verify %trv.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %trv.o | FileCheck %s
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

; CHECK: DW_TAG_subprogram
; CHECK: DW_AT_name ("inner")
; CHECK: DW_AT_inline (DW_INL_inlined)
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_name ("x")
; CHECK: DW_TAG_subprogram
; CHECK: DW_AT_name ("outer")
; CHECK: DW_TAG_inlined_subroutine
; CHECK-NEXT: DW_AT_abstract_origin ({{.*}} "inner")
; CHECK-NEXT: DW_AT_ranges
; CHECK-NEXT: [
; CHECK-NEXT: [
; CHECK-NEXT: DW_AT_call_file ("/dir{{.}}unit.c")
; CHECK-NEXT: DW_AT_call_line (12)
; CHECK-NEXT: DW_AT_call_column (7)
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location
; CHECK-NEXT: DW_AT_abstract_origin ({{.*}} "x")
; CHECK: DW_TAG_lexical_block
; CHECK-NEXT: DW_AT_low_pc
; CHECK-NEXT: DW_AT_high_pc
; CHECK-EMPTY:
; CHECK-NEXT: DW_TAG_variable
; CHECK-NEXT: DW_AT_location
; CHECK-NEXT: DW_AT_name ("v")
; CHECK-NOT: DW_TAG_lexical_block
define void @outer() !dbg !10 {
  %x = alloca i32
  %v = alloca i32
    #dbg_declare(ptr %x, !22, !DIExpression(), !23)
    #dbg_declare(ptr %v, !24, !DIExpression(), !26)
  store volatile i32 1, ptr %x, !dbg !23
  store volatile i32 2, ptr %v, !dbg !26
  store volatile i32 3, ptr %x, !dbg !23
  store volatile i32 4, ptr %v, !dbg !29
  ret void, !dbg !27
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.c", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "outer", scope: !1, file: !1, line: 10, type: !4, scopeLine: 10, spFlags: DISPFlagDefinition, unit: !0)
!20 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !{!22})
!22 = !DILocalVariable(name: "x", arg: 1, scope: !20, file: !1, line: 1, type: !6)
!23 = !DILocation(line: 2, scope: !20, inlinedAt: !21)
!21 = distinct !DILocation(line: 12, column: 7, scope: !10)
!24 = !DILocalVariable(name: "v", scope: !25, file: !1, line: 13, type: !6)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 3)
!26 = !DILocation(line: 14, scope: !25)
!27 = !DILocation(line: 15, scope: !10)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 3)
!29 = !DILocation(line: 14, scope: !28)
