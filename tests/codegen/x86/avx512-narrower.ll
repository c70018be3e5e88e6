; What AVX512VL adds to vectors of 128 and 256 bits, where no instruction with VEX does the same.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512vl,+avx512bw,+avx512dq,+avx512cd -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: product:
; CHECK: vpmullq %ymm1, %ymm0, %ymm0
define <4 x i64> @product(<4 x i64> %a, <4 x i64> %b) {
  %r = mul <4 x i64> %a, %b
  ret <4 x i64> %r
}
; CHECK-LABEL: sign:
; CHECK: vpsraq $5, %xmm0, %xmm0
define <2 x i64> @sign(<2 x i64> %a) {
  %r = ashr <2 x i64> %a, splat (i64 5)
  ret <2 x i64> %r
}
; CHECK-LABEL: words:
; CHECK: vpsravw %ymm1, %ymm0, %ymm0
define <16 x i16> @words(<16 x i16> %a, <16 x i16> %n) {
  %r = ashr <16 x i16> %a, %n
  ret <16 x i16> %r
}
; CHECK-LABEL: turned:
; CHECK: vprolvd %xmm1, %xmm0, %xmm0
define <4 x i32> @turned(<4 x i32> %a, <4 x i32> %n) {
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i32> %n)
  ret <4 x i32> %r
}
; CHECK-LABEL: zeros:
; CHECK: vplzcntd %ymm0, %ymm0
define <8 x i32> @zeros(<8 x i32> %a) {
  %r = call <8 x i32> @llvm.ctlz.v8i32(<8 x i32> %a, i1 false)
  ret <8 x i32> %r
}
; CHECK-LABEL: unsigned:
; CHECK: vcvtudq2ps %xmm0, %xmm0
define <4 x float> @unsigned(<4 x i32> %a) {
  %r = uitofp <4 x i32> %a to <4 x float>
  ret <4 x float> %r
}
; CHECK-LABEL: narrowed:
; CHECK: vpmovwb %ymm0, %xmm0
define <16 x i8> @narrowed(<16 x i16> %a) {
  %r = trunc <16 x i16> %a to <16 x i8>
  ret <16 x i8> %r
}
; CHECK-LABEL: some_bytes:
; CHECK: vptestmb %xmm{{[0-9]+}}, %xmm{{[0-9]+}}, %k1
; CHECK: vmovdqu8 (%rdi), %xmm0 {%k1} {z}
define <16 x i8> @some_bytes(ptr %p, <16 x i8> %a, <16 x i8> %b) {
  %c = icmp sgt <16 x i8> %a, %b
  %r = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr %p, i32 1, <16 x i1> %c, <16 x i8> zeroinitializer)
  ret <16 x i8> %r
}
; A mask of an integer goes into a mask register.
; CHECK-LABEL: of_bits:
; CHECK: kmovb %edi, %k1
; CHECK-NEXT: vpblendmd %ymm0, %ymm1, %ymm0 {%k1}
define <8 x i32> @of_bits(i8 %m, <8 x i32> %a, <8 x i32> %b) "min-legal-vector-width"="0" {
  %k = bitcast i8 %m to <8 x i1>
  %r = select <8 x i1> %k, <8 x i32> %a, <8 x i32> %b
  ret <8 x i32> %r
}
