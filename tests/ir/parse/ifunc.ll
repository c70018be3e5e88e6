; Indirect functions.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@i = ifunc i32 (i32), ptr @r
@j = internal ifunc void (), ptr @r, partition "p"
define ptr @r() {
  ret ptr null
}

; CHECK: @i = ifunc i32 (i32), ptr @r
; CHECK-NEXT: @j = internal ifunc void (), ptr @r, partition "p"
; CHECK-EMPTY:
; CHECK-NEXT: define ptr @r() {
; CHECK-NEXT:   ret ptr null
; CHECK-NEXT: }
