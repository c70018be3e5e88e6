; An object is what the assembler makes of the text, debug information included; and going on from machine IR loses no
; variable, though two are in one object.
; RUN: llc -O0 -filetype=obj %s -o %t.o
; RUN: llc -O0 %s -o %t.s
; RUN: mc -triple=x86_64-linux-gnu -filetype=obj %t.s -o %t2.o
; RUN: cmp %t.o %t2.o
; RUN: FileCheck %s < %t.s
; RUN: llc -O0 -stop-after=finalize-isel %s -o %t.mir
; RUN: FileCheck %s --check-prefix=MIR < %t.mir
; RUN: llc -O0 -start-after=finalize-isel %t.mir -o %t2.s
; RUN: cmp %t.s %t2.s
target triple = "x86_64-linux-gnu"

; CHECK: .Lfunc_begin0:
; CHECK: .Lfunc_end0:
; CHECK: .section .debug_abbrev,"",@progbits
; CHECK: .section .debug_info,"",@progbits
; CHECK: .long .Lfunc_end0-.Lfunc_begin0
; CHECK: .section .debug_str,"MS",@progbits,1
; CHECK: .Linfo_string0:
; CHECK: .section .debug_str_offsets,"",@progbits
; CHECK: .section .debug_addr,"",@progbits
; CHECK: .section .debug_line,"",@progbits
; CHECK-NEXT: .Lline_table_start0:
; MIR: stack:
; MIR: debug-info-variable: '![[LOW:[0-9]+]]'
; MIR-NEXT: debug-info-expression: '!DIExpression()', debug-info-location: '![[AT:[0-9]+]]' }
; MIR: frameVariables:
; MIR-NEXT: - { slot: '%stack.0', debug-info-variable: '![[LOW]]',
; MIR-NEXT: debug-info-expression: '!DIExpression()', debug-info-location: '![[AT]]' }
; MIR-NEXT: - { slot: '%stack.0', debug-info-variable: '!{{[0-9]+}}',
; MIR-NEXT: debug-info-expression: '!DIExpression(DW_OP_plus_uconst, 4)', debug-info-location: '![[AT]]' }
define void @f() !dbg !10 {
  %pair = alloca i64
    #dbg_declare(ptr %pair, !15, !DIExpression(), !20)
    #dbg_declare(ptr %pair, !16, !DIExpression(DW_OP_plus_uconst, 4), !20)
  store i64 0, ptr %pair, !dbg !20
  ret void, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "maker", emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.cpp", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "f", linkageName: "_Z1fv", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocalVariable(name: "low", scope: !10, file: !1, line: 1, type: !6)
!16 = !DILocalVariable(name: "high", scope: !10, file: !1, line: 1, type: !6)
!20 = !DILocation(line: 2, scope: !10)
