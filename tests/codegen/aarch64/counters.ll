; What the machine counts, where the data of the thread is, and numbers by chance are in system registers.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+perfmon,+rand %s -o - | FileCheck %s

; CHECK-LABEL: thread:
; CHECK: mrs x0, TPIDR_EL0
define ptr @thread() {
  %p = call ptr @llvm.thread.pointer.p0()
  ret ptr %p
}

; CHECK-LABEL: cycles:
; CHECK: mrs x0, PMCCNTR_EL0
define i64 @cycles() {
  %n = call i64 @llvm.readcyclecounter()
  ret i64 %n
}

; CHECK-LABEL: time:
; CHECK: mrs x0, CNTVCT_EL0
define i64 @time() {
  %n = call i64 @llvm.readsteadycounter()
  ret i64 %n
}

; The condition says whether there was no number.
; CHECK-LABEL: chance:
; CHECK: mrs [[N:x[0-9]+]], RNDR
; CHECK-NEXT: cset [[F:w[0-9]+]], eq
; CHECK: str [[N]]
define i1 @chance(ptr %p) {
  %v = call { i64, i1 } @llvm.aarch64.rndr()
  %n = extractvalue { i64, i1 } %v, 0
  store i64 %n, ptr %p
  %failed = extractvalue { i64, i1 } %v, 1
  ret i1 %failed
}
