; Conversions to the nearest integer: between bounds that the format holds, by comparisons with those that it does not.
; RUN: llc -mtriple=x86_64-linux-gnu -o - %s | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d,+c -target-abi=lp64d -o - %s | FileCheck %s -check-prefix=RISCV

; CHECK-LABEL: signed_byte:
; CHECK: maxss .LCPI0_1(%rip)
; CHECK-NEXT: minss .LCPI0_0(%rip)
; CHECK-NEXT: cvttss2si
; CHECK: ucomiss %xmm0, %xmm0
; CHECK-NEXT: cmovpl
; RISCV-LABEL: signed_byte:
; RISCV: fmax.s
; RISCV: fmin.s
; RISCV-NEXT: fcvt.l.s a1, fa5, rtz
; RISCV-NEXT: neg a0, a0
; RISCV-NEXT: and a0, a1, a0
define i8 @signed_byte(float %x) {
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %x)
  ret i8 %r
}

; CHECK-LABEL: unsigned_short:
; CHECK: maxsd %xmm1, %xmm0
; CHECK-NEXT: minsd
; CHECK-NEXT: cvttsd2si %xmm0, %eax
; CHECK-NEXT: retq
; RISCV-LABEL: unsigned_short:
; RISCV: fmax.d
; RISCV: fmin.d
; RISCV-NEXT: fcvt.l.d a0, fa5, rtz
; RISCV-NEXT: ret
define i16 @unsigned_short(double %x) {
  %r = call i16 @llvm.fptoui.sat.i16.f64(double %x)
  ret i16 %r
}

; CHECK-LABEL: signed_word:
; CHECK: cvttss2si %xmm0, %eax
; CHECK: ucomiss .LCPI2_0(%rip), %xmm0
; CHECK-NEXT: cmovael
; CHECK-NEXT: ucomiss %xmm0, %xmm0
; CHECK-NEXT: cmovpl
; RISCV-LABEL: signed_word:
; RISCV: fcvt.w.s a0, fa0, rtz
; RISCV-NEXT: feq.s a1, fa0, fa0
; RISCV-NEXT: neg a1, a1
; RISCV-NEXT: and a0, a0, a1
; RISCV-NEXT: ret
define i32 @signed_word(float %x) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  ret i32 %r
}

; CHECK-LABEL: unsigned_word:
; CHECK: cvttss2si %xmm0, %rcx
; CHECK-NOT: cmovp
; RISCV-LABEL: unsigned_word:
; RISCV: fcvt.wu.s a0, fa0, rtz
define i32 @unsigned_word(float %x) {
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %x)
  ret i32 %r
}

; CHECK-LABEL: signed_long:
; CHECK: cvttsd2si %xmm0, %rax
; CHECK: cmovaeq
; CHECK: cmovpq
; RISCV-LABEL: signed_long:
; RISCV: fcvt.l.d a0, fa0, rtz
define i64 @signed_long(double %x) {
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %x)
  ret i64 %r
}
