; What the steps do to single nodes: patterns that were tried, what was simplified, what was replaced. Graphs are a word of
; their own, and functions can be chosen.
; RUN: llc -march=2003f -debug-only=isel -filter-print-funcs=pom %s -o %t.shown 2>&1 | FileCheck %s --check-prefix=ISEL
; RUN: llc -march=2003f -debug-only=isel-dump %s -filetype=null 2>&1 | FileCheck %s --check-prefix=DUMP
; RUN: llc -march=2003f -debug-only=dagcombine,legalizedag %s -filetype=null 2>&1 | FileCheck %s --check-prefix=NODES
; RUN: llc -march=2003f -debug %s -filetype=null 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: llc -march=2003f %s -o %t.plain
; RUN: cmp %t.plain %t.shown

; ISEL-NOT: other
; ISEL: Optimized legalized selection DAG: %bb.0 'pom:entry'
; ISEL: ===== Instruction selection begins: %bb.0 'pom:entry'
; ISEL: ISEL: Starting selection on root node: [[N:t[0-9]+]]: i32 = add [[A:t[0-9]+]], Constant:i32<-1>
; ISEL-NEXT: ISEL: Starting pattern match
; ISEL-NEXT: {{^}}  Initial Opcode index to {{[0-9]+$}}
; ISEL-NEXT: {{^}}  Match failed at index {{[0-9]+$}}
; ISEL-NEXT: {{^}}  Continuing at {{[0-9]+$}}
; ISEL: {{^}}  Morphed node: t{{[0-9]+}}: i32 = ATAri t{{[0-9]+}}, TargetConstant:i32<-1>{{$}}
; ISEL-NEXT: ISEL: Match complete!
; ISEL: ISEL: Starting selection on root node: t0: ch,glue = EntryToken
; ISEL-NEXT: ===== Instruction selection ends: %bb.0 'pom:entry'
; ISEL: Selected selection DAG: %bb.0 'pom:entry'
; ISEL: ===== Scheduling and formation: %bb.0 'pom:entry'
; ISEL-NEXT: {{^}}  [[ARG:%[0-9]+]]:reg = KRZrm
; ISEL: {{^}}  [[R:%[0-9]+]]:reg = ATAri {{%[0-9]+}}(tied-def 0), -1
; ISEL-NEXT: {{^}}  $f0 = COPY [[R]]
; ISEL-NEXT: {{^}}  KRZ_DOSNUD
; ISEL-NOT: other

; ALL: Initial selection DAG
; ALL: Combining:
; ALL: Legalizing:
; ALL: {{I}}SEL: Starting selection

; DUMP-NOT: ISEL
; DUMP-NOT: Instruction selection
; DUMP-NOT: Scheduling
; DUMP: Selected selection DAG: %bb.0 'pom:entry'
; DUMP-NOT: ISEL

; NODES-NOT: SelectionDAG
; NODES: Combining: t{{[0-9]+}}: i32 = sub t{{[0-9]+}}, Constant:i32<1>
; NODES-NEXT: {{^}} ... into: t{{[0-9]+}}: i32 = add t{{[0-9]+}}, Constant:i32<-1>
; NODES: Legalizing: [[D:t[0-9]+: i32 = sdiv .*]]
; NODES-NEXT: {{^}} ... replacing: [[D]]
; NODES-NEXT: {{^}}     with:      t{{[0-9]+}}: i32,ch,glue = CopyFromReg
; NODES: Legalizing: t{{[0-9]+}}: i32 = add
; NODES-NEXT: Legal node: nothing to do
; NODES-NOT: SelectionDAG

define i32 @pom(i32 %n, i32 %m) {
entry:
  %e = mul i32 %n, %m
  %d = sub i32 %e, 1
  ret i32 %d
}

define i32 @other(i32 %n, i32 %m) {
  %q = sdiv i32 %n, %m
  %s = add i32 %q, %m
  ret i32 %s
}
