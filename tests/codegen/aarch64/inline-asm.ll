; Inline assembly: vector registers (`w`), and registers by a part of them.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s

; CHECK-LABEL: single:
; CHECK: fadd s0, s0, s0
define float @single(float %a) {
  %r = call float asm "fadd ${0:s}, ${1:s}, ${1:s}", "=w,w"(float %a)
  ret float %r
}

; Registers are written as wholes without a modifier.
; CHECK-LABEL: wholes:
; CHECK: add w0, w0, w1
; CHECK: mov x0, v0.d[0]
define i32 @wholes(i32 %a, i32 %b, double %c) {
  %r = call i32 asm "add ${0:w}, ${1:w}, ${2:w}\0Amov $0, $3.d[0]", "=r,r,r,w"(i32 %a, i32 %b, double %c)
  ret i32 %r
}

; CHECK-LABEL: vectors:
; CHECK: add v0.4s, v0.4s, v1.4s
define <4 x i32> @vectors(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> asm "add $0.4s, $1.4s, $2.4s", "=w,w,w"(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

; Half a register.
; CHECK-LABEL: short:
; CHECK: add v0.8b, v0.8b, v1.8b
; CHECK: add d0, d0, d0
define <8 x i8> @short(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> asm "add $0.8b, $1.8b, $2.8b\0Aadd ${0:d}, ${0:d}, ${0:d}", "=w,w,w"(<8 x i8> %a, <8 x i8> %b)
  ret <8 x i8> %r
}

; Of these, an instruction can name the elements of 16 bits.
; CHECK-LABEL: lower:
; CHECK: mul v0.8h, v0.8h, v{{[0-9]|1[0-5]}}.h[1]
define <8 x i16> @lower(<8 x i16> %a, <8 x i16> %b) {
  %r = call <8 x i16> asm "mul $0.8h, $1.8h, $2.h[1]", "=w,w,x"(<8 x i16> %a, <8 x i16> %b)
  ret <8 x i16> %r
}

; CHECK-LABEL: address:
; CHECK: prfm pldl1keep, [x0]
define void @address(ptr %p) {
  call void asm sideeffect "prfm pldl1keep, ${0:a}", "r"(ptr %p)
  ret void
}

; CHECK-LABEL: symbol:
; CHECK: adr x0, object
@object = external global i32
define ptr @symbol() {
  %r = call ptr asm "adr $0, $1", "=r,S"(ptr @object)
  ret ptr %r
}
