; A signed number of one bit is 0 or -1: it has no bits beside its sign.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d -target-abi=lp64d %s -o - | FileCheck %s

; CHECK-LABEL: single:
define signext i1 @single(float %x) {
  %b = call i1 @llvm.fptosi.sat.i1.f32(float %x)
  ret i1 %b
}

; CHECK-LABEL: double:
define signext i1 @double(double %x) {
  %b = call i1 @llvm.fptosi.sat.i1.f64(double %x)
  ret i1 %b
}
