; In the medium model addresses are relative to the code, though it is not position-independent.
; RUN: llc -mtriple=riscv64 -code-model=medium %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -code-model=small %s -o - | FileCheck %s --check-prefix=SMALL
; RUN: not llc -mtriple=riscv64 -code-model=large %s -o - 2>&1 | FileCheck %s --check-prefix=LARGE
@g = external global i32

; CHECK-LABEL: f:
; CHECK: auipc a0, %pcrel_hi(g)
; SMALL-LABEL: f:
; SMALL: lui a0, %hi(g)
; LARGE: error: code model 'large' is not supported for riscv: use small or medium
define ptr @f() {
  ret ptr @g
}
