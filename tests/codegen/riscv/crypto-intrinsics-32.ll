; Intrinsics of scalar cryptography that only RV32 has, and some that both have.
; RUN: llc -mtriple=riscv32 -mattr=+zknd,+zkne,+zknh %s -o - | FileCheck %s
; CHECK-LABEL: aes:
; CHECK: aes32esi a0, a0, a1, 0
; CHECK-NEXT: aes32dsmi a0, a0, a1, 3
; CHECK-NEXT: sha512sig0l a0, a0, a1
; CHECK-NEXT: sha512sum1r a0, a0, a1
; CHECK-NEXT: sha256sig0 a0, a0
define i32 @aes(i32 %a, i32 %b) {
  %1 = call i32 @llvm.riscv.aes32esi(i32 %a, i32 %b, i32 0)
  %2 = call i32 @llvm.riscv.aes32dsmi(i32 %1, i32 %b, i32 3)
  %3 = call i32 @llvm.riscv.sha512sig0l(i32 %2, i32 %b)
  %4 = call i32 @llvm.riscv.sha512sum1r(i32 %3, i32 %b)
  %5 = call i32 @llvm.riscv.sha256sig0(i32 %4)
  ret i32 %5
}
declare i32 @llvm.riscv.aes32esi(i32, i32, i32 immarg)
declare i32 @llvm.riscv.aes32dsmi(i32, i32, i32 immarg)
declare i32 @llvm.riscv.sha512sig0l(i32, i32)
declare i32 @llvm.riscv.sha512sum1r(i32, i32)
declare i32 @llvm.riscv.sha256sig0(i32)
