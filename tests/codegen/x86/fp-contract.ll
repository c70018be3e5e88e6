; What may be rounded once is one operation where the machine has it, unless -fp-contract=off; a permission to fuse what the
; module does not allow to fuse is not made use of. At every level and in functions with features of their own.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+fma %s -o - | FileCheck %s --check-prefixes=FUSED,KEPT
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+fma -fp-contract=on %s -o - | FileCheck %s --check-prefixes=FUSED,KEPT
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+fma -fp-contract=fast %s -o - | FileCheck %s --check-prefix=FUSED
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+fma -fp-contract=off %s -o - | FileCheck %s --check-prefixes=APART,KEPT
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+fma -fp-contract=off -O0 %s -o - | FileCheck %s --check-prefixes=APART,KEPT
; RUN: llc -mtriple=x86_64-linux-gnu -fp-contract=off %s -o - | FileCheck %s --check-prefix=OWN
; RUN: not llc -mtriple=x86_64-linux-gnu -fp-contract=slow %s -o - 2>&1 | FileCheck %s --check-prefix=BAD
; BAD: llc: for the --fp-contract option: Cannot find option named 'slow'!
; FUSED-LABEL: f:
; FUSED: vfmadd
; APART-LABEL: f:
; APART-NOT: vfmadd
; APART: vmulss
; APART: vaddss
; KEPT-LABEL: g:
; KEPT: vmulss
; KEPT: vaddss
; OWN-LABEL: own:
; OWN: vmulss
; OWN: vaddss
define float @f(float %a, float %b, float %c) {
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}

define float @g(float %a, float %b, float %c) {
  %p = fmul float %a, %b
  %r = fadd float %p, %c
  ret float %r
}

define float @own(float %a, float %b, float %c) "target-features"="+fma" {
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}
