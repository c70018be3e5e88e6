; A floating-point constant that is only stored is stored as the integer with its bits.
; RUN: llc -mtriple=x86_64 -O2 < %s | FileCheck %s
; RUN: llc -mtriple=riscv64 -mattr=+f,+d -O2 < %s | FileCheck %s --check-prefix=RISCV
; RUN: llc -mtriple=aarch64 -O2 < %s | FileCheck %s --check-prefix=ARM

; CHECK-LABEL: zero:
; CHECK: movq $0, (%rdi)
; RISCV-LABEL: zero:
; RISCV: sd zero, 0(a0)
; ARM-LABEL: zero:
; ARM: str {{xzr|x[0-9]+}}, [x0]
define void @zero(ptr %p) {
  store double 0.0, ptr %p
  ret void
}

; CHECK-LABEL: one:
; CHECK: movl $1065353216, (%rdi)
; RISCV-LABEL: one:
; RISCV: lui a1, 260096
; RISCV-NEXT: sw a1, 0(a0)
define void @one(ptr %p) {
  store float 1.0, ptr %p
  ret void
}
