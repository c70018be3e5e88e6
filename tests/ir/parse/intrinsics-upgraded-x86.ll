; Intrinsics of x86 that LLVM has given up become what they mean today. Masks are integers with a bit for each element; 4 is the
; rounding mode that is set.
; RUN: opt -S %s -o - | FileCheck %s
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-dis %t.bc -o - | FileCheck %s

; CHECK-LABEL: @masked_sum(
; CHECK: [[V:%.*]] = bitcast i8 %m to <8 x i1>
; CHECK: [[K:%.*]] = shufflevector <8 x i1> [[V]], <8 x i1> [[V]], <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK: %r = select <4 x i1> [[K]], <4 x float> [[S:%.*]], <4 x float> %c
define <4 x float> @masked_sum(<4 x float> %a, <4 x float> %b, <4 x float> %c, i8 %m) {
  %r = call <4 x float> @llvm.x86.avx512.mask.add.ps.128(<4 x float> %a, <4 x float> %b, <4 x float> %c, i8 %m)
  ret <4 x float> %r
}
; All elements: there is no choice.
; CHECK-LABEL: @whole_sum(
; CHECK-NEXT: %r = fadd <16 x float> %a, %b
define <16 x float> @whole_sum(<16 x float> %a, <16 x float> %b, <16 x float> %c) {
  %r = call <16 x float> @llvm.x86.avx512.mask.add.ps.512(<16 x float> %a, <16 x float> %b, <16 x float> %c, i16 -1, i32 4)
  ret <16 x float> %r
}
; CHECK-LABEL: @rounded_sum(
; CHECK-NEXT: %r = call <16 x float> @llvm.x86.avx512.add.ps.512(<16 x float> %a, <16 x float> %b, i32 9)
define <16 x float> @rounded_sum(<16 x float> %a, <16 x float> %b, <16 x float> %c) {
  %r = call <16 x float> @llvm.x86.avx512.mask.add.ps.512(<16 x float> %a, <16 x float> %b, <16 x float> %c, i16 -1, i32 9)
  ret <16 x float> %r
}
; CHECK-LABEL: @blended(
; CHECK-NEXT: %r = shufflevector <8 x i16> %a, <8 x i16> %b, <8 x i32> <i32 8, i32 1, i32 2, i32 3, i32 12, i32 5, i32 6, i32 7>
define <8 x i16> @blended(<8 x i16> %a, <8 x i16> %b) {
  %r = call <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16> %a, <8 x i16> %b, i32 17)
  ret <8 x i16> %r
}
; CHECK-LABEL: @widened(
; CHECK: %r = zext <4 x i16> {{%.*}} to <4 x i32>
define <4 x i32> @widened(<8 x i16> %a) {
  %r = call <4 x i32> @llvm.x86.sse41.pmovzxwd(<8 x i16> %a)
  ret <4 x i32> %r
}
; CHECK-LABEL: @stored(
; CHECK-NEXT: store <8 x float> %a, ptr %p, align 1
; CHECK-NEXT: ret void
define void @stored(ptr %p, <8 x float> %a) {
  call void @llvm.x86.avx.storeu.ps.256(ptr %p, <8 x float> %a)
  ret void
}
; CHECK-LABEL: @less(
; CHECK: [[L:%.*]] = icmp slt <4 x i32> %a, %b
; CHECK: shufflevector <4 x i1> {{%.*}}, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK: %r = bitcast <8 x i1> {{%.*}} to i8
define i8 @less(<4 x i32> %a, <4 x i32> %b, i8 %m) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a, <4 x i32> %b, i32 1, i8 %m)
  ret i8 %r
}
; Of a scalar, only the lowest element: the others are those of the third operand here.
; CHECK-LABEL: @fused(
; CHECK-DAG: [[A:%.*]] = extractelement <2 x double> %a, i32 0
; CHECK-DAG: [[C:%.*]] = extractelement <2 x double> %c, i32 0
; CHECK: [[N:%.*]] = fneg double [[C]]
; CHECK: call double @llvm.fma.f64(double [[A]], double {{%.*}}, double [[N]])
; CHECK: %r = insertelement <2 x double> %c, double {{%.*}}, i32 0
define <2 x double> @fused(<2 x double> %a, <2 x double> %b, <2 x double> %c, i8 %m) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsub.sd(<2 x double> %a, <2 x double> %b, <2 x double> %c, i8 %m, i32 4)
  ret <2 x double> %r
}
; The types of this one have changed.
; CHECK-LABEL: @products(
; CHECK-DAG: [[X:%.*]] = bitcast <4 x i32> %b to <16 x i8>
; CHECK-DAG: [[Y:%.*]] = bitcast <4 x i32> %c to <16 x i8>
; CHECK: %r = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %a, <16 x i8> [[X]], <16 x i8> [[Y]])
define <4 x i32> @products(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %r = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  ret <4 x i32> %r
}
; XOP's comparisons have a number or a name.
; CHECK-LABEL: @greater(
; CHECK: [[G:%.*]] = icmp ugt <2 x i64> %a, %b
; CHECK: %r = sext <2 x i1> [[G]] to <2 x i64>
define <2 x i64> @greater(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.x86.xop.vpcomgtuq(<2 x i64> %a, <2 x i64> %b)
  ret <2 x i64> %r
}
; An argument that its name does not allow: the call stays.
; CHECK-LABEL: @wrong(
; CHECK-NEXT: %r = call <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16> %a, <8 x i16> %b, i32 %n)
define <8 x i16> @wrong(<8 x i16> %a, <8 x i16> %b, i32 %n) {
  %r = call <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16> %a, <8 x i16> %b, i32 %n)
  ret <8 x i16> %r
}
declare <4 x float> @llvm.x86.avx512.mask.add.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.add.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16>, <8 x i16>, i32)
declare <4 x i32> @llvm.x86.sse41.pmovzxwd(<8 x i16>)
declare void @llvm.x86.avx.storeu.ps.256(ptr, <8 x float>)
declare i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32>, <4 x i32>, i32, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfmsub.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.x86.xop.vpcomgtuq(<2 x i64>, <2 x i64>)
