; A location is written with its instruction, and not at all if it is that of the instruction before.
; RUN: llvm-as %s -o - | llvm-bcanalyzer -dump | FileCheck %s

; CHECK-NOT: <LOCATION
; CHECK: <FUNCTION_BLOCK
; CHECK: <INST_BINOP abbrevid={{[0-9]+}} op0=1 op1=1 op2=0/>
; CHECK-NEXT: <DEBUG_LOC abbrevid={{[0-9]+}} op0=3 op1=9 op2=[[SCOPE:[0-9]+]] op3=0 op4=0 op5=0 op6=0/>
; CHECK-NEXT: <INST_BINOP abbrevid={{[0-9]+}} op0=1 op1=2 op2=0/>
; CHECK-NEXT: <DEBUG_LOC_AGAIN
; CHECK-NEXT: <INST_RET
; CHECK-NEXT: <DEBUG_LOC abbrevid={{[0-9]+}} op0=4 op1=1 op2=[[SCOPE]] op3=0 op4=1 op5=0 op6=0/>
define i32 @f(i32 %x) !dbg !4 {
  %a = add i32 %x, %x, !dbg !6
  %b = add i32 %a, %x, !dbg !6
  ret i32 %b, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{null})
!6 = !DILocation(line: 3, column: 9, scope: !4)
!7 = !DILocation(line: 4, column: 1, scope: !4, isImplicitCode: true)
