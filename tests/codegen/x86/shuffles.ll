; Elements of vectors stay in registers: taken out, put together, in another order, and shifted.
; RUN: codewright llc -O2 -regalloc=greedy %s -o - | FileCheck %s
; RUN: codewright llc -O2 -regalloc=greedy -mattr=+avx %s -o - | FileCheck --check-prefix=AVX %s
target triple = "x86_64-linux-gnu"

define double @second(<2 x double> %v) {
; CHECK-LABEL: second:
; CHECK: unpckhpd %xmm0, %xmm0
; AVX-LABEL: second:
; AVX: vunpckhpd %xmm0, %xmm0, %xmm0
  %e = extractelement <2 x double> %v, i32 1
  ret double %e
}

define i32 @third(<4 x i32> %v) {
; CHECK-LABEL: third:
; CHECK: pshufd $2, %xmm0, [[R:%xmm[0-9]+]]
; CHECK-NEXT: movd [[R]], %eax
; AVX-LABEL: third:
; AVX: vpextrd $2, %xmm0, %eax
  %e = extractelement <4 x i32> %v, i32 2
  ret i32 %e
}

define i16 @word(<8 x i16> %v) {
; CHECK-LABEL: word:
; CHECK: pextrw $3, %xmm0, %eax
  %e = extractelement <8 x i16> %v, i32 3
  ret i16 %e
}

define i8 @byte(<16 x i8> %v) {
; CHECK-LABEL: byte:
; CHECK: pextrw $3, %xmm0, [[R:%e[a-z]+]]
; CHECK-NEXT: shrl $8, [[R]]
  %e = extractelement <16 x i8> %v, i32 7
  ret i8 %e
}

define <4 x i32> @same(i32 %a) {
; CHECK-LABEL: same:
; CHECK: movd %edi, [[R:%xmm[0-9]+]]
; CHECK: pshufd $0, [[R]], %xmm0
  %i = insertelement <4 x i32> poison, i32 %a, i32 0
  %s = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
  ret <4 x i32> %s
}

define <4 x i32> @four(i32 %a, i32 %b, i32 %c, i32 %d) {
; CHECK-LABEL: four:
; CHECK: punpckldq
; CHECK: punpckldq
; CHECK: punpcklqdq
  %i = insertelement <4 x i32> poison, i32 %a, i32 0
  %j = insertelement <4 x i32> %i, i32 %b, i32 1
  %k = insertelement <4 x i32> %j, i32 %c, i32 2
  %l = insertelement <4 x i32> %k, i32 %d, i32 3
  ret <4 x i32> %l
}

define <4 x float> @turned(<4 x float> %a, <4 x float> %b) {
; CHECK-LABEL: turned:
; CHECK: shufps $27, %xmm1, %xmm0
; AVX-LABEL: turned:
; AVX: vshufps $27, %xmm1, %xmm0, %xmm0
  %s = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 3, i32 2, i32 5, i32 4>
  ret <4 x float> %s
}

define <8 x i16> @interleaved(<8 x i16> %a, <8 x i16> %b) {
; CHECK-LABEL: interleaved:
; CHECK: punpckhwd %xmm1, %xmm0
  %s = shufflevector <8 x i16> %a, <8 x i16> %b, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  ret <8 x i16> %s
}

define <4 x i32> @shifted(<4 x i32> %a) {
; CHECK-LABEL: shifted:
; CHECK: psrad $3, %xmm0
  %s = ashr <4 x i32> %a, <i32 3, i32 3, i32 3, i32 3>
  ret <4 x i32> %s
}

; Half a register is loaded and stored at once.
define void @half(ptr %p, ptr %q) {
; CHECK-LABEL: half:
; CHECK: movsd (%rdi), [[R:%xmm[0-9]+]]
; CHECK: addps
; CHECK: movsd %xmm{{[0-9]+}}, (%rsi)
  %v = load <2 x float>, ptr %p
  %w = fadd <2 x float> %v, %v
  store <2 x float> %w, ptr %q
  ret void
}
