; What is chosen from the result of an operation is that operation with a mask; a mask from an integer is one move.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512f,+avx512vl,+avx512bw,+avx512dq -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: sums_of_512:
; CHECK: kmovw %edi, %k1
; CHECK-NEXT: vaddps %zmm1, %zmm0, %zmm2 {%k1}
; CHECK-NEXT: vmovaps %zmm2, %zmm0
define <16 x float> @sums_of_512(<16 x float> %a, <16 x float> %b, <16 x float> %c, i16 %m) {
  %k = bitcast i16 %m to <16 x i1>
  %s = fadd <16 x float> %a, %b
  %r = select <16 x i1> %k, <16 x float> %s, <16 x float> %c
  ret <16 x float> %r
}
; CHECK-LABEL: sums_of_256:
; CHECK: kmovb %edi, %k1
; CHECK-NEXT: vaddps %ymm1, %ymm0, %ymm2 {%k1}
define <8 x float> @sums_of_256(<8 x float> %a, <8 x float> %b, <8 x float> %c, i8 %m) {
  %k = bitcast i8 %m to <8 x i1>
  %s = fadd <8 x float> %a, %b
  %r = select <8 x i1> %k, <8 x float> %s, <8 x float> %c
  ret <8 x float> %r
}
; CHECK-LABEL: words_of_128:
; CHECK: vpsubw %xmm1, %xmm0, %xmm2 {%k1}
define <8 x i16> @words_of_128(<8 x i16> %a, <8 x i16> %b, <8 x i16> %c, i8 %m) {
  %k = bitcast i8 %m to <8 x i1>
  %s = sub <8 x i16> %a, %b
  %r = select <8 x i1> %k, <8 x i16> %s, <8 x i16> %c
  ret <8 x i16> %r
}
; CHECK-LABEL: chosen:
; CHECK: vpblendmq %ymm0, %ymm1, %ymm0 {%k1}
define <4 x i64> @chosen(<4 x i64> %a, <4 x i64> %b, i8 %m) {
  %all = bitcast i8 %m to <8 x i1>
  %k = shufflevector <8 x i1> %all, <8 x i1> %all, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = select <4 x i1> %k, <4 x i64> %a, <4 x i64> %b
  ret <4 x i64> %r
}
; A comparison of 512 bits.
; CHECK-LABEL: where_less:
; CHECK: vpcmpltd %zmm1, %zmm0, %k1
; CHECK-NEXT: vpaddd %zmm2, %zmm0, %zmm3 {%k1}
define <16 x i32> @where_less(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, <16 x i32> %d) {
  %k = icmp slt <16 x i32> %a, %b
  %s = add <16 x i32> %a, %c
  %r = select <16 x i1> %k, <16 x i32> %s, <16 x i32> %d
  ret <16 x i32> %r
}
; Zeros where the mask has zeros.
; CHECK-LABEL: sums_or_zeros:
; CHECK: kmovw %edi, %k1
; CHECK-NEXT: vaddps %zmm1, %zmm0, %zmm0 {%k1} {z}
define <16 x float> @sums_or_zeros(<16 x float> %a, <16 x float> %b, i16 %m) {
  %k = bitcast i16 %m to <16 x i1>
  %s = fadd <16 x float> %a, %b
  %r = select <16 x i1> %k, <16 x float> %s, <16 x float> zeroinitializer
  ret <16 x float> %r
}
; CHECK-LABEL: differences_or_zeros:
; CHECK: kmovb %edi, %k1
; CHECK-NEXT: vpsubd %ymm1, %ymm0, %ymm0 {%k1} {z}
define <8 x i32> @differences_or_zeros(<8 x i32> %a, <8 x i32> %b, i8 %m) {
  %k = bitcast i8 %m to <8 x i1>
  %s = sub <8 x i32> %a, %b
  %r = select <8 x i1> %k, <8 x i32> %s, <8 x i32> zeroinitializer
  ret <8 x i32> %r
}
; CHECK-LABEL: moved_or_zeros:
; CHECK: vmovdqu8 %xmm0, %xmm0 {%k1} {z}
define <16 x i8> @moved_or_zeros(<16 x i8> %a, i16 %m) {
  %k = bitcast i16 %m to <16 x i1>
  %r = select <16 x i1> %k, <16 x i8> %a, <16 x i8> zeroinitializer
  ret <16 x i8> %r
}
