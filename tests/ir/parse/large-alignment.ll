; Alignments up to the largest.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i8 0, align 4294967296
define void @f() align 1 {
  %x = alloca i8, align 4294967296
  ret void
}

; CHECK: @a = global i8 0, align 4294967296
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() align 1 {
; CHECK-NEXT:   %x = alloca i8, align 4294967296
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
