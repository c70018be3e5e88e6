; Labels are entries of the scope that they are in, with the address of the code behind them; those of a function that was inlined
; have an entry that says what all instances have in common.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O0 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s
; RUN: llc -O2 -filetype=obj %s -o %t2.o
; RUN: llvm-dwarfdump-22 --verify %t2.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t2.o | FileCheck %s
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

declare void @other()

; CHECK: DW_TAG_label
; CHECK-NEXT: DW_AT_name ("again")
; CHECK-NEXT: DW_AT_decl_file
; CHECK-NEXT: DW_AT_decl_line (7)
; CHECK-NEXT: DW_AT_decl_column (2)
; CHECK-NOT: DW_AT_low_pc
; CHECK: DW_TAG_subprogram
; CHECK: DW_AT_name ("jumps")
; CHECK: DW_TAG_label
; CHECK-NEXT: DW_AT_name ("out")
; CHECK-NEXT: DW_AT_decl_file
; CHECK-NEXT: DW_AT_decl_line (4)
; CHECK-NEXT: DW_AT_low_pc (0x{{0*[1-9a-f][0-9a-f]*}})
; CHECK: DW_TAG_inlined_subroutine
; CHECK: DW_TAG_label
; CHECK-NEXT: DW_AT_abstract_origin ({{.*}} "again")
; CHECK-NEXT: DW_AT_low_pc (0x{{0*[1-9a-f][0-9a-f]*}})
define void @jumps(i1 %c) !dbg !10 {
entry:
  call void @other(), !dbg !14
  br i1 %c, label %loop, label %out, !dbg !14

loop:
    #dbg_label(!12, !15)
  call void @other(), !dbg !15
  br label %out, !dbg !14

out:
    #dbg_label(!11, !14)
  call void @other(), !dbg !14
  ret void, !dbg !14
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !DISubroutineType(types: !{null})
!10 = distinct !DISubprogram(name: "jumps", file: !1, line: 1, type: !9, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILabel(scope: !10, name: "out", file: !1, line: 4)
!12 = !DILabel(scope: !13, name: "again", file: !1, line: 7, column: 2)
!13 = distinct !DISubprogram(name: "inner", file: !1, line: 6, type: !9, unit: !0, spFlags: DISPFlagDefinition)
!14 = !DILocation(line: 2, column: 1, scope: !10)
!15 = !DILocation(line: 8, column: 1, scope: !13, inlinedAt: !14)
