; An argument that is in no register any more is what it was when the function was entered; before version 4 there is no word
; for that. A parameter is there from the first instruction on.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O2 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s
; RUN: llc -O2 -dwarf-version=4 -filetype=obj %s -o %t4.o
; RUN: llvm-dwarfdump-22 --debug-info %t4.o | FileCheck %s --check-prefix=GNU
; RUN: llc -O2 -dwarf-version=3 -filetype=obj %s -o %t3.o
; RUN: llvm-dwarfdump-22 --debug-info %t3.o | FileCheck %s --check-prefix=OLD
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

declare void @other(i32)

; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location ({{.*}}
; CHECK-NEXT: [0x0000000000000000, {{.*}}): DW_OP_reg5 RDI
; CHECK-NEXT: DW_OP_entry_value(DW_OP_reg5 RDI), DW_OP_stack_value)
; CHECK-NEXT: DW_AT_name ("a")
; GNU: DW_OP_GNU_entry_value(DW_OP_reg5 RDI), DW_OP_stack_value)
; OLD: DW_AT_name ("a")
; OLD-NOT: entry_value
define void @gone(i32 %a) !dbg !10 {
    #dbg_value(i32 %a, !11, !DIExpression(), !14)
  %b = add i32 %a, 3, !dbg !14
  call void @other(i32 %b), !dbg !14
  call void @other(i32 1), !dbg !14
  ret void, !dbg !14
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DISubroutineType(types: !{null, !8})
!10 = distinct !DISubprogram(name: "gone", file: !1, line: 1, type: !9, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !1, line: 1, type: !8)
!14 = !DILocation(line: 2, column: 1, scope: !10)
