; Floating-point and vector-predicated intrinsics with types, predicates and modes that they do not have.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

; CHECK-DAG: unsupported bits for llvm.vp.is.fpclass test mask
declare <2 x i1> @llvm.vp.is.fpclass.v2f32(<2 x float>, i32, <2 x i1>, i32)
define void @f0(ptr %p, i32 %i, float %x) {
  %v = call <2 x i1> @llvm.vp.is.fpclass.v2f32(<2 x float> poison, i32 4096, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f1(ptr %p, i32 %i, float %x) {
  %v = call half @llvm.fptrunc.round.f16.f32(float poison, metadata !10)
  ret void
}
!10 = !{}

; CHECK-DAG: unsupported rounding mode argument
define void @f2(ptr %p, i32 %i, float %x) {
  %v = call half @llvm.fptrunc.round.f16.f32(float poison, metadata !"round.dynamic")
  ret void
}

; CHECK-DAG: invalid predicate for VP FP comparison intrinsic
declare <2 x i1> @llvm.vp.fcmp.v2f32(<2 x float>, <2 x float>, metadata, <2 x i1>, i32)
define void @f3(ptr %p, i32 %i, float %x) {
  %v = call <2 x i1> @llvm.vp.fcmp.v2f32(<2 x float> poison, <2 x float> poison, metadata !"x", <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: invalid predicate for VP integer comparison intrinsic
declare <2 x i1> @llvm.vp.icmp.v2i32(<2 x i32>, <2 x i32>, metadata, <2 x i1>, i32)
define void @f4(ptr %p, i32 %i, float %x) {
  %v = call <2 x i1> @llvm.vp.icmp.v2i32(<2 x i32> poison, <2 x i32> poison, metadata !"x", <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: Intrinsic has incorrect return type!
declare float @llvm.lrint.f32.f32(float)
define void @f5(ptr %p, i32 %i, float %x) {
  %v = call float @llvm.lrint.f32.f32(float poison)
  ret void
}

; CHECK-DAG: llvm.lrint.v2i32.f32: argument and result disagree on vector use
declare <2 x i32> @llvm.lrint.v2i32.f32(float)
define void @f6(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.lrint.v2i32.f32(float poison)
  ret void
}

; CHECK-DAG: llvm.llround.v2i32.v4f32: argument must be same length as result
declare <2 x i32> @llvm.llround.v2i32.v4f32(<4 x float>)
define void @f7(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.llround.v2i32.v4f32(<4 x float> poison)
  ret void
}

; CHECK-DAG: llvm.vp.trunc intrinsic first argument and result element type must be integer
declare <2 x float> @llvm.vp.trunc.v2f32.v2i32(<2 x i32>, <2 x i1>, i32)
define void @f8(ptr %p, i32 %i, float %x) {
  %v = call <2 x float> @llvm.vp.trunc.v2f32.v2i32(<2 x i32> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.zext or llvm.vp.sext intrinsic first argument and result element type must be integer
declare <2 x float> @llvm.vp.zext.v2f32.v2i32(<2 x i32>, <2 x i1>, i32)
define void @f9(ptr %p, i32 %i, float %x) {
  %v = call <2 x float> @llvm.vp.zext.v2f32.v2i32(<2 x i32> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer
declare <2 x i32> @llvm.vp.fptoui.v2i32.v2i32(<2 x i32>, <2 x i1>, i32)
define void @f10(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vp.fptoui.v2i32.v2i32(<2 x i32> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and result element type must be floating-point
declare <2 x i32> @llvm.vp.uitofp.v2i32.v2i32(<2 x i32>, <2 x i1>, i32)
define void @f11(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vp.uitofp.v2i32.v2i32(<2 x i32> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.fptrunc intrinsic first argument and result element type must be floating-point
declare <2 x i32> @llvm.vp.fptrunc.v2i32.v2f64(<2 x double>, <2 x i1>, i32)
define void @f12(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vp.fptrunc.v2i32.v2f64(<2 x double> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.fpext intrinsic first argument and result element type must be floating-point
declare <2 x i32> @llvm.vp.fpext.v2i32.v2f32(<2 x float>, <2 x i1>, i32)
define void @f13(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vp.fpext.v2i32.v2f32(<2 x float> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.ptrtoint intrinsic first argument element type must be pointer and result element type must be integer
declare <2 x i32> @llvm.vp.ptrtoint.v2i32.v2f32(<2 x float>, <2 x i1>, i32)
define void @f14(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vp.ptrtoint.v2i32.v2f32(<2 x float> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type must be pointer
declare <2 x i32> @llvm.vp.inttoptr.v2i32.v2i32(<2 x i32>, <2 x i1>, i32)
define void @f15(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vp.inttoptr.v2i32.v2i32(<2 x i32> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: VP cast intrinsic first argument and result vector lengths must be equal
declare <4 x i16> @llvm.vp.trunc.v4i16.v2i32(<2 x i32>, <4 x i1>, i32)
define void @f16(ptr %p, i32 %i, float %x) {
  %v = call <4 x i16> @llvm.vp.trunc.v4i16.v2i32(<2 x i32> poison, <4 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the return type
declare <2 x i32> @llvm.vp.trunc.v2i32.v2i16(<2 x i16>, <2 x i1>, i32)
define void @f17(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vp.trunc.v2i32.v2i16(<2 x i16> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.zext or llvm.vp.sext intrinsic the bit size of first argument must be smaller than the bit size of the return type
declare <2 x i16> @llvm.vp.sext.v2i16.v2i32(<2 x i32>, <2 x i1>, i32)
define void @f18(ptr %p, i32 %i, float %x) {
  %v = call <2 x i16> @llvm.vp.sext.v2i16.v2i32(<2 x i32> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.fptrunc intrinsic the bit size of first argument must be larger than the bit size of the return type
declare <2 x double> @llvm.vp.fptrunc.v2f64.v2f32(<2 x float>, <2 x i1>, i32)
define void @f19(ptr %p, i32 %i, float %x) {
  %v = call <2 x double> @llvm.vp.fptrunc.v2f64.v2f32(<2 x float> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the return type
declare <2 x float> @llvm.vp.fpext.v2f32.v2f64(<2 x double>, <2 x i1>, i32)
define void @f20(ptr %p, i32 %i, float %x) {
  %v = call <2 x float> @llvm.vp.fpext.v2f32.v2f64(<2 x double> poison, <2 x i1> poison, i32 poison)
  ret void
}

; CHECK-DAG: Intrinsic does not support vectors
declare <2 x i32> @llvm.experimental.constrained.lrint.v2i32.v2f32(<2 x float>, metadata, metadata)
define void @f21(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.experimental.constrained.lrint.v2i32.v2f32(<2 x float> poison, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: invalid predicate for constrained FP comparison intrinsic
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f22(ptr %p, i32 %i, float %x) {
  %v = call i1 @llvm.experimental.constrained.fcmp.f32(float poison, float poison, metadata !"x", metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: Intrinsic has incorrect argument type!
declare i32 @llvm.experimental.constrained.fptosi.i32.i32(i32, metadata)
define void @f23(ptr %p, i32 %i, float %x) {
  %v = call i32 @llvm.experimental.constrained.fptosi.i32.i32(i32 poison, metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: Intrinsic has incorrect return type!
declare float @llvm.experimental.constrained.fptosi.f32.f32(float, metadata)
define void @f24(ptr %p, i32 %i, float %x) {
  %v = call float @llvm.experimental.constrained.fptosi.f32.f32(float poison, metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: Intrinsic first argument and result disagree on vector use
declare <2 x i32> @llvm.experimental.constrained.fptosi.v2i32.f32(float, metadata)
define void @f25(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.experimental.constrained.fptosi.v2i32.f32(float poison, metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: Intrinsic first argument and result vector lengths must be equal
declare <2 x i32> @llvm.experimental.constrained.fptosi.v2i32.v4f32(<4 x float>, metadata)
define void @f26(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.experimental.constrained.fptosi.v2i32.v4f32(<4 x float> poison, metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: Intrinsic has incorrect argument type!
declare float @llvm.experimental.constrained.sitofp.f32.f32(float, metadata, metadata)
define void @f27(ptr %p, i32 %i, float %x) {
  %v = call float @llvm.experimental.constrained.sitofp.f32.f32(float poison, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: Intrinsic has incorrect return type!
declare i32 @llvm.experimental.constrained.sitofp.i32.i32(i32, metadata, metadata)
define void @f28(ptr %p, i32 %i, float %x) {
  %v = call i32 @llvm.experimental.constrained.sitofp.i32.i32(i32 poison, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: Intrinsic has incorrect return type!
declare i32 @llvm.experimental.constrained.fptrunc.i32.f32(float, metadata, metadata)
define void @f29(ptr %p, i32 %i, float %x) {
  %v = call i32 @llvm.experimental.constrained.fptrunc.i32.f32(float poison, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: Intrinsic has incorrect argument type!
declare float @llvm.experimental.constrained.fptrunc.f32.i32(i32, metadata, metadata)
define void @f30(ptr %p, i32 %i, float %x) {
  %v = call float @llvm.experimental.constrained.fptrunc.f32.i32(i32 poison, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: Intrinsic first argument's type must be larger than result type
declare double @llvm.experimental.constrained.fptrunc.f64.f32(float, metadata, metadata)
define void @f31(ptr %p, i32 %i, float %x) {
  %v = call double @llvm.experimental.constrained.fptrunc.f64.f32(float poison, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

; CHECK-DAG: Intrinsic first argument's type must be smaller than result type
declare float @llvm.experimental.constrained.fpext.f32.f64(double, metadata)
define void @f32(ptr %p, i32 %i, float %x) {
  %v = call float @llvm.experimental.constrained.fpext.f32.f64(double poison, metadata !"fpexcept.strict")
  ret void
}
