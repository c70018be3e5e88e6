; Vector, matrix and fixed-point intrinsics with types and sizes that do not fit.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

; CHECK-DAG: Intrinsic has incorrect return type!
declare i32 @llvm.get.active.lane.mask.i32.i32(i32, i32)
define void @f0(ptr %p, i32 %i, float %x) {
  %v = call i32 @llvm.get.active.lane.mask.i32.i32(i32 poison, i32 poison)
  ret void
}

; CHECK-DAG: get_active_lane_mask: element type is not i1
declare <2 x i32> @llvm.get.active.lane.mask.v2i32.i32(i32, i32)
define void @f1(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.get.active.lane.mask.v2i32.i32(i32 poison, i32 poison)
  ret void
}

; CHECK-DAG: The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
declare <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32>, <2 x i32>, i32)
define void @f2(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32> poison, <2 x i32> poison, i32 3)
  ret void
}

; CHECK-DAG: The splice index exceeds the range [0, VL] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
declare <2 x i32> @llvm.vector.splice.right.v2i32(<2 x i32>, <2 x i32>, i32)
define void @f3(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vector.splice.right.v2i32(<2 x i32> poison, <2 x i32> poison, i32 3)
  ret void
}

; CHECK-DAG: vector_insert parameters must have the same element type.
declare <4 x i32> @llvm.vector.insert.v4i32.v2i16(<4 x i32>, <2 x i16>, i64)
define void @f4(ptr %p, i32 %i, float %x) {
  %v = call <4 x i32> @llvm.vector.insert.v4i32.v2i16(<4 x i32> poison, <2 x i16> poison, i64 0)
  ret void
}

; CHECK-DAG: vector_insert index must be a constant multiple of the subvector's known minimum vector length.
declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)
define void @f5(ptr %p, i32 %i, float %x) {
  %v = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> poison, <2 x i32> poison, i64 1)
  ret void
}

; CHECK-DAG: vector_extract result must have the same element type as the input vector.
declare <2 x i32> @llvm.vector.extract.v2i32.v4i16(<4 x i16>, i64)
define void @f6(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vector.extract.v2i32.v4i16(<4 x i16> poison, i64 0)
  ret void
}

; CHECK-DAG: vector_extract index must be a constant multiple of the result type's known minimum vector length.
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
define void @f7(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> poison, i64 1)
  ret void
}

; CHECK-DAG: Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.
declare <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v3i32(<2 x i32>, <3 x i32>)
define void @f8(ptr %p, i32 %i, float %x) {
  %v = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v3i32(<2 x i32> poison, <3 x i32> poison)
  ret void
}

; CHECK-DAG: Intrinsic has incorrect argument type!
declare i1 @llvm.experimental.vector.match.i1.i32.v2i32(i32, <2 x i32>, i1)
define void @f9(ptr %p, i32 %i, float %x) {
  %v = call i1 @llvm.experimental.vector.match.i1.i32.v2i32(i32 poison, <2 x i32> poison, i1 poison)
  ret void
}

; CHECK-DAG: Intrinsic has incorrect argument type!
declare <4 x i1> @llvm.experimental.vector.match.v4i32.i32(<4 x i32>, i32, <4 x i1>)
define void @f10(ptr %p, i32 %i, float %x) {
  %v = call <4 x i1> @llvm.experimental.vector.match.v4i32.i32(<4 x i32> poison, i32 poison, <4 x i1> poison)
  ret void
}

; CHECK-DAG: Second operand must be a fixed length vector.
declare <4 x i1> @llvm.experimental.vector.match.v4i32.nxv2i32(<4 x i32>, <vscale x 2 x i32>, <4 x i1>)
define void @f11(ptr %p, i32 %i, float %x) {
  %v = call <4 x i1> @llvm.experimental.vector.match.v4i32.nxv2i32(<4 x i32> poison, <vscale x 2 x i32> poison, <4 x i1> poison)
  ret void
}

; CHECK-DAG: First operand must be a vector of integers.
declare <4 x i1> @llvm.experimental.vector.match.v4f32.v2f32(<4 x float>, <2 x float>, <4 x i1>)
define void @f12(ptr %p, i32 %i, float %x) {
  %v = call <4 x i1> @llvm.experimental.vector.match.v4f32.v2f32(<4 x float> poison, <2 x float> poison, <4 x i1> poison)
  ret void
}

; CHECK-DAG: First two operands must have the same element type.
declare <4 x i1> @llvm.experimental.vector.match.v4i32.v2i16(<4 x i32>, <2 x i16>, <4 x i1>)
define void @f13(ptr %p, i32 %i, float %x) {
  %v = call <4 x i1> @llvm.experimental.vector.match.v4i32.v2i16(<4 x i32> poison, <2 x i16> poison, <4 x i1> poison)
  ret void
}

; CHECK-DAG: Intrinsic has incorrect argument type!
declare <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32>, <2 x i32>, <2 x i1>)
define void @f14(ptr %p, i32 %i, float %x) {
  %v = call <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32> poison, <2 x i32> poison, <2 x i1> poison)
  ret void
}

; CHECK-DAG: Intrinsic has incorrect argument type!
declare <4 x i1> @llvm.experimental.vector.match.v4i16.v2i16(<4 x i16>, <2 x i16>, <4 x i8>)
define void @f15(ptr %p, i32 %i, float %x) {
  %v = call <4 x i1> @llvm.experimental.vector.match.v4i16.v2i16(<4 x i16> poison, <2 x i16> poison, <4 x i8> poison)
  ret void
}

; CHECK-DAG: Intrinsic has incorrect return type!
declare <2 x i1> @llvm.experimental.vector.match.v4i64.v2i64(<4 x i64>, <2 x i64>, <4 x i1>)
define void @f16(ptr %p, i32 %i, float %x) {
  %v = call <2 x i1> @llvm.experimental.vector.match.v4i64.v2i64(<4 x i64> poison, <2 x i64> poison, <4 x i1> poison)
  ret void
}

; CHECK-DAG: Second argument of a matrix operation does not match specified shape!
declare <4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v6i32(<4 x i32>, <6 x i32>, i32, i32, i32)
define void @f17(ptr %p, i32 %i, float %x) {
  %v = call <4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v6i32(<4 x i32> poison, <6 x i32> poison, i32 2, i32 2, i32 2)
  ret void
}

; CHECK-DAG: Result type must be an integer or floating-point type!
declare <4 x ptr> @llvm.matrix.transpose.v4p0(<4 x ptr>, i32, i32)
define void @f18(ptr %p, i32 %i, float %x) {
  %v = call <4 x ptr> @llvm.matrix.transpose.v4p0(<4 x ptr> poison, i32 2, i32 2)
  ret void
}

; CHECK-DAG: Vector element type mismatch of the result and first operand vector!
declare <4 x i32> @llvm.matrix.multiply.v4i32.v4i16.v4i32(<4 x i16>, <4 x i32>, i32, i32, i32)
define void @f19(ptr %p, i32 %i, float %x) {
  %v = call <4 x i32> @llvm.matrix.multiply.v4i32.v4i16.v4i32(<4 x i16> poison, <4 x i32> poison, i32 2, i32 2, i32 2)
  ret void
}

; CHECK-DAG: Vector element type mismatch of the result and second operand vector!
declare <4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v4i16(<4 x i32>, <4 x i16>, i32, i32, i32)
define void @f20(ptr %p, i32 %i, float %x) {
  %v = call <4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v4i16(<4 x i32> poison, <4 x i16> poison, i32 2, i32 2, i32 2)
  ret void
}

; CHECK-DAG: Result of a matrix operation does not fit in the returned vector!
declare <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32>, i32, i32)
define void @f21(ptr %p, i32 %i, float %x) {
  %v = call <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> poison, i32 2, i32 3)
  ret void
}

; CHECK-DAG: Stride must be greater or equal than the number of rows!
declare <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr, i64, i1, i32, i32)
define void @f22(ptr %p, i32 %i, float %x) {
  %v = call <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr poison, i64 1, i1 false, i32 2, i32 2)
  ret void
}

; CHECK-DAG: Intrinsic has incorrect return type!
declare float @llvm.smul.fix.f32(float, float, i32)
define void @f23(ptr %p, i32 %i, float %x) {
  %v = call float @llvm.smul.fix.f32(float poison, float poison, i32 0)
  ret void
}
