; What is needed when a call returns once more is on the stack, each value in a place of its own: the registers of the window
; have what they had last.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

declare i32 @_setjmp(ptr) returns_twice
declare void @may_jump(ptr)

; CHECK-LABEL: kept:
; CHECK-DAG: stx %i0, [[P:\[%fp.[0-9]+\]]]
; CHECK-DAG: stx %i1, [[N:\[%fp.[0-9]+\]]]
; CHECK: call _setjmp
; CHECK: ldx [[N]], %i0
define i64 @kept(ptr %p, i64 %n) nounwind {
  %c = call i32 @_setjmp(ptr %p) returns_twice
  %first = icmp eq i32 %c, 0
  br i1 %first, label %go, label %back
go:
  call void @may_jump(ptr %p)
  br label %back
back:
  ret i64 %n
}
