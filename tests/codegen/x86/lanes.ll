; Operations on all lanes of a vector: one instruction where there is one, a sequence of a few where there is none, and elements
; never.
; RUN: codewright llc %s -o - | FileCheck %s
; RUN: codewright llc -mattr=+sse4.2 %s -o - | FileCheck --check-prefix=SSE42 %s
; RUN: codewright llc -mattr=+avx %s -o - | FileCheck --check-prefix=AVX %s
; RUN: codewright llc -mattr=+avx2,+fma %s -o - | FileCheck --check-prefix=AVX2 %s
target triple = "x86_64-linux-gnu"

define <8 x i16> @saturated(<8 x i16> %a, <8 x i16> %b) {
; CHECK-LABEL: saturated:
; CHECK: paddsw %xmm1, %xmm0
; CHECK-NEXT: retq
  %r = call <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
  ret <8 x i16> %r
}

define <4 x i32> @greatest(<4 x i32> %a, <4 x i32> %b) {
; CHECK-LABEL: greatest:
; CHECK: pcmpgtd
; CHECK: pand
; CHECK-NOT: movd
; CHECK: retq
; SSE42-LABEL: greatest:
; SSE42: pmaxsd %xmm1, %xmm0
  %r = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

; Without AVX2 the halves are computed.
define <8 x i32> @halves(<8 x i32> %a, <8 x i32> %b) {
; AVX-LABEL: halves:
; AVX: vextractf128 $1, %ymm0
; AVX: vextractf128 $1, %ymm1
; AVX: vpaddd
; AVX: vinsertf128 $1
; AVX-NEXT: retq
; AVX2-LABEL: halves:
; AVX2: vpaddd %ymm1, %ymm0, %ymm0
  %r = add <8 x i32> %a, %b
  ret <8 x i32> %r
}

define <8 x i16> @wide(<16 x i8> %a) {
; CHECK-LABEL: wide:
; CHECK: xorps
; CHECK: punpcklbw
; CHECK-NEXT: retq
; SSE42-LABEL: wide:
; SSE42: pmovzxbw %xmm0, %xmm0
  %low = shufflevector <16 x i8> %a, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = zext <8 x i8> %low to <8 x i16>
  ret <8 x i16> %r
}

define <16 x i8> @narrow(<16 x i16> %a) {
; CHECK-LABEL: narrow:
; CHECK: pand
; CHECK: pand
; CHECK-NEXT: packuswb
; CHECK-NEXT: retq
  %r = trunc <16 x i16> %a to <16 x i8>
  ret <16 x i8> %r
}

define <16 x i8> @bytes_down(<16 x i8> %a) {
; CHECK-LABEL: bytes_down:
; CHECK: psrlw $3, %xmm0
; CHECK: pand
; CHECK-NEXT: retq
  %r = lshr <16 x i8> %a, splat (i8 3)
  ret <16 x i8> %r
}

define <4 x i32> @each_by_its_own(<4 x i32> %a, <4 x i32> %b) {
; CHECK-LABEL: each_by_its_own:
; CHECK-COUNT-4: psrld %xmm
; AVX2-LABEL: each_by_its_own:
; AVX2: vpsrlvd %xmm1, %xmm0, %xmm0
  %r = lshr <4 x i32> %a, %b
  ret <4 x i32> %r
}

define <16 x i8> @average(<16 x i8> %a, <16 x i8> %b) {
; CHECK-LABEL: average:
; CHECK: pavgb %xmm1, %xmm0
; CHECK-NEXT: retq
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add <16 x i16> %x, %y
  %t = add <16 x i16> %s, splat (i16 1)
  %u = lshr <16 x i16> %t, splat (i16 1)
  %r = trunc <16 x i16> %u to <16 x i8>
  ret <16 x i8> %r
}

define <8 x float> @fused(<8 x float> %a, <8 x float> %b, <8 x float> %c) {
; AVX2-LABEL: fused:
; AVX2: vfmadd213ps %ymm2, %ymm1, %ymm0
; AVX2-NEXT: retq
  %r = call <8 x float> @llvm.fma.v8f32(<8 x float> %a, <8 x float> %b, <8 x float> %c)
  ret <8 x float> %r
}

define <8 x float> @lesser(<8 x float> %a, <8 x float> %b, <8 x float> %c, <8 x float> %d) {
; AVX-LABEL: lesser:
; AVX: vcmpltps %ymm1, %ymm0, %ymm0
; AVX-NEXT: vblendvps %ymm0, %ymm2, %ymm3, %ymm0
  %m = fcmp olt <8 x float> %a, %b
  %r = select <8 x i1> %m, <8 x float> %c, <8 x float> %d
  ret <8 x float> %r
}

define <8 x float> @converted(<8 x i32> %a) {
; CHECK-LABEL: converted:
; CHECK-COUNT-2: cvtdq2ps
; AVX-LABEL: converted:
; AVX: vcvtdq2ps %ymm0, %ymm0
  %r = sitofp <8 x i32> %a to <8 x float>
  ret <8 x float> %r
}

define <4 x i32> @bytes_round(<4 x i32> %a) {
; SSE42-LABEL: bytes_round:
; SSE42: pshufb
; SSE42-NEXT: retq
  %r = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %a)
  ret <4 x i32> %r
}

define <8 x i16> @either_of(<8 x i16> %a, <8 x i16> %b) {
; CHECK-LABEL: either_of:
; CHECK: pand
; SSE42-LABEL: either_of:
; SSE42: pblendw $170, %xmm1, %xmm0
  %r = shufflevector <8 x i16> %a, <8 x i16> %b, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  ret <8 x i16> %r
}
