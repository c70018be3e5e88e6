; Intrinsics of AVX-512 with masks and rounding modes, of all widths.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512f,+avx512vl,+avx512bw,+avx512dq,+avx512cd,+avx512vbmi2 -verify-machineinstrs %s -o - | FileCheck %s

; A mask in a general register, whose upper bits do not matter.
; CHECK-LABEL: scaled:
; CHECK: kmovw %edi, %k1
; CHECK-NEXT: vscalefps %xmm1, %xmm0, %xmm2 {%k1}
define <4 x float> @scaled(<4 x float> %a, <4 x float> %b, <4 x float> %else, i8 %m) {
  %r = call <4 x float> @llvm.x86.avx512.mask.scalef.ps.128(<4 x float> %a, <4 x float> %b, <4 x float> %else, i8 %m)
  ret <4 x float> %r
}
; All elements: no mask.
; CHECK-LABEL: all_scaled:
; CHECK: vscalefps %zmm1, %zmm0, %zmm0
; CHECK-NEXT: retq
define <16 x float> @all_scaled(<16 x float> %a, <16 x float> %b, <16 x float> %else) {
  %r = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %a, <16 x float> %b, <16 x float> %else, i16 -1, i32 4)
  ret <16 x float> %r
}
; CHECK-LABEL: scaled_upwards:
; CHECK: vscalefps {ru-sae}, %zmm1, %zmm0, %zmm2 {%k1}
define <16 x float> @scaled_upwards(<16 x float> %a, <16 x float> %b, <16 x float> %else, i16 %m) {
  %r = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %a, <16 x float> %b, <16 x float> %else, i16 %m, i32 10)
  ret <16 x float> %r
}
; CHECK-LABEL: fraction_quietly:
; CHECK: vgetmantpd $11, {sae}, %zmm0, %zmm1 {%k1}
define <8 x double> @fraction_quietly(<8 x double> %a, <8 x double> %else, i8 %m) {
  %r = call <8 x double> @llvm.x86.avx512.mask.getmant.pd.512(<8 x double> %a, i32 11, <8 x double> %else, i8 %m, i32 8)
  ret <8 x double> %r
}
; The lowest elements of a wider mask are the same integer.
; CHECK-LABEL: lowest_of_mask:
; CHECK: kmovw %edi, %k1
; CHECK-NEXT: vcmpltpd %ymm1, %ymm0, %k{{[0-7]}} {%k1}
define <4 x i1> @lowest_of_mask(<4 x double> %a, <4 x double> %b, i8 %m) {
  %all = bitcast i8 %m to <8 x i1>
  %k = shufflevector <8 x i1> %all, <8 x i1> %all, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = call <4 x i1> @llvm.x86.avx512.mask.cmp.pd.256(<4 x double> %a, <4 x double> %b, i32 1, <4 x i1> %k)
  ret <4 x i1> %r
}
; CHECK-LABEL: lowest_sum:
; CHECK: vaddss {rz-sae}, %xmm1, %xmm0, %xmm2 {%k1}
define <4 x float> @lowest_sum(<4 x float> %a, <4 x float> %b, <4 x float> %else, i8 %m) {
  %r = call <4 x float> @llvm.x86.avx512.mask.add.ss.round(<4 x float> %a, <4 x float> %b, <4 x float> %else, i8 %m, i32 11)
  ret <4 x float> %r
}
; CHECK-LABEL: rounded_number:
; CHECK: vcvtsd2usi {rd-sae}, %xmm0, %rax
define i64 @rounded_number(<2 x double> %a) {
  %r = call i64 @llvm.x86.avx512.vcvtsd2usi64(<2 x double> %a, i32 9)
  ret i64 %r
}
; CHECK-LABEL: kinds:
; CHECK: vfpclassps $129, %zmm0, %k0
; CHECK-NEXT: kmovw %k0, %eax
define i16 @kinds(<16 x float> %a) {
  %k = call <16 x i1> @llvm.x86.avx512.fpclass.ps.512(<16 x float> %a, i32 129)
  %r = bitcast <16 x i1> %k to i16
  ret i16 %r
}
; CHECK-LABEL: saturated_to_memory:
; CHECK: kmovw %esi, %k1
; CHECK-NEXT: vpmovswb %xmm0, (%rdi) {%k1}
define void @saturated_to_memory(ptr %p, <8 x i16> %a, i8 %m) {
  call void @llvm.x86.avx512.mask.pmovs.wb.mem.128(ptr %p, <8 x i16> %a, i8 %m)
  ret void
}
; CHECK-LABEL: gathered:
; CHECK: vgatherdpd (%rdi,%xmm1,8), %ymm0 {%k1}
define <4 x double> @gathered(<4 x double> %a, ptr %p, <4 x i32> %i, i8 %m) {
  %r = call <4 x double> @llvm.x86.avx512.gather3siv4.df(<4 x double> %a, ptr %p, <4 x i32> %i, i8 %m, i32 8)
  ret <4 x double> %r
}
; CHECK-LABEL: scattered:
; CHECK: vpscatterqq %zmm1, (%rdi,%zmm0,4) {%k1}
define void @scattered(ptr %p, i8 %m, <8 x i64> %i, <8 x i64> %a) {
  call void @llvm.x86.avx512.scatter.qpq.512(ptr %p, i8 %m, <8 x i64> %i, <8 x i64> %a, i32 4)
  ret void
}
; CHECK-LABEL: fixed:
; CHECK: vfixupimmps $5, %xmm2, %xmm1, %xmm0 {%k1} {z}
define <4 x float> @fixed(<4 x float> %a, <4 x float> %b, <4 x i32> %c, i8 %m) {
  %r = call <4 x float> @llvm.x86.avx512.maskz.fixupimm.ps.128(<4 x float> %a, <4 x float> %b, <4 x i32> %c, i32 5, i8 %m)
  ret <4 x float> %r
}
; CHECK-LABEL: whether_disjoint:
; CHECK: ktestw %k1, %k0
; CHECK-NEXT: sete %al
define i32 @whether_disjoint(i16 %a, i16 %b) {
  %k = bitcast i16 %a to <16 x i1>
  %l = bitcast i16 %b to <16 x i1>
  %r = call i32 @llvm.x86.avx512.ktestz.w(<16 x i1> %k, <16 x i1> %l)
  ret i32 %r
}
; CHECK-LABEL: as_numbers_down:
; CHECK: vcvtudq2ps {rd-sae}, %zmm0, %zmm0
define <16 x float> @as_numbers_down(<16 x i32> %a) {
  %r = call <16 x float> @llvm.x86.avx512.uitofp.round.v16f32.v16i32(<16 x i32> %a, i32 9)
  ret <16 x float> %r
}
