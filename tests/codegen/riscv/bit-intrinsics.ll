; Intrinsics of bit manipulation are an instruction each, on numbers of a register's width.
; RUN: llc -mtriple=riscv64 -mattr=+zbb,+zbc,+zbkb,+zbkx %s -o - | FileCheck %s
declare i64 @llvm.riscv.orc.b.i64(i64)
; CHECK-LABEL: orc_b:
; CHECK: orc.b a0, a0
define i64 @orc_b(i64 %a) {
  %r = call i64 @llvm.riscv.orc.b.i64(i64 %a)
  ret i64 %r
}
declare i64 @llvm.riscv.brev8.i64(i64)
; CHECK-LABEL: brev8:
; CHECK: brev8 a0, a0
define i64 @brev8(i64 %a) {
  %r = call i64 @llvm.riscv.brev8.i64(i64 %a)
  ret i64 %r
}
declare i64 @llvm.riscv.clmul.i64(i64, i64)
; CHECK-LABEL: clmul:
; CHECK: clmul a0, a0, a1
define i64 @clmul(i64 %a, i64 %b) {
  %r = call i64 @llvm.riscv.clmul.i64(i64 %a, i64 %b)
  ret i64 %r
}
declare i64 @llvm.riscv.clmulh.i64(i64, i64)
; CHECK-LABEL: clmulh:
; CHECK: clmulh a0, a0, a1
define i64 @clmulh(i64 %a, i64 %b) {
  %r = call i64 @llvm.riscv.clmulh.i64(i64 %a, i64 %b)
  ret i64 %r
}
declare i64 @llvm.riscv.clmulr.i64(i64, i64)
; CHECK-LABEL: clmulr:
; CHECK: clmulr a0, a0, a1
define i64 @clmulr(i64 %a, i64 %b) {
  %r = call i64 @llvm.riscv.clmulr.i64(i64 %a, i64 %b)
  ret i64 %r
}
declare i64 @llvm.riscv.xperm4.i64(i64, i64)
; CHECK-LABEL: xperm4:
; CHECK: xperm4 a0, a0, a1
define i64 @xperm4(i64 %a, i64 %b) {
  %r = call i64 @llvm.riscv.xperm4.i64(i64 %a, i64 %b)
  ret i64 %r
}
declare i64 @llvm.riscv.xperm8.i64(i64, i64)
; CHECK-LABEL: xperm8:
; CHECK: xperm8 a0, a0, a1
define i64 @xperm8(i64 %a, i64 %b) {
  %r = call i64 @llvm.riscv.xperm8.i64(i64 %a, i64 %b)
  ret i64 %r
}
