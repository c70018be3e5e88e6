; Partitions of functions, code models of variables.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i32 0, partition "p1", code_model "tiny"
@b = global i32 0, code_model "kernel"
define void @f() partition "p2" {
  ret void
}

; CHECK: @a = global i32 0, partition "p1", code_model "tiny"
; CHECK-NEXT: @b = global i32 0, code_model "kernel"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() partition "p2" {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
