; Intrinsics on vectors of 512 bits. A mask is an integer in a general register, or a vector of truth values; `4` is the rounding
; mode that is set.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512f,+avx512bw,+avx512vbmi2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: any_function:
; CHECK: vpternlogd $150, %zmm2, %zmm1, %zmm0
define <16 x i32> @any_function(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
  %r = call <16 x i32> @llvm.x86.avx512.pternlog.d.512(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, i32 150)
  ret <16 x i32> %r
}
; CHECK-LABEL: side_by_side:
; CHECK: kmovq %rdi, %k1
; CHECK: vpcompressb %zmm0, %zmm1 {%k1}
define <64 x i8> @side_by_side(<64 x i8> %a, <64 x i8> %else, i64 %m) {
  %k = bitcast i64 %m to <64 x i1>
  %r = call <64 x i8> @llvm.x86.avx512.mask.compress.v64i8(<64 x i8> %a, <64 x i8> %else, <64 x i1> %k)
  ret <64 x i8> %r
}
; CHECK-LABEL: saturated:
; CHECK: kmovw
; CHECK: vpmovusdb %zmm0, %xmm1 {%k1}
define <16 x i8> @saturated(<16 x i32> %a, <16 x i8> %else, i16 %m) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.512(<16 x i32> %a, <16 x i8> %else, i16 %m)
  ret <16 x i8> %r
}
; CHECK-LABEL: by_numbers:
; CHECK: vpermps %zmm0, %zmm1, %zmm0
define <16 x float> @by_numbers(<16 x float> %a, <16 x i32> %n) {
  %r = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %a, <16 x i32> %n)
  ret <16 x float> %r
}
; CHECK-LABEL: as_set:
; CHECK: vsqrtpd %zmm0, %zmm0
define <8 x double> @as_set(<8 x double> %a) {
  %r = call <8 x double> @llvm.x86.avx512.sqrt.pd.512(<8 x double> %a, i32 4)
  ret <8 x double> %r
}
