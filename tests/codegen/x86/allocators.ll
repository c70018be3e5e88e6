; The allocators that are not the usual ones compute the same; the problems of pbqp can be looked at.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -regalloc=linearscan -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -regalloc=pbqp -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -regalloc=pbqp -pbqp-dump-graphs %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=GRAPH
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -regalloc=linearscan -debug-pass=Structure %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=SCAN
; RUN: not llc -mtriple=x86_64-linux-gnu -regalloc=best %s -o - 2>&1 | FileCheck %s --check-prefix=NONE
; CHECK-LABEL: sum:
; CHECK: addq
; CHECK: retq
; GRAPH: # PBQP graphs of 'sum'
; GRAPH-NEXT: # round 0
; GRAPH: 0 (%{{[0-9]+}}): [{{.*}}] of spill {{.*}}rax
; GRAPH: 0 1: [0.0{{.*}}inf
; SCAN: Linear Scan Register Allocator
; NONE: error: '-regalloc=best' is no register allocator: use fast, basic, greedy, linearscan, pbqp
define i64 @sum(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %all, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %q
  %w = mul i64 %v, %i
  %all = add i64 %s, %w
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %all
}
