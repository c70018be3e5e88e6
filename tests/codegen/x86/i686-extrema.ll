; The larger value of two in memory, atomically: a loop of compare-and-swap; without conditional moves it has a branch.
; RUN: llc -mtriple=i686-linux-gnu -mattr=+cmov -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,CMOV
; RUN: llc -mtriple=i686-linux-gnu -mattr=-cmov -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,BRANCH

; CHECK-LABEL: largest:
; CMOV: cmov
; BRANCH-NOT: cmov
; CHECK: lock cmpxchgl
; BRANCH-NOT: cmov
; CHECK: retl
define i32 @largest(ptr %p, i32 %v) {
  %o = atomicrmw max ptr %p, i32 %v seq_cst
  ret i32 %o
}
