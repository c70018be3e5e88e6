; Graphs and machine code on the way.
; RUN: llc -mtriple=riscv64 -debug-only=isel %s -o - 2>&1 | FileCheck %s --check-prefix=DAG
; RUN: llc -mtriple=riscv64 -regalloc=fast -print-after-all %s -o - 2>&1 | FileCheck %s --check-prefix=MIR

; DAG: Initial selection DAG: %bb.0
; DAG: SelectionDAG has {{[0-9]+}} nodes:
; DAG: t0: ch,glue = EntryToken
; DAG: i32 = add
; DAG: Type-legalized selection DAG: %bb.0
; DAG: i64 = add
; DAG: Selected selection DAG: %bb.0
; DAG: i64 = ADD{{W?}}
; DAG: ch = PseudoRET

; MIR: # *** IR Dump After Finalize ISel and expand pseudo-instructions (finalize-isel) ***:
; MIR: # Machine code for function sum: IsSSA, TracksLiveness
; MIR: Function Live Ins: $x10, $x11
; MIR: bb.0:
; MIR: %{{[0-9]+}}:gpr = COPY $x10
; MIR: PseudoRET implicit $x10
; MIR: # *** IR Dump After Fast Register Allocator (regallocfast) ***:
; MIR: $x10 = ADD{{W?}} $x10, $x11
; MIR: # End machine code for function sum.
define i32 @sum(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  ret i32 %c
}
