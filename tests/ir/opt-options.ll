; What opt is told about reading, verifying and writing.
; RUN: opt -S -o %t.ll %s
; RUN: FileCheck %s < %t.ll
; RUN: opt -f -o %t.bc %s
; RUN: llvm-dis %t.bc -o - | FileCheck %s
; RUN: opt -verify-each -threads=2 -S %s | FileCheck %s
; RUN: opt -disable-verify -S %S/Inputs/not-dominated.ll | FileCheck %s --check-prefix=BROKEN
; RUN: not opt -S %S/Inputs/not-dominated.ll 2>&1 | FileCheck %s --check-prefix=VERIFIED
; RUN: not opt -S -DBAD %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: opt -mtriple=riscv64-linux-gnu -S %s | FileCheck %s --check-prefixes=TRIPLE,CHECK
; TRIPLE: target triple = "riscv64-linux-gnu"
; CHECK: define i32 @f()
; BROKEN: define i32 @broken()
; VERIFIED: Instruction does not dominate all uses!
; UNKNOWN: Unknown command line argument '-DBAD'
define i32 @f() {
  ret i32 0
}
