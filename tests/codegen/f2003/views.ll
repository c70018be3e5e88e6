; Graphs as drawings: one file for each block and step that is asked for; everything in three forms.
; RUN: llc -march=2003f -view-misched-dags -filter-view-dags=xeu %s -o %t.s 2>&1 | FileCheck %s --check-prefix=MISCHED
; RUN: llc -march=2003f -view-isel-dags -filter-view-dags=xeu %s -o %t.s 2>%t.err
; RUN: FileCheck %s --check-prefix=NOTE < %t.err
; RUN: FileCheck %s --check-prefix=DOT < isel.pom_xeu.dot
; RUN: llc -march=2003f --dump-dags=%t.d %s -o %t.all.s
; RUN: diff %t.s %t.all.s
; RUN: FileCheck %s --check-prefix=COMBINE < %t.d/dag-combine1.pom_fasal.dot
; RUN: FileCheck %s --check-prefix=TYPES < %t.d/legalize-types.pom_fasal.dot
; RUN: FileCheck %s --check-prefix=COMBINE2 < %t.d/dag-combine2.pom_fasal.dot
; RUN: FileCheck %s --check-prefix=SCHED < %t.d/sched.pom_fasal.dot
; RUN: FileCheck %s --check-prefix=UNITS < %t.d/sunit.pom_xeu.dot
; RUN: FileCheck %s --check-prefix=CFG < %t.d/cfg.pom.dot
; RUN: FileCheck %s --check-prefix=SVG < %t.d/isel.pom_xeu.svg
; RUN: FileCheck %s --check-prefix=JSON < %t.d/misched.pom_bb.0.json

; NOTE: Writing 'isel.pom_xeu.dot'...  done. No viewer is set up
; NOTE-NOT: fasal
; DOT: digraph "isel input for pom:xeu" {
; DOT: F2003fISD::FENXEO
; COMBINE: setcc
; COMBINE: xor
; COMBINE: brcond
; TYPES: br_cc
; TYPES-SAME: setlt
; COMBINE2: F2003fISD::BR_CC
; SCHED: KRZrm
; SCHED: FIri_MALKRZx
; A call is one unit with what follows it; constants are in none.
; UNITS-NOT: label="{t{{[0-9]+}}: i32 = TargetConstant
; UNITS: INJ_FENXEOi
; UNITS-SAME: ADJCALLSTACKUP
; UNITS-SAME: CopyFromReg
; CFG: digraph "CFG for 'pom' function"
; CFG: "bb.0" -> "bb.2"
; SVG: <svg xmlns="http://www.w3.org/2000/svg"
; SVG: F2003fISD::FENXEO
; SVG: </svg>
; JSON: {"name":"misched.pom_bb.0","title":"Scheduling-Units Graph for pom:bb.0"
; JSON-SAME: "boxes":[{"id":"SU(0)"

; MISCHED: Writing 'misched.pom_bb.1.dot'
; MISCHED-NOT: Writing

define i32 @pom(i32 %n) nounwind {
fasal:
  %c = icmp sge i32 %n, 2
  br i1 %c, label %xeu, label %halt
xeu:
  %d = sub nsw i32 %n, 1
  %r1 = call i32 @pom(i32 %d)
  %e = sub nsw i32 %d, 1
  %r2 = call i32 @pom(i32 %e)
  %s = add nsw i32 %r1, %r2
  br label %halt
halt:
  %v = phi i32 [ %s, %xeu ], [ %n, %fasal ]
  ret i32 %v
}
