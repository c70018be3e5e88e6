; Shifts of vectors by a constant number are one instruction, if the number fits. A greater one goes through a register:
; its low bits alone would shift by something else.
; RUN: codewright llc -mtriple=x86_64 %s -o - | FileCheck %s

; CHECK-LABEL: small:
; CHECK: psllw $5, %xmm0
define <8 x i16> @small(<8 x i16> %a) {
  %r = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a, i32 5)
  ret <8 x i16> %r
}

; CHECK-LABEL: great:
; CHECK: movl $261, %[[N:[a-z]+]]
; CHECK: movd %[[N]], %[[V:xmm[0-9]+]]
; CHECK: psllw %[[V]], %xmm0
define <8 x i16> @great(<8 x i16> %a) {
  %r = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a, i32 261)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16>, i32)
