; A function of the mathematical library whose result is returned is jumped to, where no instruction does the same.
; RUN: llc -mtriple=x86_64-linux-gnu -o - %s | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+sse4.1 -o - %s | FileCheck %s -check-prefix=SSE41

; CHECK-LABEL: floor:
; CHECK: jmp floorf
; SSE41-LABEL: floor:
; SSE41: roundss $9, %xmm0, %xmm0
; SSE41-NEXT: retq
define float @floor(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  ret float %r
}

; CHECK-LABEL: remainder:
; CHECK: jmp fmod
define double @remainder(double %x, double %y) {
  %r = frem double %x, %y
  ret double %r
}

; CHECK-LABEL: fused:
; CHECK: xorps
; CHECK: jmp fma
define double @fused(double %x, double %y) {
  %n = fneg double %x
  %r = call double @llvm.fma.f64(double %n, double %y, double %y)
  ret double %r
}

; What is done with the result afterwards is done here.
; CHECK-LABEL: used:
; CHECK: callq floorf
; CHECK: addss
define float @used(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  %s = fadd float %r, 1.0
  ret float %s
}

; A branch to a block that only returns.
; CHECK-LABEL: branch:
; CHECK: jne sinf
define float @branch(i1 %c, float %x) {
  br i1 %c, label %call, label %end
call:
  %r = call float @llvm.sin.f32(float %x)
  br label %end
end:
  %p = phi float [ %r, %call ], [ %x, %0 ]
  ret float %p
}

; The caller asks for calls.
; CHECK-LABEL: disabled:
; CHECK: callq floorf
define float @disabled(float %x) "disable-tail-calls"="true" {
  %r = call float @llvm.floor.f32(float %x)
  ret float %r
}

; CHECK-LABEL: nearest:
; CHECK: cvtsd2si %xmm0, %rax
; CHECK-NEXT: retq
define i64 @nearest(double %x) {
  %r = call i64 @llvm.lrint.i64.f64(double %x)
  ret i64 %r
}
