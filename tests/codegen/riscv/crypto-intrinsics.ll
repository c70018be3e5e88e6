; Intrinsics of scalar cryptography are an instruction each. Numbers of 32 bits are in registers of any width with anything
; above them.
; RUN: llc -mtriple=riscv64 -mattr=+zknd,+zkne,+zknh,+zksed,+zksh %s -o - | FileCheck %s

; CHECK-LABEL: sha256:
; CHECK: sha256sig0 a0, a0
; CHECK-NEXT: sha256sum1 a0, a0
; CHECK-NOT: sext
; CHECK: ret
define i32 @sha256(i32 %a) {
  %1 = call i32 @llvm.riscv.sha256sig0(i32 %a)
  %2 = call i32 @llvm.riscv.sha256sum1(i32 %1)
  ret i32 %2
}
; CHECK-LABEL: widened:
; CHECK: sm3p0 a0, a0
; CHECK-NEXT: {{slli|zext}}
define i64 @widened(i32 %a) {
  %1 = call i32 @llvm.riscv.sm3p0(i32 %a)
  %2 = zext i32 %1 to i64
  ret i64 %2
}
; CHECK-LABEL: sm4:
; CHECK: sm4ed a0, a0, a1, 2
; CHECK-NEXT: sm4ks a0, a0, a1, 3
define signext i32 @sm4(i32 %a, i32 %b) {
  %1 = call i32 @llvm.riscv.sm4ed(i32 %a, i32 %b, i32 2)
  %2 = call i32 @llvm.riscv.sm4ks(i32 %1, i32 %b, i32 3)
  ret i32 %2
}
; CHECK-LABEL: aes:
; CHECK: aes64ks1i a0, a0, 10
; CHECK-NEXT: aes64es a0, a0, a1
; CHECK-NEXT: aes64esm a0, a0, a1
; CHECK-NEXT: aes64ds a0, a0, a1
; CHECK-NEXT: aes64dsm a0, a0, a1
; CHECK-NEXT: aes64ks2 a0, a0, a1
; CHECK-NEXT: aes64im a0, a0
; CHECK-NEXT: sha512sum0 a0, a0
define i64 @aes(i64 %a, i64 %b) {
  %1 = call i64 @llvm.riscv.aes64ks1i(i64 %a, i32 10)
  %2 = call i64 @llvm.riscv.aes64es(i64 %1, i64 %b)
  %3 = call i64 @llvm.riscv.aes64esm(i64 %2, i64 %b)
  %4 = call i64 @llvm.riscv.aes64ds(i64 %3, i64 %b)
  %5 = call i64 @llvm.riscv.aes64dsm(i64 %4, i64 %b)
  %6 = call i64 @llvm.riscv.aes64ks2(i64 %5, i64 %b)
  %7 = call i64 @llvm.riscv.aes64im(i64 %6)
  %8 = call i64 @llvm.riscv.sha512sum0(i64 %7)
  ret i64 %8
}
declare i32 @llvm.riscv.sha256sig0(i32)
declare i32 @llvm.riscv.sha256sum1(i32)
declare i32 @llvm.riscv.sm3p0(i32)
declare i32 @llvm.riscv.sm4ed(i32, i32, i32 immarg)
declare i32 @llvm.riscv.sm4ks(i32, i32, i32 immarg)
declare i64 @llvm.riscv.aes64ks1i(i64, i32 immarg)
declare i64 @llvm.riscv.aes64es(i64, i64)
declare i64 @llvm.riscv.aes64esm(i64, i64)
declare i64 @llvm.riscv.aes64ds(i64, i64)
declare i64 @llvm.riscv.aes64dsm(i64, i64)
declare i64 @llvm.riscv.aes64ks2(i64, i64)
declare i64 @llvm.riscv.aes64im(i64)
declare i64 @llvm.riscv.sha512sum0(i64)
