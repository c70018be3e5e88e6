; Functions are aligned as the shortest instructions are.
; RUN: llc -mtriple=riscv64 < %s | FileCheck %s --check-prefix=FOUR
; RUN: llc -mtriple=riscv64 -mattr=+c < %s | FileCheck %s --check-prefix=TWO

; FOUR: .p2align 2
; FOUR-NEXT: .type f,@function
; TWO: .p2align 1
; TWO-NEXT: .type f,@function
define void @f() {
  ret void
}
