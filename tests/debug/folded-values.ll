; A value that no register has on its own: an address is a sum with what it was computed from, a part of a number is where the
; number is, and what is counted in memory is in its slot. A number that the source has extended is extended by the expression.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O2 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

; CHECK: DW_AT_name ("parts")
; CHECK: DW_OP_plus_uconst 0x8, DW_OP_stack_value
; CHECK-NEXT: DW_AT_name ("address")
; CHECK: DW_OP_reg1 RDX
; CHECK-NEXT: DW_AT_name ("part")
; CHECK: DW_OP_constu 0xff, DW_OP_and, DW_OP_stack_value
; CHECK-NEXT: DW_AT_name ("extended")
define i32 @parts(ptr %p, ptr %q, i32 %n) !dbg !10 {
  %e = getelementptr i8, ptr %p, i64 8, !dbg !14
    #dbg_value(ptr %e, !11, !DIExpression(), !14)
  %x = load i32, ptr %e, !dbg !14
  %t = trunc i32 %n to i16, !dbg !14
    #dbg_value(i16 %t, !12, !DIExpression(), !14)
  store i16 %t, ptr %q, !dbg !14
  %c = load i8, ptr %p, !dbg !14
    #dbg_value(i8 %c, !13, !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !14)
  store i8 %c, ptr %q, !dbg !14
  ret i32 %x, !dbg !14
}

; CHECK: DW_AT_name ("counts")
; CHECK: DW_OP_fbreg
; CHECK-NEXT: DW_AT_name ("i")
define void @counts(ptr %p, i32 %n) !dbg !20 {
entry:
  br label %loop, !dbg !22
loop:
  %i = phi i32 [ 5, %entry ], [ %next, %loop ], !dbg !22
  call void asm sideeffect "", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"(), !dbg !22
  %next = add i32 %i, 1, !dbg !22
    #dbg_value(i32 %next, !21, !DIExpression(), !22)
  call void asm sideeffect "", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"(), !dbg !22
  %more = icmp slt i32 %next, %n, !dbg !22
  br i1 %more, label %loop, label %exit, !dbg !22
exit:
  ret void, !dbg !22
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!7 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DISubroutineType(types: !{null, !8})
!10 = distinct !DISubprogram(name: "parts", file: !1, line: 1, type: !9, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocalVariable(name: "address", scope: !10, file: !1, line: 1, type: !6)
!12 = !DILocalVariable(name: "part", scope: !10, file: !1, line: 1, type: !7)
!13 = !DILocalVariable(name: "extended", scope: !10, file: !1, line: 1, type: !8)
!14 = !DILocation(line: 2, column: 1, scope: !10)
!20 = distinct !DISubprogram(name: "counts", file: !1, line: 5, type: !9, unit: !0, spFlags: DISPFlagDefinition)
!21 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 5, type: !8)
!22 = !DILocation(line: 6, column: 1, scope: !20)
