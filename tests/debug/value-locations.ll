; Where variables are in optimized code: an argument in its register and, over a call, in another one; a result; and nowhere
; once nobody needs the value. What a PHI is, is known in the whole loop.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O2 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s
; RUN: llc -O2 -dwarf-version=4 -filetype=obj %s -o %t4.o
; RUN: llvm-dwarfdump-22 --verify %t4.o | FileCheck %s --check-prefix=VERIFY
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

declare void @other()

; CHECK: DW_AT_name ("calls")
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location ({{.*}}
; CHECK-NEXT: DW_OP_reg5 RDI
; CHECK-NEXT: DW_OP_reg3 RBX
; CHECK-NEXT: DW_OP_entry_value(DW_OP_reg5 RDI), DW_OP_stack_value)
; CHECK-NEXT: DW_AT_name ("a")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location ({{.*}}
; CHECK-NEXT: DW_OP_reg6 RBP)
; CHECK-NEXT: DW_AT_name ("b")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location ({{.*}}
; CHECK-NEXT: DW_OP_reg6 RBP
; CHECK-NEXT: DW_OP_reg0 RAX)
; CHECK-NEXT: DW_AT_name ("c")
define i32 @calls(i32 %a) !dbg !10 {
    #dbg_value(i32 %a, !11, !DIExpression(), !14)
  %b = mul i32 %a, 3, !dbg !14
    #dbg_value(i32 %b, !12, !DIExpression(), !14)
  call void @other(), !dbg !14
  %c = add i32 %b, %a, !dbg !14
    #dbg_value(i32 %c, !13, !DIExpression(), !14)
  call void @other(), !dbg !14
  ret i32 %c, !dbg !14
}

; CHECK: DW_AT_name ("loops")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location ({{.*}}
; CHECK-NEXT: DW_OP_lit0, DW_OP_stack_value
; CHECK-NEXT: DW_OP_reg6 RBP
; CHECK-NEXT: DW_OP_reg0 RAX)
; CHECK-NEXT: DW_AT_name ("i")
define i32 @loops(i32 %n) !dbg !20 {
entry:
    #dbg_value(i32 0, !21, !DIExpression(), !22)
  br label %loop, !dbg !22
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], !dbg !22
    #dbg_value(i32 %i, !21, !DIExpression(), !22)
  call void @other(), !dbg !22
  %next = add i32 %i, 1, !dbg !22
    #dbg_value(i32 %next, !21, !DIExpression(), !22)
  %more = icmp slt i32 %next, %n, !dbg !22
  br i1 %more, label %loop, label %exit, !dbg !22
exit:
  ret i32 %next, !dbg !22
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.c", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "calls", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !1, line: 1, type: !6)
!12 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 2, type: !6)
!13 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 3, type: !6)
!14 = !DILocation(line: 2, scope: !10)
!20 = distinct !DISubprogram(name: "loops", scope: !1, file: !1, line: 5, type: !4, scopeLine: 5, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 6, type: !6)
!22 = !DILocation(line: 6, scope: !20)
