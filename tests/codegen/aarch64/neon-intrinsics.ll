; Functions of arm_neon.h that are instructions: whole vectors, short ones, and results of another width.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+aes,+dotprod -O2 %s -o - | FileCheck %s
; RUN: not llc -mtriple=aarch64-linux-gnu -O2 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WITHOUT

; CHECK-LABEL: saturated:
; CHECK: sqadd v0.8h, v0.8h, v1.8h
; CHECK-NEXT: ret
define <8 x i16> @saturated(<8 x i16> %a, <8 x i16> %b) {
  %r = call <8 x i16> @llvm.aarch64.neon.sqadd.v8i16(<8 x i16> %a, <8 x i16> %b)
  ret <8 x i16> %r
}

; CHECK-LABEL: short:
; CHECK: addp v0.8b, v0.8b, v1.8b
; CHECK-NEXT: ret
define <8 x i8> @short(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.aarch64.neon.addp.v8i8(<8 x i8> %a, <8 x i8> %b)
  ret <8 x i8> %r
}

; CHECK-LABEL: wide:
; CHECK: umlal v0.8h, v1.8b, v2.8b
; CHECK-NEXT: ret
define <8 x i16> @wide(<8 x i16> %c, <8 x i8> %a, <8 x i8> %b) {
  %p = call <8 x i16> @llvm.aarch64.neon.umull.v8i16(<8 x i8> %a, <8 x i8> %b)
  %r = add <8 x i16> %c, %p
  ret <8 x i16> %r
}

; CHECK-LABEL: narrow:
; CHECK: sqrshrun v0.8b, v0.8h, #6
; CHECK-NEXT: ret
define <8 x i8> @narrow(<8 x i16> %a) {
  %r = call <8 x i8> @llvm.aarch64.neon.sqrshrun.v8i8(<8 x i16> %a, i32 6)
  ret <8 x i8> %r
}

; CHECK-LABEL: table:
; CHECK: tbl v0.8b, { v0.16b }, v1.8b
; CHECK-NEXT: ret
define <8 x i8> @table(<16 x i8> %a, <8 x i8> %n) {
  %r = call <8 x i8> @llvm.aarch64.neon.tbl1.v8i8(<16 x i8> %a, <8 x i8> %n)
  ret <8 x i8> %r
}

; CHECK-LABEL: pairs:
; CHECK: uadalp v0.4s, v1.8h
; CHECK-NEXT: ret
define <4 x i32> @pairs(<4 x i32> %c, <8 x i16> %a) {
  %p = call <4 x i32> @llvm.aarch64.neon.uaddlp.v4i32.v8i16(<8 x i16> %a)
  %r = add <4 x i32> %c, %p
  ret <4 x i32> %r
}

; CHECK-LABEL: signed_sum:
; CHECK: saddlv h{{[0-9]+}}, v0.8b
; CHECK: sxth w0
define i32 @signed_sum(<8 x i8> %a) {
  %r = call i32 @llvm.aarch64.neon.saddlv.i32.v8i8(<8 x i8> %a)
  ret i32 %r
}

; CHECK-LABEL: products:
; CHECK: udot v0.4s, v1.16b, v2.16b
; CHECK-NEXT: ret
define <4 x i32> @products(<4 x i32> %c, <16 x i8> %a, <16 x i8> %b) {
  %r = call <4 x i32> @llvm.aarch64.neon.udot.v4i32.v16i8(<4 x i32> %c, <16 x i8> %a, <16 x i8> %b)
  ret <4 x i32> %r
}

; WITHOUT: needs 'HasDotProd' (dotprod)
; WITHOUT: needs 'HasAES' (aes)
; CHECK-LABEL: round:
; CHECK: aese v0.16b, v1.16b
; CHECK-NEXT: aesmc v0.16b, v0.16b
define <16 x i8> @round(<16 x i8> %a, <16 x i8> %k) {
  %s = call <16 x i8> @llvm.aarch64.crypto.aese(<16 x i8> %a, <16 x i8> %k)
  %r = call <16 x i8> @llvm.aarch64.crypto.aesmc(<16 x i8> %s)
  ret <16 x i8> %r
}
