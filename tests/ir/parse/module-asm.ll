; Assembly at module level.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
module asm ".globl x"
module asm "\22quoted\22\09tab"

; CHECK: module asm ".globl x"
; CHECK-NEXT: module asm "\22quoted\22\09tab"
