; Intrinsics that are computed, one function each. What is printed must be what LLVM's code prints.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d -target-abi=lp64d %s -o - | FileCheck %s
; CHECK-LABEL: main:

@line = private constant [9 x i8] c"%s %lld\0A\00"
@object = global [24 x i8] zeroinitializer
@first = private constant i8 11
@second = private constant i8 22
@table = private constant [2 x i32] [
  i32 trunc (i64 sub (i64 ptrtoint (ptr @first to i64), i64 ptrtoint (ptr @table to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr @second to i64), i64 ptrtoint (ptr @table to i64)) to i32)]
declare i32 @printf(ptr, ...)
@n0 = private constant [9 x i8] c"llvm.abs\00"
@n1 = private constant [16 x i8] c"llvm.bitreverse\00"
@n2 = private constant [16 x i8] c"llvm.bitreverse\00"
@n3 = private constant [10 x i8] c"llvm.fshr\00"
@n4 = private constant [10 x i8] c"llvm.smax\00"
@n5 = private constant [10 x i8] c"llvm.smax\00"
@n6 = private constant [10 x i8] c"llvm.smin\00"
@n7 = private constant [10 x i8] c"llvm.smin\00"
@n8 = private constant [10 x i8] c"llvm.umax\00"
@n9 = private constant [10 x i8] c"llvm.umax\00"
@n10 = private constant [10 x i8] c"llvm.umin\00"
@n11 = private constant [10 x i8] c"llvm.umin\00"
@n12 = private constant [14 x i8] c"llvm.sadd.sat\00"
@n13 = private constant [14 x i8] c"llvm.sadd.sat\00"
@n14 = private constant [14 x i8] c"llvm.ssub.sat\00"
@n15 = private constant [14 x i8] c"llvm.ssub.sat\00"
@n16 = private constant [14 x i8] c"llvm.uadd.sat\00"
@n17 = private constant [14 x i8] c"llvm.uadd.sat\00"
@n18 = private constant [14 x i8] c"llvm.usub.sat\00"
@n19 = private constant [14 x i8] c"llvm.usub.sat\00"
@n20 = private constant [14 x i8] c"llvm.sshl.sat\00"
@n21 = private constant [14 x i8] c"llvm.ushl.sat\00"
@n22 = private constant [24 x i8] c"llvm.sadd.with.overflow\00"
@n23 = private constant [24 x i8] c"llvm.ssub.with.overflow\00"
@n24 = private constant [24 x i8] c"llvm.usub.with.overflow\00"
@n25 = private constant [24 x i8] c"llvm.smul.with.overflow\00"
@n26 = private constant [24 x i8] c"llvm.umul.with.overflow\00"
@n27 = private constant [13 x i8] c"llvm.ptrmask\00"
@n28 = private constant [10 x i8] c"llvm.ceil\00"
@n29 = private constant [10 x i8] c"llvm.ceil\00"
@n30 = private constant [11 x i8] c"llvm.floor\00"
@n31 = private constant [11 x i8] c"llvm.floor\00"
@n32 = private constant [11 x i8] c"llvm.trunc\00"
@n33 = private constant [11 x i8] c"llvm.trunc\00"
@n34 = private constant [15 x i8] c"llvm.nearbyint\00"
@n35 = private constant [15 x i8] c"llvm.nearbyint\00"
@n36 = private constant [11 x i8] c"llvm.round\00"
@n37 = private constant [11 x i8] c"llvm.round\00"
@n38 = private constant [15 x i8] c"llvm.roundeven\00"
@n39 = private constant [15 x i8] c"llvm.roundeven\00"
@n40 = private constant [18 x i8] c"llvm.canonicalize\00"
@n41 = private constant [18 x i8] c"llvm.canonicalize\00"
@n42 = private constant [10 x i8] c"llvm.sqrt\00"
@n43 = private constant [10 x i8] c"llvm.acos\00"
@n44 = private constant [10 x i8] c"llvm.asin\00"
@n45 = private constant [10 x i8] c"llvm.atan\00"
@n46 = private constant [9 x i8] c"llvm.cos\00"
@n47 = private constant [10 x i8] c"llvm.cosh\00"
@n48 = private constant [9 x i8] c"llvm.exp\00"
@n49 = private constant [11 x i8] c"llvm.exp10\00"
@n50 = private constant [10 x i8] c"llvm.exp2\00"
@n51 = private constant [9 x i8] c"llvm.log\00"
@n52 = private constant [11 x i8] c"llvm.log10\00"
@n53 = private constant [10 x i8] c"llvm.log2\00"
@n54 = private constant [9 x i8] c"llvm.sin\00"
@n55 = private constant [10 x i8] c"llvm.sinh\00"
@n56 = private constant [9 x i8] c"llvm.tan\00"
@n57 = private constant [10 x i8] c"llvm.tanh\00"
@n58 = private constant [9 x i8] c"llvm.pow\00"
@n59 = private constant [11 x i8] c"llvm.atan2\00"
@n60 = private constant [13 x i8] c"llvm.maximum\00"
@n61 = private constant [13 x i8] c"llvm.minimum\00"
@n62 = private constant [16 x i8] c"llvm.minimumnum\00"
@n63 = private constant [11 x i8] c"llvm.lrint\00"
@n64 = private constant [12 x i8] c"llvm.lround\00"
@n65 = private constant [23 x i8] c"llvm.vector.reduce.add\00"
@n66 = private constant [23 x i8] c"llvm.vector.reduce.add\00"
@n67 = private constant [23 x i8] c"llvm.vector.reduce.and\00"
@n68 = private constant [23 x i8] c"llvm.vector.reduce.and\00"
@n69 = private constant [23 x i8] c"llvm.vector.reduce.mul\00"
@n70 = private constant [23 x i8] c"llvm.vector.reduce.mul\00"
@n71 = private constant [22 x i8] c"llvm.vector.reduce.or\00"
@n72 = private constant [22 x i8] c"llvm.vector.reduce.or\00"
@n73 = private constant [24 x i8] c"llvm.vector.reduce.smax\00"
@n74 = private constant [24 x i8] c"llvm.vector.reduce.smax\00"
@n75 = private constant [24 x i8] c"llvm.vector.reduce.smin\00"
@n76 = private constant [24 x i8] c"llvm.vector.reduce.smin\00"
@n77 = private constant [24 x i8] c"llvm.vector.reduce.umax\00"
@n78 = private constant [24 x i8] c"llvm.vector.reduce.umax\00"
@n79 = private constant [24 x i8] c"llvm.vector.reduce.umin\00"
@n80 = private constant [24 x i8] c"llvm.vector.reduce.umin\00"
@n81 = private constant [23 x i8] c"llvm.vector.reduce.xor\00"
@n82 = private constant [23 x i8] c"llvm.vector.reduce.xor\00"
@n83 = private constant [24 x i8] c"llvm.vector.reduce.fmax\00"
@n84 = private constant [24 x i8] c"llvm.vector.reduce.fmin\00"
@n85 = private constant [28 x i8] c"llvm.vector.reduce.fmaximum\00"
@n86 = private constant [28 x i8] c"llvm.vector.reduce.fminimum\00"
@n87 = private constant [24 x i8] c"llvm.vector.reduce.fadd\00"
@n88 = private constant [24 x i8] c"llvm.vector.reduce.fmul\00"
@n89 = private constant [13 x i8] c"llvm.vp.sqrt\00"
@n90 = private constant [15 x i8] c"llvm.vp.maxnum\00"
@n91 = private constant [15 x i8] c"llvm.vp.minnum\00"
@n92 = private constant [16 x i8] c"llvm.vp.fptrunc\00"
@n93 = private constant [20 x i8] c"llvm.vp.reduce.fmax\00"
@n94 = private constant [20 x i8] c"llvm.vp.reduce.fmin\00"
@n95 = private constant [24 x i8] c"llvm.vp.reduce.fmaximum\00"
@n96 = private constant [24 x i8] c"llvm.vp.reduce.fminimum\00"
@n97 = private constant [20 x i8] c"llvm.vp.reduce.fadd\00"
@n98 = private constant [20 x i8] c"llvm.vp.reduce.fmul\00"
@n99 = private constant [15 x i8] c"llvm.vp.select\00"
@n100 = private constant [19 x i8] c"llvm.load.relative\00"
@n101 = private constant [12 x i8] c"llvm.expect\00"
@n102 = private constant [22 x i8] c"llvm.arithmetic.fence\00"
@n103 = private constant [13 x i8] c"llvm.va_copy\00"
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i64 @llvm.bitreverse.i64(i64)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i8 @llvm.smax.i8(i8, i8)
declare i32 @llvm.smin.i32(i32, i32)
declare i8 @llvm.smin.i8(i8, i8)
declare i32 @llvm.umax.i32(i32, i32)
declare i8 @llvm.umax.i8(i8, i8)
declare i32 @llvm.umin.i32(i32, i32)
declare i8 @llvm.umin.i8(i8, i8)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i32 @llvm.sshl.sat.i32(i32, i32)
declare i32 @llvm.ushl.sat.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare double @llvm.ceil.f64(double)
declare float @llvm.ceil.f32(float)
declare double @llvm.floor.f64(double)
declare float @llvm.floor.f32(float)
declare double @llvm.trunc.f64(double)
declare float @llvm.trunc.f32(float)
declare double @llvm.nearbyint.f64(double)
declare float @llvm.nearbyint.f32(float)
declare double @llvm.round.f64(double)
declare float @llvm.round.f32(float)
declare double @llvm.roundeven.f64(double)
declare float @llvm.roundeven.f32(float)
declare double @llvm.canonicalize.f64(double)
declare float @llvm.canonicalize.f32(float)
declare double @llvm.sqrt.f64(double)
declare double @llvm.acos.f64(double)
declare double @llvm.asin.f64(double)
declare double @llvm.atan.f64(double)
declare double @llvm.cos.f64(double)
declare double @llvm.cosh.f64(double)
declare double @llvm.exp.f64(double)
declare double @llvm.exp10.f64(double)
declare double @llvm.exp2.f64(double)
declare double @llvm.log.f64(double)
declare double @llvm.log10.f64(double)
declare double @llvm.log2.f64(double)
declare double @llvm.sin.f64(double)
declare double @llvm.sinh.f64(double)
declare double @llvm.tan.f64(double)
declare double @llvm.tanh.f64(double)
declare double @llvm.pow.f64(double, double)
declare double @llvm.atan2.f64(double, double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.minimumnum.f64(double, double)
declare i64 @llvm.lrint.i64.f64(double)
declare i64 @llvm.lround.i64.f64(double)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
declare i8 @llvm.vector.reduce.add.v4i8(<4 x i8>)
declare i32 @llvm.vector.reduce.and.v8i32(<8 x i32>)
declare i8 @llvm.vector.reduce.and.v4i8(<4 x i8>)
declare i32 @llvm.vector.reduce.mul.v8i32(<8 x i32>)
declare i8 @llvm.vector.reduce.mul.v4i8(<4 x i8>)
declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>)
declare i8 @llvm.vector.reduce.or.v4i8(<4 x i8>)
declare i32 @llvm.vector.reduce.smax.v8i32(<8 x i32>)
declare i8 @llvm.vector.reduce.smax.v4i8(<4 x i8>)
declare i32 @llvm.vector.reduce.smin.v8i32(<8 x i32>)
declare i8 @llvm.vector.reduce.smin.v4i8(<4 x i8>)
declare i32 @llvm.vector.reduce.umax.v8i32(<8 x i32>)
declare i8 @llvm.vector.reduce.umax.v4i8(<4 x i8>)
declare i32 @llvm.vector.reduce.umin.v8i32(<8 x i32>)
declare i8 @llvm.vector.reduce.umin.v4i8(<4 x i8>)
declare i32 @llvm.vector.reduce.xor.v8i32(<8 x i32>)
declare i8 @llvm.vector.reduce.xor.v4i8(<4 x i8>)
declare double @llvm.vector.reduce.fmax.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fmin.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fmaximum.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fminimum.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fmul.v4f64(double, <4 x double>)
declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v4i32.v16i32(<4 x i32>, <16 x i32>)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare <4 x double> @llvm.vp.ceil.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.floor.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.nearbyint.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.rint.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.round.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.roundeven.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.roundtozero.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.sqrt.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.copysign.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.maximum.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.maxnum.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.minimum.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.minnum.v4f64(<4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x i64> @llvm.vp.lrint.v4i64.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x i64> @llvm.vp.llrint.v4i64.v4f64(<4 x double>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fmax.v4f64(double, <4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fmin.v4f64(double, <4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fmaximum.v4f64(double, <4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fminimum.v4f64(double, <4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fadd.v4f64(double, <4 x double>, <4 x i1>, i32)
declare double @llvm.vp.reduce.fmul.v4f64(double, <4 x double>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.select.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare ptr @llvm.load.relative.i64(ptr, i64)
declare i64 @llvm.expect.i64(i64, i64)
declare double @llvm.arithmetic.fence.f64(double)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)

define void @say(ptr %name, i64 %number) noinline {
  call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %number)
  ret void
}

; The variable arguments, the first of them from a copy of the list as well.
define i64 @twice(i64 %n, ...) noinline {
  %list = alloca [32 x i8], align 8
  %copy = alloca [32 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  %a = va_arg ptr %list, i64
  %b = va_arg ptr %list, i64
  %c = va_arg ptr %copy, i64
  call void @llvm.va_end.p0(ptr %list)
  call void @llvm.va_end.p0(ptr %copy)
  %ab = shl i64 %a, %b
  %r = add i64 %ab, %c
  ret i64 %r
}

define i32 @f0(i32 %a0) noinline {
  %r = call i32 @llvm.abs.i32(i32 %a0, i1 false)
  ret i32 %r
}

define i32 @f1(i32 %a0) noinline {
  %r = call i32 @llvm.bitreverse.i32(i32 %a0)
  ret i32 %r
}

define i64 @f2(i64 %a0) noinline {
  %r = call i64 @llvm.bitreverse.i64(i64 %a0)
  ret i64 %r
}

define i32 @f3(i32 %a0, i32 %a1, i32 %a2) noinline {
  %r = call i32 @llvm.fshr.i32(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i32 @f4(i32 %a0, i32 %a1) noinline {
  %r = call i32 @llvm.smax.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define i8 @f5(i8 %a0, i8 %a1) noinline {
  %r = call i8 @llvm.smax.i8(i8 %a0, i8 %a1)
  ret i8 %r
}

define i32 @f6(i32 %a0, i32 %a1) noinline {
  %r = call i32 @llvm.smin.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define i8 @f7(i8 %a0, i8 %a1) noinline {
  %r = call i8 @llvm.smin.i8(i8 %a0, i8 %a1)
  ret i8 %r
}

define i32 @f8(i32 %a0, i32 %a1) noinline {
  %r = call i32 @llvm.umax.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define i8 @f9(i8 %a0, i8 %a1) noinline {
  %r = call i8 @llvm.umax.i8(i8 %a0, i8 %a1)
  ret i8 %r
}

define i32 @f10(i32 %a0, i32 %a1) noinline {
  %r = call i32 @llvm.umin.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define i8 @f11(i8 %a0, i8 %a1) noinline {
  %r = call i8 @llvm.umin.i8(i8 %a0, i8 %a1)
  ret i8 %r
}

define i32 @f12(i32 %a0, i32 %a1) noinline {
  %r = call i32 @llvm.sadd.sat.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define i8 @f13(i8 %a0, i8 %a1) noinline {
  %r = call i8 @llvm.sadd.sat.i8(i8 %a0, i8 %a1)
  ret i8 %r
}

define i32 @f14(i32 %a0, i32 %a1) noinline {
  %r = call i32 @llvm.ssub.sat.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define i8 @f15(i8 %a0, i8 %a1) noinline {
  %r = call i8 @llvm.ssub.sat.i8(i8 %a0, i8 %a1)
  ret i8 %r
}

define i32 @f16(i32 %a0, i32 %a1) noinline {
  %r = call i32 @llvm.uadd.sat.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define i8 @f17(i8 %a0, i8 %a1) noinline {
  %r = call i8 @llvm.uadd.sat.i8(i8 %a0, i8 %a1)
  ret i8 %r
}

define i32 @f18(i32 %a0, i32 %a1) noinline {
  %r = call i32 @llvm.usub.sat.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define i8 @f19(i8 %a0, i8 %a1) noinline {
  %r = call i8 @llvm.usub.sat.i8(i8 %a0, i8 %a1)
  ret i8 %r
}

define i32 @f20(i32 %a0, i32 %a1) noinline {
  %r = call i32 @llvm.sshl.sat.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define i32 @f21(i32 %a0, i32 %a1) noinline {
  %r = call i32 @llvm.ushl.sat.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

define { i32, i1 } @f22(i32 %a0, i32 %a1) noinline {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a0, i32 %a1)
  ret { i32, i1 } %r
}

define { i32, i1 } @f23(i32 %a0, i32 %a1) noinline {
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a0, i32 %a1)
  ret { i32, i1 } %r
}

define { i32, i1 } @f24(i32 %a0, i32 %a1) noinline {
  %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a0, i32 %a1)
  ret { i32, i1 } %r
}

define { i32, i1 } @f25(i32 %a0, i32 %a1) noinline {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a0, i32 %a1)
  ret { i32, i1 } %r
}

define { i32, i1 } @f26(i32 %a0, i32 %a1) noinline {
  %r = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a0, i32 %a1)
  ret { i32, i1 } %r
}

define ptr @f27(ptr %a0, i64 %a1) noinline {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %a0, i64 %a1)
  ret ptr %r
}

define double @f28(double %a0) noinline {
  %r = call double @llvm.ceil.f64(double %a0)
  ret double %r
}

define float @f29(float %a0) noinline {
  %r = call float @llvm.ceil.f32(float %a0)
  ret float %r
}

define double @f30(double %a0) noinline {
  %r = call double @llvm.floor.f64(double %a0)
  ret double %r
}

define float @f31(float %a0) noinline {
  %r = call float @llvm.floor.f32(float %a0)
  ret float %r
}

define double @f32(double %a0) noinline {
  %r = call double @llvm.trunc.f64(double %a0)
  ret double %r
}

define float @f33(float %a0) noinline {
  %r = call float @llvm.trunc.f32(float %a0)
  ret float %r
}

define double @f34(double %a0) noinline {
  %r = call double @llvm.nearbyint.f64(double %a0)
  ret double %r
}

define float @f35(float %a0) noinline {
  %r = call float @llvm.nearbyint.f32(float %a0)
  ret float %r
}

define double @f36(double %a0) noinline {
  %r = call double @llvm.round.f64(double %a0)
  ret double %r
}

define float @f37(float %a0) noinline {
  %r = call float @llvm.round.f32(float %a0)
  ret float %r
}

define double @f38(double %a0) noinline {
  %r = call double @llvm.roundeven.f64(double %a0)
  ret double %r
}

define float @f39(float %a0) noinline {
  %r = call float @llvm.roundeven.f32(float %a0)
  ret float %r
}

define double @f40(double %a0) noinline {
  %r = call double @llvm.canonicalize.f64(double %a0)
  ret double %r
}

define float @f41(float %a0) noinline {
  %r = call float @llvm.canonicalize.f32(float %a0)
  ret float %r
}

define double @f42(double %a0) noinline {
  %r = call double @llvm.sqrt.f64(double %a0)
  ret double %r
}

define double @f43(double %a0) noinline {
  %r = call double @llvm.acos.f64(double %a0)
  ret double %r
}

define double @f44(double %a0) noinline {
  %r = call double @llvm.asin.f64(double %a0)
  ret double %r
}

define double @f45(double %a0) noinline {
  %r = call double @llvm.atan.f64(double %a0)
  ret double %r
}

define double @f46(double %a0) noinline {
  %r = call double @llvm.cos.f64(double %a0)
  ret double %r
}

define double @f47(double %a0) noinline {
  %r = call double @llvm.cosh.f64(double %a0)
  ret double %r
}

define double @f48(double %a0) noinline {
  %r = call double @llvm.exp.f64(double %a0)
  ret double %r
}

define double @f49(double %a0) noinline {
  %r = call double @llvm.exp10.f64(double %a0)
  ret double %r
}

define double @f50(double %a0) noinline {
  %r = call double @llvm.exp2.f64(double %a0)
  ret double %r
}

define double @f51(double %a0) noinline {
  %r = call double @llvm.log.f64(double %a0)
  ret double %r
}

define double @f52(double %a0) noinline {
  %r = call double @llvm.log10.f64(double %a0)
  ret double %r
}

define double @f53(double %a0) noinline {
  %r = call double @llvm.log2.f64(double %a0)
  ret double %r
}

define double @f54(double %a0) noinline {
  %r = call double @llvm.sin.f64(double %a0)
  ret double %r
}

define double @f55(double %a0) noinline {
  %r = call double @llvm.sinh.f64(double %a0)
  ret double %r
}

define double @f56(double %a0) noinline {
  %r = call double @llvm.tan.f64(double %a0)
  ret double %r
}

define double @f57(double %a0) noinline {
  %r = call double @llvm.tanh.f64(double %a0)
  ret double %r
}

define double @f58(double %a0, double %a1) noinline {
  %r = call double @llvm.pow.f64(double %a0, double %a1)
  ret double %r
}

define double @f59(double %a0, double %a1) noinline {
  %r = call double @llvm.atan2.f64(double %a0, double %a1)
  ret double %r
}

define double @f60(double %a0, double %a1) noinline {
  %r = call double @llvm.maximum.f64(double %a0, double %a1)
  ret double %r
}

define double @f61(double %a0, double %a1) noinline {
  %r = call double @llvm.minimum.f64(double %a0, double %a1)
  ret double %r
}

define double @f62(double %a0, double %a1) noinline {
  %r = call double @llvm.minimumnum.f64(double %a0, double %a1)
  ret double %r
}

define i64 @f63(double %a0) noinline {
  %r = call i64 @llvm.lrint.i64.f64(double %a0)
  ret i64 %r
}

define i64 @f64(double %a0) noinline {
  %r = call i64 @llvm.lround.i64.f64(double %a0)
  ret i64 %r
}

define i32 @f65(<8 x i32> %a0) noinline {
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %a0)
  ret i32 %r
}

define i8 @f66(<4 x i8> %a0) noinline {
  %r = call i8 @llvm.vector.reduce.add.v4i8(<4 x i8> %a0)
  ret i8 %r
}

define i32 @f67(<8 x i32> %a0) noinline {
  %r = call i32 @llvm.vector.reduce.and.v8i32(<8 x i32> %a0)
  ret i32 %r
}

define i8 @f68(<4 x i8> %a0) noinline {
  %r = call i8 @llvm.vector.reduce.and.v4i8(<4 x i8> %a0)
  ret i8 %r
}

define i32 @f69(<8 x i32> %a0) noinline {
  %r = call i32 @llvm.vector.reduce.mul.v8i32(<8 x i32> %a0)
  ret i32 %r
}

define i8 @f70(<4 x i8> %a0) noinline {
  %r = call i8 @llvm.vector.reduce.mul.v4i8(<4 x i8> %a0)
  ret i8 %r
}

define i32 @f71(<8 x i32> %a0) noinline {
  %r = call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %a0)
  ret i32 %r
}

define i8 @f72(<4 x i8> %a0) noinline {
  %r = call i8 @llvm.vector.reduce.or.v4i8(<4 x i8> %a0)
  ret i8 %r
}

define i32 @f73(<8 x i32> %a0) noinline {
  %r = call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %a0)
  ret i32 %r
}

define i8 @f74(<4 x i8> %a0) noinline {
  %r = call i8 @llvm.vector.reduce.smax.v4i8(<4 x i8> %a0)
  ret i8 %r
}

define i32 @f75(<8 x i32> %a0) noinline {
  %r = call i32 @llvm.vector.reduce.smin.v8i32(<8 x i32> %a0)
  ret i32 %r
}

define i8 @f76(<4 x i8> %a0) noinline {
  %r = call i8 @llvm.vector.reduce.smin.v4i8(<4 x i8> %a0)
  ret i8 %r
}

define i32 @f77(<8 x i32> %a0) noinline {
  %r = call i32 @llvm.vector.reduce.umax.v8i32(<8 x i32> %a0)
  ret i32 %r
}

define i8 @f78(<4 x i8> %a0) noinline {
  %r = call i8 @llvm.vector.reduce.umax.v4i8(<4 x i8> %a0)
  ret i8 %r
}

define i32 @f79(<8 x i32> %a0) noinline {
  %r = call i32 @llvm.vector.reduce.umin.v8i32(<8 x i32> %a0)
  ret i32 %r
}

define i8 @f80(<4 x i8> %a0) noinline {
  %r = call i8 @llvm.vector.reduce.umin.v4i8(<4 x i8> %a0)
  ret i8 %r
}

define i32 @f81(<8 x i32> %a0) noinline {
  %r = call i32 @llvm.vector.reduce.xor.v8i32(<8 x i32> %a0)
  ret i32 %r
}

define i8 @f82(<4 x i8> %a0) noinline {
  %r = call i8 @llvm.vector.reduce.xor.v4i8(<4 x i8> %a0)
  ret i8 %r
}

define double @f83(<4 x double> %a0) noinline {
  %r = call double @llvm.vector.reduce.fmax.v4f64(<4 x double> %a0)
  ret double %r
}

define double @f84(<4 x double> %a0) noinline {
  %r = call double @llvm.vector.reduce.fmin.v4f64(<4 x double> %a0)
  ret double %r
}

define double @f85(<4 x double> %a0) noinline {
  %r = call double @llvm.vector.reduce.fmaximum.v4f64(<4 x double> %a0)
  ret double %r
}

define double @f86(<4 x double> %a0) noinline {
  %r = call double @llvm.vector.reduce.fminimum.v4f64(<4 x double> %a0)
  ret double %r
}

define double @f87(double %a0, <4 x double> %a1) noinline {
  %r = call double @llvm.vector.reduce.fadd.v4f64(double %a0, <4 x double> %a1)
  ret double %r
}

define double @f88(double %a0, <4 x double> %a1) noinline {
  %r = call double @llvm.vector.reduce.fmul.v4f64(double %a0, <4 x double> %a1)
  ret double %r
}

define <4 x double> @f89(<4 x double> %a0) noinline {
  %v = call <4 x double> @llvm.vp.sqrt.v4f64(<4 x double> %a0, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  %r = select <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x double> %v, <4 x double> zeroinitializer
  ret <4 x double> %r
}

define <4 x double> @f90(<4 x double> %a0, <4 x double> %a1) noinline {
  %v = call <4 x double> @llvm.vp.maxnum.v4f64(<4 x double> %a0, <4 x double> %a1, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  %r = select <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x double> %v, <4 x double> zeroinitializer
  ret <4 x double> %r
}

define <4 x double> @f91(<4 x double> %a0, <4 x double> %a1) noinline {
  %v = call <4 x double> @llvm.vp.minnum.v4f64(<4 x double> %a0, <4 x double> %a1, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  %r = select <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x double> %v, <4 x double> zeroinitializer
  ret <4 x double> %r
}

define <4 x float> @f92(<4 x double> %a0) noinline {
  %v = call <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double> %a0, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  %r = select <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x float> %v, <4 x float> zeroinitializer
  ret <4 x float> %r
}

define double @f93(double %a0, <4 x double> %a1) noinline {
  %r = call double @llvm.vp.reduce.fmax.v4f64(double %a0, <4 x double> %a1, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  ret double %r
}

define double @f94(double %a0, <4 x double> %a1) noinline {
  %r = call double @llvm.vp.reduce.fmin.v4f64(double %a0, <4 x double> %a1, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  ret double %r
}

define double @f95(double %a0, <4 x double> %a1) noinline {
  %r = call double @llvm.vp.reduce.fmaximum.v4f64(double %a0, <4 x double> %a1, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  ret double %r
}

define double @f96(double %a0, <4 x double> %a1) noinline {
  %r = call double @llvm.vp.reduce.fminimum.v4f64(double %a0, <4 x double> %a1, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  ret double %r
}

define double @f97(double %a0, <4 x double> %a1) noinline {
  %r = call double @llvm.vp.reduce.fadd.v4f64(double %a0, <4 x double> %a1, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  ret double %r
}

define double @f98(double %a0, <4 x double> %a1) noinline {
  %r = call double @llvm.vp.reduce.fmul.v4f64(double %a0, <4 x double> %a1, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  ret double %r
}

define <4 x i32> @f99(<4 x i32> %a0, <4 x i32> %a1) noinline {
  %v = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> <i1 true, i1 false, i1 false, i1 true>, <4 x i32> %a0, <4 x i32> %a1, i32 3)
  %r = select <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x i32> %v, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define i8 @f100(i64 %a0) noinline {
  %p = call ptr @llvm.load.relative.i64(ptr @table, i64 %a0)
  %r = load i8, ptr %p
  ret i8 %r
}

define i64 @f101(i64 %a0, i64 %a1) noinline {
  %r = call i64 @llvm.expect.i64(i64 %a0, i64 8)
  ret i64 %r
}

define double @f102(double %a0) noinline {
  %r = call double @llvm.arithmetic.fence.f64(double %a0)
  ret double %r
}

define i64 @f103(i64 %a0) noinline {
  %r = call i64 (i64, ...) @twice(i64 %a0, i64 30, i64 4)
  ret i64 %r
}

define i32 @main() {
  %r0 = call i32 @f0(i32 0)
  %r0.w = sext i32 %r0 to i64
  call void @say(ptr @n0, i64 %r0.w)
  %r1 = call i32 @f0(i32 1)
  %r1.w = sext i32 %r1 to i64
  call void @say(ptr @n0, i64 %r1.w)
  %r2 = call i32 @f0(i32 -1)
  %r2.w = sext i32 %r2 to i64
  call void @say(ptr @n0, i64 %r2.w)
  %r3 = call i32 @f0(i32 7)
  %r3.w = sext i32 %r3 to i64
  call void @say(ptr @n0, i64 %r3.w)
  %r4 = call i32 @f0(i32 -128)
  %r4.w = sext i32 %r4 to i64
  call void @say(ptr @n0, i64 %r4.w)
  %r5 = call i32 @f0(i32 2147483647)
  %r5.w = sext i32 %r5 to i64
  call void @say(ptr @n0, i64 %r5.w)
  %r6 = call i32 @f0(i32 -2147483648)
  %r6.w = sext i32 %r6 to i64
  call void @say(ptr @n0, i64 %r6.w)
  %r7 = call i32 @f0(i32 123456789)
  %r7.w = sext i32 %r7 to i64
  call void @say(ptr @n0, i64 %r7.w)
  %r8 = call i32 @f1(i32 0)
  %r8.w = sext i32 %r8 to i64
  call void @say(ptr @n1, i64 %r8.w)
  %r9 = call i32 @f1(i32 1)
  %r9.w = sext i32 %r9 to i64
  call void @say(ptr @n1, i64 %r9.w)
  %r10 = call i32 @f1(i32 -1)
  %r10.w = sext i32 %r10 to i64
  call void @say(ptr @n1, i64 %r10.w)
  %r11 = call i32 @f1(i32 7)
  %r11.w = sext i32 %r11 to i64
  call void @say(ptr @n1, i64 %r11.w)
  %r12 = call i32 @f1(i32 -128)
  %r12.w = sext i32 %r12 to i64
  call void @say(ptr @n1, i64 %r12.w)
  %r13 = call i32 @f1(i32 2147483647)
  %r13.w = sext i32 %r13 to i64
  call void @say(ptr @n1, i64 %r13.w)
  %r14 = call i32 @f1(i32 -2147483648)
  %r14.w = sext i32 %r14 to i64
  call void @say(ptr @n1, i64 %r14.w)
  %r15 = call i32 @f1(i32 123456789)
  %r15.w = sext i32 %r15 to i64
  call void @say(ptr @n1, i64 %r15.w)
  %r16 = call i64 @f2(i64 0)
  call void @say(ptr @n2, i64 %r16)
  %r17 = call i64 @f2(i64 1)
  call void @say(ptr @n2, i64 %r17)
  %r18 = call i64 @f2(i64 -1)
  call void @say(ptr @n2, i64 %r18)
  %r19 = call i64 @f2(i64 7)
  call void @say(ptr @n2, i64 %r19)
  %r20 = call i32 @f3(i32 1, i32 -2, i32 0)
  %r20.w = sext i32 %r20 to i64
  call void @say(ptr @n3, i64 %r20.w)
  %r21 = call i32 @f3(i32 1, i32 -2, i32 5)
  %r21.w = sext i32 %r21 to i64
  call void @say(ptr @n3, i64 %r21.w)
  %r22 = call i32 @f3(i32 3, i32 9, i32 32)
  %r22.w = sext i32 %r22 to i64
  call void @say(ptr @n3, i64 %r22.w)
  %r23 = call i32 @f3(i32 3, i32 9, i32 63)
  %r23.w = sext i32 %r23 to i64
  call void @say(ptr @n3, i64 %r23.w)
  %r24 = call i32 @f3(i32 -1, i32 0, i32 33)
  %r24.w = sext i32 %r24 to i64
  call void @say(ptr @n3, i64 %r24.w)
  %r25 = call i32 @f4(i32 0, i32 0)
  %r25.w = sext i32 %r25 to i64
  call void @say(ptr @n4, i64 %r25.w)
  %r26 = call i32 @f4(i32 0, i32 -2147483648)
  %r26.w = sext i32 %r26 to i64
  call void @say(ptr @n4, i64 %r26.w)
  %r27 = call i32 @f4(i32 1, i32 0)
  %r27.w = sext i32 %r27 to i64
  call void @say(ptr @n4, i64 %r27.w)
  %r28 = call i32 @f4(i32 1, i32 -2147483648)
  %r28.w = sext i32 %r28 to i64
  call void @say(ptr @n4, i64 %r28.w)
  %r29 = call i32 @f4(i32 -1, i32 0)
  %r29.w = sext i32 %r29 to i64
  call void @say(ptr @n4, i64 %r29.w)
  %r30 = call i32 @f4(i32 -1, i32 -2147483648)
  %r30.w = sext i32 %r30 to i64
  call void @say(ptr @n4, i64 %r30.w)
  %r31 = call i32 @f4(i32 7, i32 0)
  %r31.w = sext i32 %r31 to i64
  call void @say(ptr @n4, i64 %r31.w)
  %r32 = call i32 @f4(i32 7, i32 -2147483648)
  %r32.w = sext i32 %r32 to i64
  call void @say(ptr @n4, i64 %r32.w)
  %r33 = call i32 @f4(i32 -128, i32 0)
  %r33.w = sext i32 %r33 to i64
  call void @say(ptr @n4, i64 %r33.w)
  %r34 = call i32 @f4(i32 -128, i32 -2147483648)
  %r34.w = sext i32 %r34 to i64
  call void @say(ptr @n4, i64 %r34.w)
  %r35 = call i32 @f4(i32 2147483647, i32 0)
  %r35.w = sext i32 %r35 to i64
  call void @say(ptr @n4, i64 %r35.w)
  %r36 = call i32 @f4(i32 2147483647, i32 -2147483648)
  %r36.w = sext i32 %r36 to i64
  call void @say(ptr @n4, i64 %r36.w)
  %r37 = call i32 @f4(i32 -2147483648, i32 0)
  %r37.w = sext i32 %r37 to i64
  call void @say(ptr @n4, i64 %r37.w)
  %r38 = call i32 @f4(i32 -2147483648, i32 -2147483648)
  %r38.w = sext i32 %r38 to i64
  call void @say(ptr @n4, i64 %r38.w)
  %r39 = call i32 @f4(i32 123456789, i32 0)
  %r39.w = sext i32 %r39 to i64
  call void @say(ptr @n4, i64 %r39.w)
  %r40 = call i32 @f4(i32 123456789, i32 -2147483648)
  %r40.w = sext i32 %r40 to i64
  call void @say(ptr @n4, i64 %r40.w)
  %r41 = call i8 @f5(i8 127, i8 1)
  %r41.w = sext i8 %r41 to i64
  call void @say(ptr @n5, i64 %r41.w)
  %r42 = call i8 @f5(i8 -128, i8 -1)
  %r42.w = sext i8 %r42 to i64
  call void @say(ptr @n5, i64 %r42.w)
  %r43 = call i8 @f5(i8 -1, i8 1)
  %r43.w = sext i8 %r43 to i64
  call void @say(ptr @n5, i64 %r43.w)
  %r44 = call i8 @f5(i8 3, i8 -4)
  %r44.w = sext i8 %r44 to i64
  call void @say(ptr @n5, i64 %r44.w)
  %r45 = call i8 @f5(i8 -128, i8 1)
  %r45.w = sext i8 %r45 to i64
  call void @say(ptr @n5, i64 %r45.w)
  %r46 = call i32 @f6(i32 0, i32 0)
  %r46.w = sext i32 %r46 to i64
  call void @say(ptr @n6, i64 %r46.w)
  %r47 = call i32 @f6(i32 0, i32 -2147483648)
  %r47.w = sext i32 %r47 to i64
  call void @say(ptr @n6, i64 %r47.w)
  %r48 = call i32 @f6(i32 1, i32 0)
  %r48.w = sext i32 %r48 to i64
  call void @say(ptr @n6, i64 %r48.w)
  %r49 = call i32 @f6(i32 1, i32 -2147483648)
  %r49.w = sext i32 %r49 to i64
  call void @say(ptr @n6, i64 %r49.w)
  %r50 = call i32 @f6(i32 -1, i32 0)
  %r50.w = sext i32 %r50 to i64
  call void @say(ptr @n6, i64 %r50.w)
  %r51 = call i32 @f6(i32 -1, i32 -2147483648)
  %r51.w = sext i32 %r51 to i64
  call void @say(ptr @n6, i64 %r51.w)
  %r52 = call i32 @f6(i32 7, i32 0)
  %r52.w = sext i32 %r52 to i64
  call void @say(ptr @n6, i64 %r52.w)
  %r53 = call i32 @f6(i32 7, i32 -2147483648)
  %r53.w = sext i32 %r53 to i64
  call void @say(ptr @n6, i64 %r53.w)
  %r54 = call i32 @f6(i32 -128, i32 0)
  %r54.w = sext i32 %r54 to i64
  call void @say(ptr @n6, i64 %r54.w)
  %r55 = call i32 @f6(i32 -128, i32 -2147483648)
  %r55.w = sext i32 %r55 to i64
  call void @say(ptr @n6, i64 %r55.w)
  %r56 = call i32 @f6(i32 2147483647, i32 0)
  %r56.w = sext i32 %r56 to i64
  call void @say(ptr @n6, i64 %r56.w)
  %r57 = call i32 @f6(i32 2147483647, i32 -2147483648)
  %r57.w = sext i32 %r57 to i64
  call void @say(ptr @n6, i64 %r57.w)
  %r58 = call i32 @f6(i32 -2147483648, i32 0)
  %r58.w = sext i32 %r58 to i64
  call void @say(ptr @n6, i64 %r58.w)
  %r59 = call i32 @f6(i32 -2147483648, i32 -2147483648)
  %r59.w = sext i32 %r59 to i64
  call void @say(ptr @n6, i64 %r59.w)
  %r60 = call i32 @f6(i32 123456789, i32 0)
  %r60.w = sext i32 %r60 to i64
  call void @say(ptr @n6, i64 %r60.w)
  %r61 = call i32 @f6(i32 123456789, i32 -2147483648)
  %r61.w = sext i32 %r61 to i64
  call void @say(ptr @n6, i64 %r61.w)
  %r62 = call i8 @f7(i8 127, i8 1)
  %r62.w = sext i8 %r62 to i64
  call void @say(ptr @n7, i64 %r62.w)
  %r63 = call i8 @f7(i8 -128, i8 -1)
  %r63.w = sext i8 %r63 to i64
  call void @say(ptr @n7, i64 %r63.w)
  %r64 = call i8 @f7(i8 -1, i8 1)
  %r64.w = sext i8 %r64 to i64
  call void @say(ptr @n7, i64 %r64.w)
  %r65 = call i8 @f7(i8 3, i8 -4)
  %r65.w = sext i8 %r65 to i64
  call void @say(ptr @n7, i64 %r65.w)
  %r66 = call i8 @f7(i8 -128, i8 1)
  %r66.w = sext i8 %r66 to i64
  call void @say(ptr @n7, i64 %r66.w)
  %r67 = call i32 @f8(i32 0, i32 0)
  %r67.w = sext i32 %r67 to i64
  call void @say(ptr @n8, i64 %r67.w)
  %r68 = call i32 @f8(i32 0, i32 -2147483648)
  %r68.w = sext i32 %r68 to i64
  call void @say(ptr @n8, i64 %r68.w)
  %r69 = call i32 @f8(i32 1, i32 0)
  %r69.w = sext i32 %r69 to i64
  call void @say(ptr @n8, i64 %r69.w)
  %r70 = call i32 @f8(i32 1, i32 -2147483648)
  %r70.w = sext i32 %r70 to i64
  call void @say(ptr @n8, i64 %r70.w)
  %r71 = call i32 @f8(i32 -1, i32 0)
  %r71.w = sext i32 %r71 to i64
  call void @say(ptr @n8, i64 %r71.w)
  %r72 = call i32 @f8(i32 -1, i32 -2147483648)
  %r72.w = sext i32 %r72 to i64
  call void @say(ptr @n8, i64 %r72.w)
  %r73 = call i32 @f8(i32 7, i32 0)
  %r73.w = sext i32 %r73 to i64
  call void @say(ptr @n8, i64 %r73.w)
  %r74 = call i32 @f8(i32 7, i32 -2147483648)
  %r74.w = sext i32 %r74 to i64
  call void @say(ptr @n8, i64 %r74.w)
  %r75 = call i32 @f8(i32 -128, i32 0)
  %r75.w = sext i32 %r75 to i64
  call void @say(ptr @n8, i64 %r75.w)
  %r76 = call i32 @f8(i32 -128, i32 -2147483648)
  %r76.w = sext i32 %r76 to i64
  call void @say(ptr @n8, i64 %r76.w)
  %r77 = call i32 @f8(i32 2147483647, i32 0)
  %r77.w = sext i32 %r77 to i64
  call void @say(ptr @n8, i64 %r77.w)
  %r78 = call i32 @f8(i32 2147483647, i32 -2147483648)
  %r78.w = sext i32 %r78 to i64
  call void @say(ptr @n8, i64 %r78.w)
  %r79 = call i32 @f8(i32 -2147483648, i32 0)
  %r79.w = sext i32 %r79 to i64
  call void @say(ptr @n8, i64 %r79.w)
  %r80 = call i32 @f8(i32 -2147483648, i32 -2147483648)
  %r80.w = sext i32 %r80 to i64
  call void @say(ptr @n8, i64 %r80.w)
  %r81 = call i32 @f8(i32 123456789, i32 0)
  %r81.w = sext i32 %r81 to i64
  call void @say(ptr @n8, i64 %r81.w)
  %r82 = call i32 @f8(i32 123456789, i32 -2147483648)
  %r82.w = sext i32 %r82 to i64
  call void @say(ptr @n8, i64 %r82.w)
  %r83 = call i8 @f9(i8 127, i8 1)
  %r83.w = sext i8 %r83 to i64
  call void @say(ptr @n9, i64 %r83.w)
  %r84 = call i8 @f9(i8 -128, i8 -1)
  %r84.w = sext i8 %r84 to i64
  call void @say(ptr @n9, i64 %r84.w)
  %r85 = call i8 @f9(i8 -1, i8 1)
  %r85.w = sext i8 %r85 to i64
  call void @say(ptr @n9, i64 %r85.w)
  %r86 = call i8 @f9(i8 3, i8 -4)
  %r86.w = sext i8 %r86 to i64
  call void @say(ptr @n9, i64 %r86.w)
  %r87 = call i8 @f9(i8 -128, i8 1)
  %r87.w = sext i8 %r87 to i64
  call void @say(ptr @n9, i64 %r87.w)
  %r88 = call i32 @f10(i32 0, i32 0)
  %r88.w = sext i32 %r88 to i64
  call void @say(ptr @n10, i64 %r88.w)
  %r89 = call i32 @f10(i32 0, i32 -2147483648)
  %r89.w = sext i32 %r89 to i64
  call void @say(ptr @n10, i64 %r89.w)
  %r90 = call i32 @f10(i32 1, i32 0)
  %r90.w = sext i32 %r90 to i64
  call void @say(ptr @n10, i64 %r90.w)
  %r91 = call i32 @f10(i32 1, i32 -2147483648)
  %r91.w = sext i32 %r91 to i64
  call void @say(ptr @n10, i64 %r91.w)
  %r92 = call i32 @f10(i32 -1, i32 0)
  %r92.w = sext i32 %r92 to i64
  call void @say(ptr @n10, i64 %r92.w)
  %r93 = call i32 @f10(i32 -1, i32 -2147483648)
  %r93.w = sext i32 %r93 to i64
  call void @say(ptr @n10, i64 %r93.w)
  %r94 = call i32 @f10(i32 7, i32 0)
  %r94.w = sext i32 %r94 to i64
  call void @say(ptr @n10, i64 %r94.w)
  %r95 = call i32 @f10(i32 7, i32 -2147483648)
  %r95.w = sext i32 %r95 to i64
  call void @say(ptr @n10, i64 %r95.w)
  %r96 = call i32 @f10(i32 -128, i32 0)
  %r96.w = sext i32 %r96 to i64
  call void @say(ptr @n10, i64 %r96.w)
  %r97 = call i32 @f10(i32 -128, i32 -2147483648)
  %r97.w = sext i32 %r97 to i64
  call void @say(ptr @n10, i64 %r97.w)
  %r98 = call i32 @f10(i32 2147483647, i32 0)
  %r98.w = sext i32 %r98 to i64
  call void @say(ptr @n10, i64 %r98.w)
  %r99 = call i32 @f10(i32 2147483647, i32 -2147483648)
  %r99.w = sext i32 %r99 to i64
  call void @say(ptr @n10, i64 %r99.w)
  %r100 = call i32 @f10(i32 -2147483648, i32 0)
  %r100.w = sext i32 %r100 to i64
  call void @say(ptr @n10, i64 %r100.w)
  %r101 = call i32 @f10(i32 -2147483648, i32 -2147483648)
  %r101.w = sext i32 %r101 to i64
  call void @say(ptr @n10, i64 %r101.w)
  %r102 = call i32 @f10(i32 123456789, i32 0)
  %r102.w = sext i32 %r102 to i64
  call void @say(ptr @n10, i64 %r102.w)
  %r103 = call i32 @f10(i32 123456789, i32 -2147483648)
  %r103.w = sext i32 %r103 to i64
  call void @say(ptr @n10, i64 %r103.w)
  %r104 = call i8 @f11(i8 127, i8 1)
  %r104.w = sext i8 %r104 to i64
  call void @say(ptr @n11, i64 %r104.w)
  %r105 = call i8 @f11(i8 -128, i8 -1)
  %r105.w = sext i8 %r105 to i64
  call void @say(ptr @n11, i64 %r105.w)
  %r106 = call i8 @f11(i8 -1, i8 1)
  %r106.w = sext i8 %r106 to i64
  call void @say(ptr @n11, i64 %r106.w)
  %r107 = call i8 @f11(i8 3, i8 -4)
  %r107.w = sext i8 %r107 to i64
  call void @say(ptr @n11, i64 %r107.w)
  %r108 = call i8 @f11(i8 -128, i8 1)
  %r108.w = sext i8 %r108 to i64
  call void @say(ptr @n11, i64 %r108.w)
  %r109 = call i32 @f12(i32 0, i32 0)
  %r109.w = sext i32 %r109 to i64
  call void @say(ptr @n12, i64 %r109.w)
  %r110 = call i32 @f12(i32 0, i32 -2147483648)
  %r110.w = sext i32 %r110 to i64
  call void @say(ptr @n12, i64 %r110.w)
  %r111 = call i32 @f12(i32 1, i32 0)
  %r111.w = sext i32 %r111 to i64
  call void @say(ptr @n12, i64 %r111.w)
  %r112 = call i32 @f12(i32 1, i32 -2147483648)
  %r112.w = sext i32 %r112 to i64
  call void @say(ptr @n12, i64 %r112.w)
  %r113 = call i32 @f12(i32 -1, i32 0)
  %r113.w = sext i32 %r113 to i64
  call void @say(ptr @n12, i64 %r113.w)
  %r114 = call i32 @f12(i32 -1, i32 -2147483648)
  %r114.w = sext i32 %r114 to i64
  call void @say(ptr @n12, i64 %r114.w)
  %r115 = call i32 @f12(i32 7, i32 0)
  %r115.w = sext i32 %r115 to i64
  call void @say(ptr @n12, i64 %r115.w)
  %r116 = call i32 @f12(i32 7, i32 -2147483648)
  %r116.w = sext i32 %r116 to i64
  call void @say(ptr @n12, i64 %r116.w)
  %r117 = call i32 @f12(i32 -128, i32 0)
  %r117.w = sext i32 %r117 to i64
  call void @say(ptr @n12, i64 %r117.w)
  %r118 = call i32 @f12(i32 -128, i32 -2147483648)
  %r118.w = sext i32 %r118 to i64
  call void @say(ptr @n12, i64 %r118.w)
  %r119 = call i32 @f12(i32 2147483647, i32 0)
  %r119.w = sext i32 %r119 to i64
  call void @say(ptr @n12, i64 %r119.w)
  %r120 = call i32 @f12(i32 2147483647, i32 -2147483648)
  %r120.w = sext i32 %r120 to i64
  call void @say(ptr @n12, i64 %r120.w)
  %r121 = call i32 @f12(i32 -2147483648, i32 0)
  %r121.w = sext i32 %r121 to i64
  call void @say(ptr @n12, i64 %r121.w)
  %r122 = call i32 @f12(i32 -2147483648, i32 -2147483648)
  %r122.w = sext i32 %r122 to i64
  call void @say(ptr @n12, i64 %r122.w)
  %r123 = call i32 @f12(i32 123456789, i32 0)
  %r123.w = sext i32 %r123 to i64
  call void @say(ptr @n12, i64 %r123.w)
  %r124 = call i32 @f12(i32 123456789, i32 -2147483648)
  %r124.w = sext i32 %r124 to i64
  call void @say(ptr @n12, i64 %r124.w)
  %r125 = call i8 @f13(i8 127, i8 1)
  %r125.w = sext i8 %r125 to i64
  call void @say(ptr @n13, i64 %r125.w)
  %r126 = call i8 @f13(i8 -128, i8 -1)
  %r126.w = sext i8 %r126 to i64
  call void @say(ptr @n13, i64 %r126.w)
  %r127 = call i8 @f13(i8 -1, i8 1)
  %r127.w = sext i8 %r127 to i64
  call void @say(ptr @n13, i64 %r127.w)
  %r128 = call i8 @f13(i8 3, i8 -4)
  %r128.w = sext i8 %r128 to i64
  call void @say(ptr @n13, i64 %r128.w)
  %r129 = call i8 @f13(i8 -128, i8 1)
  %r129.w = sext i8 %r129 to i64
  call void @say(ptr @n13, i64 %r129.w)
  %r130 = call i32 @f14(i32 0, i32 0)
  %r130.w = sext i32 %r130 to i64
  call void @say(ptr @n14, i64 %r130.w)
  %r131 = call i32 @f14(i32 0, i32 -2147483648)
  %r131.w = sext i32 %r131 to i64
  call void @say(ptr @n14, i64 %r131.w)
  %r132 = call i32 @f14(i32 1, i32 0)
  %r132.w = sext i32 %r132 to i64
  call void @say(ptr @n14, i64 %r132.w)
  %r133 = call i32 @f14(i32 1, i32 -2147483648)
  %r133.w = sext i32 %r133 to i64
  call void @say(ptr @n14, i64 %r133.w)
  %r134 = call i32 @f14(i32 -1, i32 0)
  %r134.w = sext i32 %r134 to i64
  call void @say(ptr @n14, i64 %r134.w)
  %r135 = call i32 @f14(i32 -1, i32 -2147483648)
  %r135.w = sext i32 %r135 to i64
  call void @say(ptr @n14, i64 %r135.w)
  %r136 = call i32 @f14(i32 7, i32 0)
  %r136.w = sext i32 %r136 to i64
  call void @say(ptr @n14, i64 %r136.w)
  %r137 = call i32 @f14(i32 7, i32 -2147483648)
  %r137.w = sext i32 %r137 to i64
  call void @say(ptr @n14, i64 %r137.w)
  %r138 = call i32 @f14(i32 -128, i32 0)
  %r138.w = sext i32 %r138 to i64
  call void @say(ptr @n14, i64 %r138.w)
  %r139 = call i32 @f14(i32 -128, i32 -2147483648)
  %r139.w = sext i32 %r139 to i64
  call void @say(ptr @n14, i64 %r139.w)
  %r140 = call i32 @f14(i32 2147483647, i32 0)
  %r140.w = sext i32 %r140 to i64
  call void @say(ptr @n14, i64 %r140.w)
  %r141 = call i32 @f14(i32 2147483647, i32 -2147483648)
  %r141.w = sext i32 %r141 to i64
  call void @say(ptr @n14, i64 %r141.w)
  %r142 = call i32 @f14(i32 -2147483648, i32 0)
  %r142.w = sext i32 %r142 to i64
  call void @say(ptr @n14, i64 %r142.w)
  %r143 = call i32 @f14(i32 -2147483648, i32 -2147483648)
  %r143.w = sext i32 %r143 to i64
  call void @say(ptr @n14, i64 %r143.w)
  %r144 = call i32 @f14(i32 123456789, i32 0)
  %r144.w = sext i32 %r144 to i64
  call void @say(ptr @n14, i64 %r144.w)
  %r145 = call i32 @f14(i32 123456789, i32 -2147483648)
  %r145.w = sext i32 %r145 to i64
  call void @say(ptr @n14, i64 %r145.w)
  %r146 = call i8 @f15(i8 127, i8 1)
  %r146.w = sext i8 %r146 to i64
  call void @say(ptr @n15, i64 %r146.w)
  %r147 = call i8 @f15(i8 -128, i8 -1)
  %r147.w = sext i8 %r147 to i64
  call void @say(ptr @n15, i64 %r147.w)
  %r148 = call i8 @f15(i8 -1, i8 1)
  %r148.w = sext i8 %r148 to i64
  call void @say(ptr @n15, i64 %r148.w)
  %r149 = call i8 @f15(i8 3, i8 -4)
  %r149.w = sext i8 %r149 to i64
  call void @say(ptr @n15, i64 %r149.w)
  %r150 = call i8 @f15(i8 -128, i8 1)
  %r150.w = sext i8 %r150 to i64
  call void @say(ptr @n15, i64 %r150.w)
  %r151 = call i32 @f16(i32 0, i32 0)
  %r151.w = sext i32 %r151 to i64
  call void @say(ptr @n16, i64 %r151.w)
  %r152 = call i32 @f16(i32 0, i32 -2147483648)
  %r152.w = sext i32 %r152 to i64
  call void @say(ptr @n16, i64 %r152.w)
  %r153 = call i32 @f16(i32 1, i32 0)
  %r153.w = sext i32 %r153 to i64
  call void @say(ptr @n16, i64 %r153.w)
  %r154 = call i32 @f16(i32 1, i32 -2147483648)
  %r154.w = sext i32 %r154 to i64
  call void @say(ptr @n16, i64 %r154.w)
  %r155 = call i32 @f16(i32 -1, i32 0)
  %r155.w = sext i32 %r155 to i64
  call void @say(ptr @n16, i64 %r155.w)
  %r156 = call i32 @f16(i32 -1, i32 -2147483648)
  %r156.w = sext i32 %r156 to i64
  call void @say(ptr @n16, i64 %r156.w)
  %r157 = call i32 @f16(i32 7, i32 0)
  %r157.w = sext i32 %r157 to i64
  call void @say(ptr @n16, i64 %r157.w)
  %r158 = call i32 @f16(i32 7, i32 -2147483648)
  %r158.w = sext i32 %r158 to i64
  call void @say(ptr @n16, i64 %r158.w)
  %r159 = call i32 @f16(i32 -128, i32 0)
  %r159.w = sext i32 %r159 to i64
  call void @say(ptr @n16, i64 %r159.w)
  %r160 = call i32 @f16(i32 -128, i32 -2147483648)
  %r160.w = sext i32 %r160 to i64
  call void @say(ptr @n16, i64 %r160.w)
  %r161 = call i32 @f16(i32 2147483647, i32 0)
  %r161.w = sext i32 %r161 to i64
  call void @say(ptr @n16, i64 %r161.w)
  %r162 = call i32 @f16(i32 2147483647, i32 -2147483648)
  %r162.w = sext i32 %r162 to i64
  call void @say(ptr @n16, i64 %r162.w)
  %r163 = call i32 @f16(i32 -2147483648, i32 0)
  %r163.w = sext i32 %r163 to i64
  call void @say(ptr @n16, i64 %r163.w)
  %r164 = call i32 @f16(i32 -2147483648, i32 -2147483648)
  %r164.w = sext i32 %r164 to i64
  call void @say(ptr @n16, i64 %r164.w)
  %r165 = call i32 @f16(i32 123456789, i32 0)
  %r165.w = sext i32 %r165 to i64
  call void @say(ptr @n16, i64 %r165.w)
  %r166 = call i32 @f16(i32 123456789, i32 -2147483648)
  %r166.w = sext i32 %r166 to i64
  call void @say(ptr @n16, i64 %r166.w)
  %r167 = call i8 @f17(i8 127, i8 1)
  %r167.w = sext i8 %r167 to i64
  call void @say(ptr @n17, i64 %r167.w)
  %r168 = call i8 @f17(i8 -128, i8 -1)
  %r168.w = sext i8 %r168 to i64
  call void @say(ptr @n17, i64 %r168.w)
  %r169 = call i8 @f17(i8 -1, i8 1)
  %r169.w = sext i8 %r169 to i64
  call void @say(ptr @n17, i64 %r169.w)
  %r170 = call i8 @f17(i8 3, i8 -4)
  %r170.w = sext i8 %r170 to i64
  call void @say(ptr @n17, i64 %r170.w)
  %r171 = call i8 @f17(i8 -128, i8 1)
  %r171.w = sext i8 %r171 to i64
  call void @say(ptr @n17, i64 %r171.w)
  %r172 = call i32 @f18(i32 0, i32 0)
  %r172.w = sext i32 %r172 to i64
  call void @say(ptr @n18, i64 %r172.w)
  %r173 = call i32 @f18(i32 0, i32 -2147483648)
  %r173.w = sext i32 %r173 to i64
  call void @say(ptr @n18, i64 %r173.w)
  %r174 = call i32 @f18(i32 1, i32 0)
  %r174.w = sext i32 %r174 to i64
  call void @say(ptr @n18, i64 %r174.w)
  %r175 = call i32 @f18(i32 1, i32 -2147483648)
  %r175.w = sext i32 %r175 to i64
  call void @say(ptr @n18, i64 %r175.w)
  %r176 = call i32 @f18(i32 -1, i32 0)
  %r176.w = sext i32 %r176 to i64
  call void @say(ptr @n18, i64 %r176.w)
  %r177 = call i32 @f18(i32 -1, i32 -2147483648)
  %r177.w = sext i32 %r177 to i64
  call void @say(ptr @n18, i64 %r177.w)
  %r178 = call i32 @f18(i32 7, i32 0)
  %r178.w = sext i32 %r178 to i64
  call void @say(ptr @n18, i64 %r178.w)
  %r179 = call i32 @f18(i32 7, i32 -2147483648)
  %r179.w = sext i32 %r179 to i64
  call void @say(ptr @n18, i64 %r179.w)
  %r180 = call i32 @f18(i32 -128, i32 0)
  %r180.w = sext i32 %r180 to i64
  call void @say(ptr @n18, i64 %r180.w)
  %r181 = call i32 @f18(i32 -128, i32 -2147483648)
  %r181.w = sext i32 %r181 to i64
  call void @say(ptr @n18, i64 %r181.w)
  %r182 = call i32 @f18(i32 2147483647, i32 0)
  %r182.w = sext i32 %r182 to i64
  call void @say(ptr @n18, i64 %r182.w)
  %r183 = call i32 @f18(i32 2147483647, i32 -2147483648)
  %r183.w = sext i32 %r183 to i64
  call void @say(ptr @n18, i64 %r183.w)
  %r184 = call i32 @f18(i32 -2147483648, i32 0)
  %r184.w = sext i32 %r184 to i64
  call void @say(ptr @n18, i64 %r184.w)
  %r185 = call i32 @f18(i32 -2147483648, i32 -2147483648)
  %r185.w = sext i32 %r185 to i64
  call void @say(ptr @n18, i64 %r185.w)
  %r186 = call i32 @f18(i32 123456789, i32 0)
  %r186.w = sext i32 %r186 to i64
  call void @say(ptr @n18, i64 %r186.w)
  %r187 = call i32 @f18(i32 123456789, i32 -2147483648)
  %r187.w = sext i32 %r187 to i64
  call void @say(ptr @n18, i64 %r187.w)
  %r188 = call i8 @f19(i8 127, i8 1)
  %r188.w = sext i8 %r188 to i64
  call void @say(ptr @n19, i64 %r188.w)
  %r189 = call i8 @f19(i8 -128, i8 -1)
  %r189.w = sext i8 %r189 to i64
  call void @say(ptr @n19, i64 %r189.w)
  %r190 = call i8 @f19(i8 -1, i8 1)
  %r190.w = sext i8 %r190 to i64
  call void @say(ptr @n19, i64 %r190.w)
  %r191 = call i8 @f19(i8 3, i8 -4)
  %r191.w = sext i8 %r191 to i64
  call void @say(ptr @n19, i64 %r191.w)
  %r192 = call i8 @f19(i8 -128, i8 1)
  %r192.w = sext i8 %r192 to i64
  call void @say(ptr @n19, i64 %r192.w)
  %r193 = call i32 @f20(i32 1, i32 3)
  %r193.w = sext i32 %r193 to i64
  call void @say(ptr @n20, i64 %r193.w)
  %r194 = call i32 @f20(i32 -1, i32 31)
  %r194.w = sext i32 %r194 to i64
  call void @say(ptr @n20, i64 %r194.w)
  %r195 = call i32 @f20(i32 1, i32 31)
  %r195.w = sext i32 %r195 to i64
  call void @say(ptr @n20, i64 %r195.w)
  %r196 = call i32 @f20(i32 -5, i32 30)
  %r196.w = sext i32 %r196 to i64
  call void @say(ptr @n20, i64 %r196.w)
  %r197 = call i32 @f20(i32 123456, i32 20)
  %r197.w = sext i32 %r197 to i64
  call void @say(ptr @n20, i64 %r197.w)
  %r198 = call i32 @f20(i32 0, i32 31)
  %r198.w = sext i32 %r198 to i64
  call void @say(ptr @n20, i64 %r198.w)
  %r199 = call i32 @f21(i32 1, i32 3)
  %r199.w = sext i32 %r199 to i64
  call void @say(ptr @n21, i64 %r199.w)
  %r200 = call i32 @f21(i32 -1, i32 31)
  %r200.w = sext i32 %r200 to i64
  call void @say(ptr @n21, i64 %r200.w)
  %r201 = call i32 @f21(i32 1, i32 31)
  %r201.w = sext i32 %r201 to i64
  call void @say(ptr @n21, i64 %r201.w)
  %r202 = call i32 @f21(i32 -5, i32 30)
  %r202.w = sext i32 %r202 to i64
  call void @say(ptr @n21, i64 %r202.w)
  %r203 = call i32 @f21(i32 123456, i32 20)
  %r203.w = sext i32 %r203 to i64
  call void @say(ptr @n21, i64 %r203.w)
  %r204 = call i32 @f21(i32 0, i32 31)
  %r204.w = sext i32 %r204 to i64
  call void @say(ptr @n21, i64 %r204.w)
  %r205 = call { i32, i1 } @f22(i32 0, i32 0)
  %r205.0 = extractvalue { i32, i1 } %r205, 0
  %r205.0.w = sext i32 %r205.0 to i64
  call void @say(ptr @n22, i64 %r205.0.w)
  %r205.1 = extractvalue { i32, i1 } %r205, 1
  %r205.1.w = sext i1 %r205.1 to i64
  call void @say(ptr @n22, i64 %r205.1.w)
  %r206 = call { i32, i1 } @f22(i32 0, i32 -2147483648)
  %r206.0 = extractvalue { i32, i1 } %r206, 0
  %r206.0.w = sext i32 %r206.0 to i64
  call void @say(ptr @n22, i64 %r206.0.w)
  %r206.1 = extractvalue { i32, i1 } %r206, 1
  %r206.1.w = sext i1 %r206.1 to i64
  call void @say(ptr @n22, i64 %r206.1.w)
  %r207 = call { i32, i1 } @f22(i32 1, i32 0)
  %r207.0 = extractvalue { i32, i1 } %r207, 0
  %r207.0.w = sext i32 %r207.0 to i64
  call void @say(ptr @n22, i64 %r207.0.w)
  %r207.1 = extractvalue { i32, i1 } %r207, 1
  %r207.1.w = sext i1 %r207.1 to i64
  call void @say(ptr @n22, i64 %r207.1.w)
  %r208 = call { i32, i1 } @f22(i32 1, i32 -2147483648)
  %r208.0 = extractvalue { i32, i1 } %r208, 0
  %r208.0.w = sext i32 %r208.0 to i64
  call void @say(ptr @n22, i64 %r208.0.w)
  %r208.1 = extractvalue { i32, i1 } %r208, 1
  %r208.1.w = sext i1 %r208.1 to i64
  call void @say(ptr @n22, i64 %r208.1.w)
  %r209 = call { i32, i1 } @f22(i32 -1, i32 0)
  %r209.0 = extractvalue { i32, i1 } %r209, 0
  %r209.0.w = sext i32 %r209.0 to i64
  call void @say(ptr @n22, i64 %r209.0.w)
  %r209.1 = extractvalue { i32, i1 } %r209, 1
  %r209.1.w = sext i1 %r209.1 to i64
  call void @say(ptr @n22, i64 %r209.1.w)
  %r210 = call { i32, i1 } @f22(i32 -1, i32 -2147483648)
  %r210.0 = extractvalue { i32, i1 } %r210, 0
  %r210.0.w = sext i32 %r210.0 to i64
  call void @say(ptr @n22, i64 %r210.0.w)
  %r210.1 = extractvalue { i32, i1 } %r210, 1
  %r210.1.w = sext i1 %r210.1 to i64
  call void @say(ptr @n22, i64 %r210.1.w)
  %r211 = call { i32, i1 } @f22(i32 7, i32 0)
  %r211.0 = extractvalue { i32, i1 } %r211, 0
  %r211.0.w = sext i32 %r211.0 to i64
  call void @say(ptr @n22, i64 %r211.0.w)
  %r211.1 = extractvalue { i32, i1 } %r211, 1
  %r211.1.w = sext i1 %r211.1 to i64
  call void @say(ptr @n22, i64 %r211.1.w)
  %r212 = call { i32, i1 } @f22(i32 7, i32 -2147483648)
  %r212.0 = extractvalue { i32, i1 } %r212, 0
  %r212.0.w = sext i32 %r212.0 to i64
  call void @say(ptr @n22, i64 %r212.0.w)
  %r212.1 = extractvalue { i32, i1 } %r212, 1
  %r212.1.w = sext i1 %r212.1 to i64
  call void @say(ptr @n22, i64 %r212.1.w)
  %r213 = call { i32, i1 } @f22(i32 -128, i32 0)
  %r213.0 = extractvalue { i32, i1 } %r213, 0
  %r213.0.w = sext i32 %r213.0 to i64
  call void @say(ptr @n22, i64 %r213.0.w)
  %r213.1 = extractvalue { i32, i1 } %r213, 1
  %r213.1.w = sext i1 %r213.1 to i64
  call void @say(ptr @n22, i64 %r213.1.w)
  %r214 = call { i32, i1 } @f22(i32 -128, i32 -2147483648)
  %r214.0 = extractvalue { i32, i1 } %r214, 0
  %r214.0.w = sext i32 %r214.0 to i64
  call void @say(ptr @n22, i64 %r214.0.w)
  %r214.1 = extractvalue { i32, i1 } %r214, 1
  %r214.1.w = sext i1 %r214.1 to i64
  call void @say(ptr @n22, i64 %r214.1.w)
  %r215 = call { i32, i1 } @f22(i32 2147483647, i32 0)
  %r215.0 = extractvalue { i32, i1 } %r215, 0
  %r215.0.w = sext i32 %r215.0 to i64
  call void @say(ptr @n22, i64 %r215.0.w)
  %r215.1 = extractvalue { i32, i1 } %r215, 1
  %r215.1.w = sext i1 %r215.1 to i64
  call void @say(ptr @n22, i64 %r215.1.w)
  %r216 = call { i32, i1 } @f22(i32 2147483647, i32 -2147483648)
  %r216.0 = extractvalue { i32, i1 } %r216, 0
  %r216.0.w = sext i32 %r216.0 to i64
  call void @say(ptr @n22, i64 %r216.0.w)
  %r216.1 = extractvalue { i32, i1 } %r216, 1
  %r216.1.w = sext i1 %r216.1 to i64
  call void @say(ptr @n22, i64 %r216.1.w)
  %r217 = call { i32, i1 } @f22(i32 -2147483648, i32 0)
  %r217.0 = extractvalue { i32, i1 } %r217, 0
  %r217.0.w = sext i32 %r217.0 to i64
  call void @say(ptr @n22, i64 %r217.0.w)
  %r217.1 = extractvalue { i32, i1 } %r217, 1
  %r217.1.w = sext i1 %r217.1 to i64
  call void @say(ptr @n22, i64 %r217.1.w)
  %r218 = call { i32, i1 } @f22(i32 -2147483648, i32 -2147483648)
  %r218.0 = extractvalue { i32, i1 } %r218, 0
  %r218.0.w = sext i32 %r218.0 to i64
  call void @say(ptr @n22, i64 %r218.0.w)
  %r218.1 = extractvalue { i32, i1 } %r218, 1
  %r218.1.w = sext i1 %r218.1 to i64
  call void @say(ptr @n22, i64 %r218.1.w)
  %r219 = call { i32, i1 } @f22(i32 123456789, i32 0)
  %r219.0 = extractvalue { i32, i1 } %r219, 0
  %r219.0.w = sext i32 %r219.0 to i64
  call void @say(ptr @n22, i64 %r219.0.w)
  %r219.1 = extractvalue { i32, i1 } %r219, 1
  %r219.1.w = sext i1 %r219.1 to i64
  call void @say(ptr @n22, i64 %r219.1.w)
  %r220 = call { i32, i1 } @f22(i32 123456789, i32 -2147483648)
  %r220.0 = extractvalue { i32, i1 } %r220, 0
  %r220.0.w = sext i32 %r220.0 to i64
  call void @say(ptr @n22, i64 %r220.0.w)
  %r220.1 = extractvalue { i32, i1 } %r220, 1
  %r220.1.w = sext i1 %r220.1 to i64
  call void @say(ptr @n22, i64 %r220.1.w)
  %r221 = call { i32, i1 } @f23(i32 0, i32 0)
  %r221.0 = extractvalue { i32, i1 } %r221, 0
  %r221.0.w = sext i32 %r221.0 to i64
  call void @say(ptr @n23, i64 %r221.0.w)
  %r221.1 = extractvalue { i32, i1 } %r221, 1
  %r221.1.w = sext i1 %r221.1 to i64
  call void @say(ptr @n23, i64 %r221.1.w)
  %r222 = call { i32, i1 } @f23(i32 0, i32 -2147483648)
  %r222.0 = extractvalue { i32, i1 } %r222, 0
  %r222.0.w = sext i32 %r222.0 to i64
  call void @say(ptr @n23, i64 %r222.0.w)
  %r222.1 = extractvalue { i32, i1 } %r222, 1
  %r222.1.w = sext i1 %r222.1 to i64
  call void @say(ptr @n23, i64 %r222.1.w)
  %r223 = call { i32, i1 } @f23(i32 1, i32 0)
  %r223.0 = extractvalue { i32, i1 } %r223, 0
  %r223.0.w = sext i32 %r223.0 to i64
  call void @say(ptr @n23, i64 %r223.0.w)
  %r223.1 = extractvalue { i32, i1 } %r223, 1
  %r223.1.w = sext i1 %r223.1 to i64
  call void @say(ptr @n23, i64 %r223.1.w)
  %r224 = call { i32, i1 } @f23(i32 1, i32 -2147483648)
  %r224.0 = extractvalue { i32, i1 } %r224, 0
  %r224.0.w = sext i32 %r224.0 to i64
  call void @say(ptr @n23, i64 %r224.0.w)
  %r224.1 = extractvalue { i32, i1 } %r224, 1
  %r224.1.w = sext i1 %r224.1 to i64
  call void @say(ptr @n23, i64 %r224.1.w)
  %r225 = call { i32, i1 } @f23(i32 -1, i32 0)
  %r225.0 = extractvalue { i32, i1 } %r225, 0
  %r225.0.w = sext i32 %r225.0 to i64
  call void @say(ptr @n23, i64 %r225.0.w)
  %r225.1 = extractvalue { i32, i1 } %r225, 1
  %r225.1.w = sext i1 %r225.1 to i64
  call void @say(ptr @n23, i64 %r225.1.w)
  %r226 = call { i32, i1 } @f23(i32 -1, i32 -2147483648)
  %r226.0 = extractvalue { i32, i1 } %r226, 0
  %r226.0.w = sext i32 %r226.0 to i64
  call void @say(ptr @n23, i64 %r226.0.w)
  %r226.1 = extractvalue { i32, i1 } %r226, 1
  %r226.1.w = sext i1 %r226.1 to i64
  call void @say(ptr @n23, i64 %r226.1.w)
  %r227 = call { i32, i1 } @f23(i32 7, i32 0)
  %r227.0 = extractvalue { i32, i1 } %r227, 0
  %r227.0.w = sext i32 %r227.0 to i64
  call void @say(ptr @n23, i64 %r227.0.w)
  %r227.1 = extractvalue { i32, i1 } %r227, 1
  %r227.1.w = sext i1 %r227.1 to i64
  call void @say(ptr @n23, i64 %r227.1.w)
  %r228 = call { i32, i1 } @f23(i32 7, i32 -2147483648)
  %r228.0 = extractvalue { i32, i1 } %r228, 0
  %r228.0.w = sext i32 %r228.0 to i64
  call void @say(ptr @n23, i64 %r228.0.w)
  %r228.1 = extractvalue { i32, i1 } %r228, 1
  %r228.1.w = sext i1 %r228.1 to i64
  call void @say(ptr @n23, i64 %r228.1.w)
  %r229 = call { i32, i1 } @f23(i32 -128, i32 0)
  %r229.0 = extractvalue { i32, i1 } %r229, 0
  %r229.0.w = sext i32 %r229.0 to i64
  call void @say(ptr @n23, i64 %r229.0.w)
  %r229.1 = extractvalue { i32, i1 } %r229, 1
  %r229.1.w = sext i1 %r229.1 to i64
  call void @say(ptr @n23, i64 %r229.1.w)
  %r230 = call { i32, i1 } @f23(i32 -128, i32 -2147483648)
  %r230.0 = extractvalue { i32, i1 } %r230, 0
  %r230.0.w = sext i32 %r230.0 to i64
  call void @say(ptr @n23, i64 %r230.0.w)
  %r230.1 = extractvalue { i32, i1 } %r230, 1
  %r230.1.w = sext i1 %r230.1 to i64
  call void @say(ptr @n23, i64 %r230.1.w)
  %r231 = call { i32, i1 } @f23(i32 2147483647, i32 0)
  %r231.0 = extractvalue { i32, i1 } %r231, 0
  %r231.0.w = sext i32 %r231.0 to i64
  call void @say(ptr @n23, i64 %r231.0.w)
  %r231.1 = extractvalue { i32, i1 } %r231, 1
  %r231.1.w = sext i1 %r231.1 to i64
  call void @say(ptr @n23, i64 %r231.1.w)
  %r232 = call { i32, i1 } @f23(i32 2147483647, i32 -2147483648)
  %r232.0 = extractvalue { i32, i1 } %r232, 0
  %r232.0.w = sext i32 %r232.0 to i64
  call void @say(ptr @n23, i64 %r232.0.w)
  %r232.1 = extractvalue { i32, i1 } %r232, 1
  %r232.1.w = sext i1 %r232.1 to i64
  call void @say(ptr @n23, i64 %r232.1.w)
  %r233 = call { i32, i1 } @f23(i32 -2147483648, i32 0)
  %r233.0 = extractvalue { i32, i1 } %r233, 0
  %r233.0.w = sext i32 %r233.0 to i64
  call void @say(ptr @n23, i64 %r233.0.w)
  %r233.1 = extractvalue { i32, i1 } %r233, 1
  %r233.1.w = sext i1 %r233.1 to i64
  call void @say(ptr @n23, i64 %r233.1.w)
  %r234 = call { i32, i1 } @f23(i32 -2147483648, i32 -2147483648)
  %r234.0 = extractvalue { i32, i1 } %r234, 0
  %r234.0.w = sext i32 %r234.0 to i64
  call void @say(ptr @n23, i64 %r234.0.w)
  %r234.1 = extractvalue { i32, i1 } %r234, 1
  %r234.1.w = sext i1 %r234.1 to i64
  call void @say(ptr @n23, i64 %r234.1.w)
  %r235 = call { i32, i1 } @f23(i32 123456789, i32 0)
  %r235.0 = extractvalue { i32, i1 } %r235, 0
  %r235.0.w = sext i32 %r235.0 to i64
  call void @say(ptr @n23, i64 %r235.0.w)
  %r235.1 = extractvalue { i32, i1 } %r235, 1
  %r235.1.w = sext i1 %r235.1 to i64
  call void @say(ptr @n23, i64 %r235.1.w)
  %r236 = call { i32, i1 } @f23(i32 123456789, i32 -2147483648)
  %r236.0 = extractvalue { i32, i1 } %r236, 0
  %r236.0.w = sext i32 %r236.0 to i64
  call void @say(ptr @n23, i64 %r236.0.w)
  %r236.1 = extractvalue { i32, i1 } %r236, 1
  %r236.1.w = sext i1 %r236.1 to i64
  call void @say(ptr @n23, i64 %r236.1.w)
  %r237 = call { i32, i1 } @f24(i32 0, i32 0)
  %r237.0 = extractvalue { i32, i1 } %r237, 0
  %r237.0.w = sext i32 %r237.0 to i64
  call void @say(ptr @n24, i64 %r237.0.w)
  %r237.1 = extractvalue { i32, i1 } %r237, 1
  %r237.1.w = sext i1 %r237.1 to i64
  call void @say(ptr @n24, i64 %r237.1.w)
  %r238 = call { i32, i1 } @f24(i32 0, i32 -2147483648)
  %r238.0 = extractvalue { i32, i1 } %r238, 0
  %r238.0.w = sext i32 %r238.0 to i64
  call void @say(ptr @n24, i64 %r238.0.w)
  %r238.1 = extractvalue { i32, i1 } %r238, 1
  %r238.1.w = sext i1 %r238.1 to i64
  call void @say(ptr @n24, i64 %r238.1.w)
  %r239 = call { i32, i1 } @f24(i32 1, i32 0)
  %r239.0 = extractvalue { i32, i1 } %r239, 0
  %r239.0.w = sext i32 %r239.0 to i64
  call void @say(ptr @n24, i64 %r239.0.w)
  %r239.1 = extractvalue { i32, i1 } %r239, 1
  %r239.1.w = sext i1 %r239.1 to i64
  call void @say(ptr @n24, i64 %r239.1.w)
  %r240 = call { i32, i1 } @f24(i32 1, i32 -2147483648)
  %r240.0 = extractvalue { i32, i1 } %r240, 0
  %r240.0.w = sext i32 %r240.0 to i64
  call void @say(ptr @n24, i64 %r240.0.w)
  %r240.1 = extractvalue { i32, i1 } %r240, 1
  %r240.1.w = sext i1 %r240.1 to i64
  call void @say(ptr @n24, i64 %r240.1.w)
  %r241 = call { i32, i1 } @f24(i32 -1, i32 0)
  %r241.0 = extractvalue { i32, i1 } %r241, 0
  %r241.0.w = sext i32 %r241.0 to i64
  call void @say(ptr @n24, i64 %r241.0.w)
  %r241.1 = extractvalue { i32, i1 } %r241, 1
  %r241.1.w = sext i1 %r241.1 to i64
  call void @say(ptr @n24, i64 %r241.1.w)
  %r242 = call { i32, i1 } @f24(i32 -1, i32 -2147483648)
  %r242.0 = extractvalue { i32, i1 } %r242, 0
  %r242.0.w = sext i32 %r242.0 to i64
  call void @say(ptr @n24, i64 %r242.0.w)
  %r242.1 = extractvalue { i32, i1 } %r242, 1
  %r242.1.w = sext i1 %r242.1 to i64
  call void @say(ptr @n24, i64 %r242.1.w)
  %r243 = call { i32, i1 } @f24(i32 7, i32 0)
  %r243.0 = extractvalue { i32, i1 } %r243, 0
  %r243.0.w = sext i32 %r243.0 to i64
  call void @say(ptr @n24, i64 %r243.0.w)
  %r243.1 = extractvalue { i32, i1 } %r243, 1
  %r243.1.w = sext i1 %r243.1 to i64
  call void @say(ptr @n24, i64 %r243.1.w)
  %r244 = call { i32, i1 } @f24(i32 7, i32 -2147483648)
  %r244.0 = extractvalue { i32, i1 } %r244, 0
  %r244.0.w = sext i32 %r244.0 to i64
  call void @say(ptr @n24, i64 %r244.0.w)
  %r244.1 = extractvalue { i32, i1 } %r244, 1
  %r244.1.w = sext i1 %r244.1 to i64
  call void @say(ptr @n24, i64 %r244.1.w)
  %r245 = call { i32, i1 } @f24(i32 -128, i32 0)
  %r245.0 = extractvalue { i32, i1 } %r245, 0
  %r245.0.w = sext i32 %r245.0 to i64
  call void @say(ptr @n24, i64 %r245.0.w)
  %r245.1 = extractvalue { i32, i1 } %r245, 1
  %r245.1.w = sext i1 %r245.1 to i64
  call void @say(ptr @n24, i64 %r245.1.w)
  %r246 = call { i32, i1 } @f24(i32 -128, i32 -2147483648)
  %r246.0 = extractvalue { i32, i1 } %r246, 0
  %r246.0.w = sext i32 %r246.0 to i64
  call void @say(ptr @n24, i64 %r246.0.w)
  %r246.1 = extractvalue { i32, i1 } %r246, 1
  %r246.1.w = sext i1 %r246.1 to i64
  call void @say(ptr @n24, i64 %r246.1.w)
  %r247 = call { i32, i1 } @f24(i32 2147483647, i32 0)
  %r247.0 = extractvalue { i32, i1 } %r247, 0
  %r247.0.w = sext i32 %r247.0 to i64
  call void @say(ptr @n24, i64 %r247.0.w)
  %r247.1 = extractvalue { i32, i1 } %r247, 1
  %r247.1.w = sext i1 %r247.1 to i64
  call void @say(ptr @n24, i64 %r247.1.w)
  %r248 = call { i32, i1 } @f24(i32 2147483647, i32 -2147483648)
  %r248.0 = extractvalue { i32, i1 } %r248, 0
  %r248.0.w = sext i32 %r248.0 to i64
  call void @say(ptr @n24, i64 %r248.0.w)
  %r248.1 = extractvalue { i32, i1 } %r248, 1
  %r248.1.w = sext i1 %r248.1 to i64
  call void @say(ptr @n24, i64 %r248.1.w)
  %r249 = call { i32, i1 } @f24(i32 -2147483648, i32 0)
  %r249.0 = extractvalue { i32, i1 } %r249, 0
  %r249.0.w = sext i32 %r249.0 to i64
  call void @say(ptr @n24, i64 %r249.0.w)
  %r249.1 = extractvalue { i32, i1 } %r249, 1
  %r249.1.w = sext i1 %r249.1 to i64
  call void @say(ptr @n24, i64 %r249.1.w)
  %r250 = call { i32, i1 } @f24(i32 -2147483648, i32 -2147483648)
  %r250.0 = extractvalue { i32, i1 } %r250, 0
  %r250.0.w = sext i32 %r250.0 to i64
  call void @say(ptr @n24, i64 %r250.0.w)
  %r250.1 = extractvalue { i32, i1 } %r250, 1
  %r250.1.w = sext i1 %r250.1 to i64
  call void @say(ptr @n24, i64 %r250.1.w)
  %r251 = call { i32, i1 } @f24(i32 123456789, i32 0)
  %r251.0 = extractvalue { i32, i1 } %r251, 0
  %r251.0.w = sext i32 %r251.0 to i64
  call void @say(ptr @n24, i64 %r251.0.w)
  %r251.1 = extractvalue { i32, i1 } %r251, 1
  %r251.1.w = sext i1 %r251.1 to i64
  call void @say(ptr @n24, i64 %r251.1.w)
  %r252 = call { i32, i1 } @f24(i32 123456789, i32 -2147483648)
  %r252.0 = extractvalue { i32, i1 } %r252, 0
  %r252.0.w = sext i32 %r252.0 to i64
  call void @say(ptr @n24, i64 %r252.0.w)
  %r252.1 = extractvalue { i32, i1 } %r252, 1
  %r252.1.w = sext i1 %r252.1 to i64
  call void @say(ptr @n24, i64 %r252.1.w)
  %r253 = call { i32, i1 } @f25(i32 0, i32 0)
  %r253.0 = extractvalue { i32, i1 } %r253, 0
  %r253.0.w = sext i32 %r253.0 to i64
  call void @say(ptr @n25, i64 %r253.0.w)
  %r253.1 = extractvalue { i32, i1 } %r253, 1
  %r253.1.w = sext i1 %r253.1 to i64
  call void @say(ptr @n25, i64 %r253.1.w)
  %r254 = call { i32, i1 } @f25(i32 0, i32 -2147483648)
  %r254.0 = extractvalue { i32, i1 } %r254, 0
  %r254.0.w = sext i32 %r254.0 to i64
  call void @say(ptr @n25, i64 %r254.0.w)
  %r254.1 = extractvalue { i32, i1 } %r254, 1
  %r254.1.w = sext i1 %r254.1 to i64
  call void @say(ptr @n25, i64 %r254.1.w)
  %r255 = call { i32, i1 } @f25(i32 1, i32 0)
  %r255.0 = extractvalue { i32, i1 } %r255, 0
  %r255.0.w = sext i32 %r255.0 to i64
  call void @say(ptr @n25, i64 %r255.0.w)
  %r255.1 = extractvalue { i32, i1 } %r255, 1
  %r255.1.w = sext i1 %r255.1 to i64
  call void @say(ptr @n25, i64 %r255.1.w)
  %r256 = call { i32, i1 } @f25(i32 1, i32 -2147483648)
  %r256.0 = extractvalue { i32, i1 } %r256, 0
  %r256.0.w = sext i32 %r256.0 to i64
  call void @say(ptr @n25, i64 %r256.0.w)
  %r256.1 = extractvalue { i32, i1 } %r256, 1
  %r256.1.w = sext i1 %r256.1 to i64
  call void @say(ptr @n25, i64 %r256.1.w)
  %r257 = call { i32, i1 } @f25(i32 -1, i32 0)
  %r257.0 = extractvalue { i32, i1 } %r257, 0
  %r257.0.w = sext i32 %r257.0 to i64
  call void @say(ptr @n25, i64 %r257.0.w)
  %r257.1 = extractvalue { i32, i1 } %r257, 1
  %r257.1.w = sext i1 %r257.1 to i64
  call void @say(ptr @n25, i64 %r257.1.w)
  %r258 = call { i32, i1 } @f25(i32 -1, i32 -2147483648)
  %r258.0 = extractvalue { i32, i1 } %r258, 0
  %r258.0.w = sext i32 %r258.0 to i64
  call void @say(ptr @n25, i64 %r258.0.w)
  %r258.1 = extractvalue { i32, i1 } %r258, 1
  %r258.1.w = sext i1 %r258.1 to i64
  call void @say(ptr @n25, i64 %r258.1.w)
  %r259 = call { i32, i1 } @f25(i32 7, i32 0)
  %r259.0 = extractvalue { i32, i1 } %r259, 0
  %r259.0.w = sext i32 %r259.0 to i64
  call void @say(ptr @n25, i64 %r259.0.w)
  %r259.1 = extractvalue { i32, i1 } %r259, 1
  %r259.1.w = sext i1 %r259.1 to i64
  call void @say(ptr @n25, i64 %r259.1.w)
  %r260 = call { i32, i1 } @f25(i32 7, i32 -2147483648)
  %r260.0 = extractvalue { i32, i1 } %r260, 0
  %r260.0.w = sext i32 %r260.0 to i64
  call void @say(ptr @n25, i64 %r260.0.w)
  %r260.1 = extractvalue { i32, i1 } %r260, 1
  %r260.1.w = sext i1 %r260.1 to i64
  call void @say(ptr @n25, i64 %r260.1.w)
  %r261 = call { i32, i1 } @f25(i32 -128, i32 0)
  %r261.0 = extractvalue { i32, i1 } %r261, 0
  %r261.0.w = sext i32 %r261.0 to i64
  call void @say(ptr @n25, i64 %r261.0.w)
  %r261.1 = extractvalue { i32, i1 } %r261, 1
  %r261.1.w = sext i1 %r261.1 to i64
  call void @say(ptr @n25, i64 %r261.1.w)
  %r262 = call { i32, i1 } @f25(i32 -128, i32 -2147483648)
  %r262.0 = extractvalue { i32, i1 } %r262, 0
  %r262.0.w = sext i32 %r262.0 to i64
  call void @say(ptr @n25, i64 %r262.0.w)
  %r262.1 = extractvalue { i32, i1 } %r262, 1
  %r262.1.w = sext i1 %r262.1 to i64
  call void @say(ptr @n25, i64 %r262.1.w)
  %r263 = call { i32, i1 } @f25(i32 2147483647, i32 0)
  %r263.0 = extractvalue { i32, i1 } %r263, 0
  %r263.0.w = sext i32 %r263.0 to i64
  call void @say(ptr @n25, i64 %r263.0.w)
  %r263.1 = extractvalue { i32, i1 } %r263, 1
  %r263.1.w = sext i1 %r263.1 to i64
  call void @say(ptr @n25, i64 %r263.1.w)
  %r264 = call { i32, i1 } @f25(i32 2147483647, i32 -2147483648)
  %r264.0 = extractvalue { i32, i1 } %r264, 0
  %r264.0.w = sext i32 %r264.0 to i64
  call void @say(ptr @n25, i64 %r264.0.w)
  %r264.1 = extractvalue { i32, i1 } %r264, 1
  %r264.1.w = sext i1 %r264.1 to i64
  call void @say(ptr @n25, i64 %r264.1.w)
  %r265 = call { i32, i1 } @f25(i32 -2147483648, i32 0)
  %r265.0 = extractvalue { i32, i1 } %r265, 0
  %r265.0.w = sext i32 %r265.0 to i64
  call void @say(ptr @n25, i64 %r265.0.w)
  %r265.1 = extractvalue { i32, i1 } %r265, 1
  %r265.1.w = sext i1 %r265.1 to i64
  call void @say(ptr @n25, i64 %r265.1.w)
  %r266 = call { i32, i1 } @f25(i32 -2147483648, i32 -2147483648)
  %r266.0 = extractvalue { i32, i1 } %r266, 0
  %r266.0.w = sext i32 %r266.0 to i64
  call void @say(ptr @n25, i64 %r266.0.w)
  %r266.1 = extractvalue { i32, i1 } %r266, 1
  %r266.1.w = sext i1 %r266.1 to i64
  call void @say(ptr @n25, i64 %r266.1.w)
  %r267 = call { i32, i1 } @f25(i32 123456789, i32 0)
  %r267.0 = extractvalue { i32, i1 } %r267, 0
  %r267.0.w = sext i32 %r267.0 to i64
  call void @say(ptr @n25, i64 %r267.0.w)
  %r267.1 = extractvalue { i32, i1 } %r267, 1
  %r267.1.w = sext i1 %r267.1 to i64
  call void @say(ptr @n25, i64 %r267.1.w)
  %r268 = call { i32, i1 } @f25(i32 123456789, i32 -2147483648)
  %r268.0 = extractvalue { i32, i1 } %r268, 0
  %r268.0.w = sext i32 %r268.0 to i64
  call void @say(ptr @n25, i64 %r268.0.w)
  %r268.1 = extractvalue { i32, i1 } %r268, 1
  %r268.1.w = sext i1 %r268.1 to i64
  call void @say(ptr @n25, i64 %r268.1.w)
  %r269 = call { i32, i1 } @f26(i32 0, i32 0)
  %r269.0 = extractvalue { i32, i1 } %r269, 0
  %r269.0.w = sext i32 %r269.0 to i64
  call void @say(ptr @n26, i64 %r269.0.w)
  %r269.1 = extractvalue { i32, i1 } %r269, 1
  %r269.1.w = sext i1 %r269.1 to i64
  call void @say(ptr @n26, i64 %r269.1.w)
  %r270 = call { i32, i1 } @f26(i32 0, i32 -2147483648)
  %r270.0 = extractvalue { i32, i1 } %r270, 0
  %r270.0.w = sext i32 %r270.0 to i64
  call void @say(ptr @n26, i64 %r270.0.w)
  %r270.1 = extractvalue { i32, i1 } %r270, 1
  %r270.1.w = sext i1 %r270.1 to i64
  call void @say(ptr @n26, i64 %r270.1.w)
  %r271 = call { i32, i1 } @f26(i32 1, i32 0)
  %r271.0 = extractvalue { i32, i1 } %r271, 0
  %r271.0.w = sext i32 %r271.0 to i64
  call void @say(ptr @n26, i64 %r271.0.w)
  %r271.1 = extractvalue { i32, i1 } %r271, 1
  %r271.1.w = sext i1 %r271.1 to i64
  call void @say(ptr @n26, i64 %r271.1.w)
  %r272 = call { i32, i1 } @f26(i32 1, i32 -2147483648)
  %r272.0 = extractvalue { i32, i1 } %r272, 0
  %r272.0.w = sext i32 %r272.0 to i64
  call void @say(ptr @n26, i64 %r272.0.w)
  %r272.1 = extractvalue { i32, i1 } %r272, 1
  %r272.1.w = sext i1 %r272.1 to i64
  call void @say(ptr @n26, i64 %r272.1.w)
  %r273 = call { i32, i1 } @f26(i32 -1, i32 0)
  %r273.0 = extractvalue { i32, i1 } %r273, 0
  %r273.0.w = sext i32 %r273.0 to i64
  call void @say(ptr @n26, i64 %r273.0.w)
  %r273.1 = extractvalue { i32, i1 } %r273, 1
  %r273.1.w = sext i1 %r273.1 to i64
  call void @say(ptr @n26, i64 %r273.1.w)
  %r274 = call { i32, i1 } @f26(i32 -1, i32 -2147483648)
  %r274.0 = extractvalue { i32, i1 } %r274, 0
  %r274.0.w = sext i32 %r274.0 to i64
  call void @say(ptr @n26, i64 %r274.0.w)
  %r274.1 = extractvalue { i32, i1 } %r274, 1
  %r274.1.w = sext i1 %r274.1 to i64
  call void @say(ptr @n26, i64 %r274.1.w)
  %r275 = call { i32, i1 } @f26(i32 7, i32 0)
  %r275.0 = extractvalue { i32, i1 } %r275, 0
  %r275.0.w = sext i32 %r275.0 to i64
  call void @say(ptr @n26, i64 %r275.0.w)
  %r275.1 = extractvalue { i32, i1 } %r275, 1
  %r275.1.w = sext i1 %r275.1 to i64
  call void @say(ptr @n26, i64 %r275.1.w)
  %r276 = call { i32, i1 } @f26(i32 7, i32 -2147483648)
  %r276.0 = extractvalue { i32, i1 } %r276, 0
  %r276.0.w = sext i32 %r276.0 to i64
  call void @say(ptr @n26, i64 %r276.0.w)
  %r276.1 = extractvalue { i32, i1 } %r276, 1
  %r276.1.w = sext i1 %r276.1 to i64
  call void @say(ptr @n26, i64 %r276.1.w)
  %r277 = call { i32, i1 } @f26(i32 -128, i32 0)
  %r277.0 = extractvalue { i32, i1 } %r277, 0
  %r277.0.w = sext i32 %r277.0 to i64
  call void @say(ptr @n26, i64 %r277.0.w)
  %r277.1 = extractvalue { i32, i1 } %r277, 1
  %r277.1.w = sext i1 %r277.1 to i64
  call void @say(ptr @n26, i64 %r277.1.w)
  %r278 = call { i32, i1 } @f26(i32 -128, i32 -2147483648)
  %r278.0 = extractvalue { i32, i1 } %r278, 0
  %r278.0.w = sext i32 %r278.0 to i64
  call void @say(ptr @n26, i64 %r278.0.w)
  %r278.1 = extractvalue { i32, i1 } %r278, 1
  %r278.1.w = sext i1 %r278.1 to i64
  call void @say(ptr @n26, i64 %r278.1.w)
  %r279 = call { i32, i1 } @f26(i32 2147483647, i32 0)
  %r279.0 = extractvalue { i32, i1 } %r279, 0
  %r279.0.w = sext i32 %r279.0 to i64
  call void @say(ptr @n26, i64 %r279.0.w)
  %r279.1 = extractvalue { i32, i1 } %r279, 1
  %r279.1.w = sext i1 %r279.1 to i64
  call void @say(ptr @n26, i64 %r279.1.w)
  %r280 = call { i32, i1 } @f26(i32 2147483647, i32 -2147483648)
  %r280.0 = extractvalue { i32, i1 } %r280, 0
  %r280.0.w = sext i32 %r280.0 to i64
  call void @say(ptr @n26, i64 %r280.0.w)
  %r280.1 = extractvalue { i32, i1 } %r280, 1
  %r280.1.w = sext i1 %r280.1 to i64
  call void @say(ptr @n26, i64 %r280.1.w)
  %r281 = call { i32, i1 } @f26(i32 -2147483648, i32 0)
  %r281.0 = extractvalue { i32, i1 } %r281, 0
  %r281.0.w = sext i32 %r281.0 to i64
  call void @say(ptr @n26, i64 %r281.0.w)
  %r281.1 = extractvalue { i32, i1 } %r281, 1
  %r281.1.w = sext i1 %r281.1 to i64
  call void @say(ptr @n26, i64 %r281.1.w)
  %r282 = call { i32, i1 } @f26(i32 -2147483648, i32 -2147483648)
  %r282.0 = extractvalue { i32, i1 } %r282, 0
  %r282.0.w = sext i32 %r282.0 to i64
  call void @say(ptr @n26, i64 %r282.0.w)
  %r282.1 = extractvalue { i32, i1 } %r282, 1
  %r282.1.w = sext i1 %r282.1 to i64
  call void @say(ptr @n26, i64 %r282.1.w)
  %r283 = call { i32, i1 } @f26(i32 123456789, i32 0)
  %r283.0 = extractvalue { i32, i1 } %r283, 0
  %r283.0.w = sext i32 %r283.0 to i64
  call void @say(ptr @n26, i64 %r283.0.w)
  %r283.1 = extractvalue { i32, i1 } %r283, 1
  %r283.1.w = sext i1 %r283.1 to i64
  call void @say(ptr @n26, i64 %r283.1.w)
  %r284 = call { i32, i1 } @f26(i32 123456789, i32 -2147483648)
  %r284.0 = extractvalue { i32, i1 } %r284, 0
  %r284.0.w = sext i32 %r284.0 to i64
  call void @say(ptr @n26, i64 %r284.0.w)
  %r284.1 = extractvalue { i32, i1 } %r284, 1
  %r284.1.w = sext i1 %r284.1 to i64
  call void @say(ptr @n26, i64 %r284.1.w)
  %r285 = call ptr @f27(ptr inttoptr (i64 65535 to ptr), i64 -16)
  %r285.b = ptrtoint ptr %r285 to i64
  call void @say(ptr @n27, i64 %r285.b)
  %r286 = call ptr @f27(ptr inttoptr (i64 65535 to ptr), i64 255)
  %r286.b = ptrtoint ptr %r286 to i64
  call void @say(ptr @n27, i64 %r286.b)
  %r287 = call double @f28(double 0x0000000000000000)
  %r287.b = bitcast double %r287 to i64
  call void @say(ptr @n28, i64 %r287.b)
  %r288 = call double @f28(double 0x8000000000000000)
  %r288.b = bitcast double %r288 to i64
  call void @say(ptr @n28, i64 %r288.b)
  %r289 = call double @f28(double 0x3FE0000000000000)
  %r289.b = bitcast double %r289 to i64
  call void @say(ptr @n28, i64 %r289.b)
  %r290 = call double @f28(double 0xBFE0000000000000)
  %r290.b = bitcast double %r290 to i64
  call void @say(ptr @n28, i64 %r290.b)
  %r291 = call double @f28(double 0x3FF8000000000000)
  %r291.b = bitcast double %r291 to i64
  call void @say(ptr @n28, i64 %r291.b)
  %r292 = call double @f28(double 0x4004000000000000)
  %r292.b = bitcast double %r292 to i64
  call void @say(ptr @n28, i64 %r292.b)
  %r293 = call double @f28(double 0xC004000000000000)
  %r293.b = bitcast double %r293 to i64
  call void @say(ptr @n28, i64 %r293.b)
  %r294 = call double @f28(double 0x400D99999999999A)
  %r294.b = bitcast double %r294 to i64
  call void @say(ptr @n28, i64 %r294.b)
  %r295 = call double @f28(double 0xC00999999999999A)
  %r295.b = bitcast double %r295 to i64
  call void @say(ptr @n28, i64 %r295.b)
  %r296 = call double @f28(double 0x4202A05F20000000)
  %r296.b = bitcast double %r296 to i64
  call void @say(ptr @n28, i64 %r296.b)
  %r297 = call double @f28(double 0x3FB999999999999A)
  %r297.b = bitcast double %r297 to i64
  call void @say(ptr @n28, i64 %r297.b)
  %r298 = call float @f29(float 0x0000000000000000)
  %r298.b = bitcast float %r298 to i32
  %r298.b.w = sext i32 %r298.b to i64
  call void @say(ptr @n29, i64 %r298.b.w)
  %r299 = call float @f29(float 0x8000000000000000)
  %r299.b = bitcast float %r299 to i32
  %r299.b.w = sext i32 %r299.b to i64
  call void @say(ptr @n29, i64 %r299.b.w)
  %r300 = call float @f29(float 0x3FE0000000000000)
  %r300.b = bitcast float %r300 to i32
  %r300.b.w = sext i32 %r300.b to i64
  call void @say(ptr @n29, i64 %r300.b.w)
  %r301 = call float @f29(float 0xBFE0000000000000)
  %r301.b = bitcast float %r301 to i32
  %r301.b.w = sext i32 %r301.b to i64
  call void @say(ptr @n29, i64 %r301.b.w)
  %r302 = call float @f29(float 0x3FF8000000000000)
  %r302.b = bitcast float %r302 to i32
  %r302.b.w = sext i32 %r302.b to i64
  call void @say(ptr @n29, i64 %r302.b.w)
  %r303 = call float @f29(float 0x4004000000000000)
  %r303.b = bitcast float %r303 to i32
  %r303.b.w = sext i32 %r303.b to i64
  call void @say(ptr @n29, i64 %r303.b.w)
  %r304 = call float @f29(float 0xC004000000000000)
  %r304.b = bitcast float %r304 to i32
  %r304.b.w = sext i32 %r304.b to i64
  call void @say(ptr @n29, i64 %r304.b.w)
  %r305 = call double @f30(double 0x0000000000000000)
  %r305.b = bitcast double %r305 to i64
  call void @say(ptr @n30, i64 %r305.b)
  %r306 = call double @f30(double 0x8000000000000000)
  %r306.b = bitcast double %r306 to i64
  call void @say(ptr @n30, i64 %r306.b)
  %r307 = call double @f30(double 0x3FE0000000000000)
  %r307.b = bitcast double %r307 to i64
  call void @say(ptr @n30, i64 %r307.b)
  %r308 = call double @f30(double 0xBFE0000000000000)
  %r308.b = bitcast double %r308 to i64
  call void @say(ptr @n30, i64 %r308.b)
  %r309 = call double @f30(double 0x3FF8000000000000)
  %r309.b = bitcast double %r309 to i64
  call void @say(ptr @n30, i64 %r309.b)
  %r310 = call double @f30(double 0x4004000000000000)
  %r310.b = bitcast double %r310 to i64
  call void @say(ptr @n30, i64 %r310.b)
  %r311 = call double @f30(double 0xC004000000000000)
  %r311.b = bitcast double %r311 to i64
  call void @say(ptr @n30, i64 %r311.b)
  %r312 = call double @f30(double 0x400D99999999999A)
  %r312.b = bitcast double %r312 to i64
  call void @say(ptr @n30, i64 %r312.b)
  %r313 = call double @f30(double 0xC00999999999999A)
  %r313.b = bitcast double %r313 to i64
  call void @say(ptr @n30, i64 %r313.b)
  %r314 = call double @f30(double 0x4202A05F20000000)
  %r314.b = bitcast double %r314 to i64
  call void @say(ptr @n30, i64 %r314.b)
  %r315 = call double @f30(double 0x3FB999999999999A)
  %r315.b = bitcast double %r315 to i64
  call void @say(ptr @n30, i64 %r315.b)
  %r316 = call float @f31(float 0x0000000000000000)
  %r316.b = bitcast float %r316 to i32
  %r316.b.w = sext i32 %r316.b to i64
  call void @say(ptr @n31, i64 %r316.b.w)
  %r317 = call float @f31(float 0x8000000000000000)
  %r317.b = bitcast float %r317 to i32
  %r317.b.w = sext i32 %r317.b to i64
  call void @say(ptr @n31, i64 %r317.b.w)
  %r318 = call float @f31(float 0x3FE0000000000000)
  %r318.b = bitcast float %r318 to i32
  %r318.b.w = sext i32 %r318.b to i64
  call void @say(ptr @n31, i64 %r318.b.w)
  %r319 = call float @f31(float 0xBFE0000000000000)
  %r319.b = bitcast float %r319 to i32
  %r319.b.w = sext i32 %r319.b to i64
  call void @say(ptr @n31, i64 %r319.b.w)
  %r320 = call float @f31(float 0x3FF8000000000000)
  %r320.b = bitcast float %r320 to i32
  %r320.b.w = sext i32 %r320.b to i64
  call void @say(ptr @n31, i64 %r320.b.w)
  %r321 = call float @f31(float 0x4004000000000000)
  %r321.b = bitcast float %r321 to i32
  %r321.b.w = sext i32 %r321.b to i64
  call void @say(ptr @n31, i64 %r321.b.w)
  %r322 = call float @f31(float 0xC004000000000000)
  %r322.b = bitcast float %r322 to i32
  %r322.b.w = sext i32 %r322.b to i64
  call void @say(ptr @n31, i64 %r322.b.w)
  %r323 = call double @f32(double 0x0000000000000000)
  %r323.b = bitcast double %r323 to i64
  call void @say(ptr @n32, i64 %r323.b)
  %r324 = call double @f32(double 0x8000000000000000)
  %r324.b = bitcast double %r324 to i64
  call void @say(ptr @n32, i64 %r324.b)
  %r325 = call double @f32(double 0x3FE0000000000000)
  %r325.b = bitcast double %r325 to i64
  call void @say(ptr @n32, i64 %r325.b)
  %r326 = call double @f32(double 0xBFE0000000000000)
  %r326.b = bitcast double %r326 to i64
  call void @say(ptr @n32, i64 %r326.b)
  %r327 = call double @f32(double 0x3FF8000000000000)
  %r327.b = bitcast double %r327 to i64
  call void @say(ptr @n32, i64 %r327.b)
  %r328 = call double @f32(double 0x4004000000000000)
  %r328.b = bitcast double %r328 to i64
  call void @say(ptr @n32, i64 %r328.b)
  %r329 = call double @f32(double 0xC004000000000000)
  %r329.b = bitcast double %r329 to i64
  call void @say(ptr @n32, i64 %r329.b)
  %r330 = call double @f32(double 0x400D99999999999A)
  %r330.b = bitcast double %r330 to i64
  call void @say(ptr @n32, i64 %r330.b)
  %r331 = call double @f32(double 0xC00999999999999A)
  %r331.b = bitcast double %r331 to i64
  call void @say(ptr @n32, i64 %r331.b)
  %r332 = call double @f32(double 0x4202A05F20000000)
  %r332.b = bitcast double %r332 to i64
  call void @say(ptr @n32, i64 %r332.b)
  %r333 = call double @f32(double 0x3FB999999999999A)
  %r333.b = bitcast double %r333 to i64
  call void @say(ptr @n32, i64 %r333.b)
  %r334 = call float @f33(float 0x0000000000000000)
  %r334.b = bitcast float %r334 to i32
  %r334.b.w = sext i32 %r334.b to i64
  call void @say(ptr @n33, i64 %r334.b.w)
  %r335 = call float @f33(float 0x8000000000000000)
  %r335.b = bitcast float %r335 to i32
  %r335.b.w = sext i32 %r335.b to i64
  call void @say(ptr @n33, i64 %r335.b.w)
  %r336 = call float @f33(float 0x3FE0000000000000)
  %r336.b = bitcast float %r336 to i32
  %r336.b.w = sext i32 %r336.b to i64
  call void @say(ptr @n33, i64 %r336.b.w)
  %r337 = call float @f33(float 0xBFE0000000000000)
  %r337.b = bitcast float %r337 to i32
  %r337.b.w = sext i32 %r337.b to i64
  call void @say(ptr @n33, i64 %r337.b.w)
  %r338 = call float @f33(float 0x3FF8000000000000)
  %r338.b = bitcast float %r338 to i32
  %r338.b.w = sext i32 %r338.b to i64
  call void @say(ptr @n33, i64 %r338.b.w)
  %r339 = call float @f33(float 0x4004000000000000)
  %r339.b = bitcast float %r339 to i32
  %r339.b.w = sext i32 %r339.b to i64
  call void @say(ptr @n33, i64 %r339.b.w)
  %r340 = call float @f33(float 0xC004000000000000)
  %r340.b = bitcast float %r340 to i32
  %r340.b.w = sext i32 %r340.b to i64
  call void @say(ptr @n33, i64 %r340.b.w)
  %r341 = call double @f34(double 0x0000000000000000)
  %r341.b = bitcast double %r341 to i64
  call void @say(ptr @n34, i64 %r341.b)
  %r342 = call double @f34(double 0x8000000000000000)
  %r342.b = bitcast double %r342 to i64
  call void @say(ptr @n34, i64 %r342.b)
  %r343 = call double @f34(double 0x3FE0000000000000)
  %r343.b = bitcast double %r343 to i64
  call void @say(ptr @n34, i64 %r343.b)
  %r344 = call double @f34(double 0xBFE0000000000000)
  %r344.b = bitcast double %r344 to i64
  call void @say(ptr @n34, i64 %r344.b)
  %r345 = call double @f34(double 0x3FF8000000000000)
  %r345.b = bitcast double %r345 to i64
  call void @say(ptr @n34, i64 %r345.b)
  %r346 = call double @f34(double 0x4004000000000000)
  %r346.b = bitcast double %r346 to i64
  call void @say(ptr @n34, i64 %r346.b)
  %r347 = call double @f34(double 0xC004000000000000)
  %r347.b = bitcast double %r347 to i64
  call void @say(ptr @n34, i64 %r347.b)
  %r348 = call double @f34(double 0x400D99999999999A)
  %r348.b = bitcast double %r348 to i64
  call void @say(ptr @n34, i64 %r348.b)
  %r349 = call double @f34(double 0xC00999999999999A)
  %r349.b = bitcast double %r349 to i64
  call void @say(ptr @n34, i64 %r349.b)
  %r350 = call double @f34(double 0x4202A05F20000000)
  %r350.b = bitcast double %r350 to i64
  call void @say(ptr @n34, i64 %r350.b)
  %r351 = call double @f34(double 0x3FB999999999999A)
  %r351.b = bitcast double %r351 to i64
  call void @say(ptr @n34, i64 %r351.b)
  %r352 = call float @f35(float 0x0000000000000000)
  %r352.b = bitcast float %r352 to i32
  %r352.b.w = sext i32 %r352.b to i64
  call void @say(ptr @n35, i64 %r352.b.w)
  %r353 = call float @f35(float 0x8000000000000000)
  %r353.b = bitcast float %r353 to i32
  %r353.b.w = sext i32 %r353.b to i64
  call void @say(ptr @n35, i64 %r353.b.w)
  %r354 = call float @f35(float 0x3FE0000000000000)
  %r354.b = bitcast float %r354 to i32
  %r354.b.w = sext i32 %r354.b to i64
  call void @say(ptr @n35, i64 %r354.b.w)
  %r355 = call float @f35(float 0xBFE0000000000000)
  %r355.b = bitcast float %r355 to i32
  %r355.b.w = sext i32 %r355.b to i64
  call void @say(ptr @n35, i64 %r355.b.w)
  %r356 = call float @f35(float 0x3FF8000000000000)
  %r356.b = bitcast float %r356 to i32
  %r356.b.w = sext i32 %r356.b to i64
  call void @say(ptr @n35, i64 %r356.b.w)
  %r357 = call float @f35(float 0x4004000000000000)
  %r357.b = bitcast float %r357 to i32
  %r357.b.w = sext i32 %r357.b to i64
  call void @say(ptr @n35, i64 %r357.b.w)
  %r358 = call float @f35(float 0xC004000000000000)
  %r358.b = bitcast float %r358 to i32
  %r358.b.w = sext i32 %r358.b to i64
  call void @say(ptr @n35, i64 %r358.b.w)
  %r359 = call double @f36(double 0x0000000000000000)
  %r359.b = bitcast double %r359 to i64
  call void @say(ptr @n36, i64 %r359.b)
  %r360 = call double @f36(double 0x8000000000000000)
  %r360.b = bitcast double %r360 to i64
  call void @say(ptr @n36, i64 %r360.b)
  %r361 = call double @f36(double 0x3FE0000000000000)
  %r361.b = bitcast double %r361 to i64
  call void @say(ptr @n36, i64 %r361.b)
  %r362 = call double @f36(double 0xBFE0000000000000)
  %r362.b = bitcast double %r362 to i64
  call void @say(ptr @n36, i64 %r362.b)
  %r363 = call double @f36(double 0x3FF8000000000000)
  %r363.b = bitcast double %r363 to i64
  call void @say(ptr @n36, i64 %r363.b)
  %r364 = call double @f36(double 0x4004000000000000)
  %r364.b = bitcast double %r364 to i64
  call void @say(ptr @n36, i64 %r364.b)
  %r365 = call double @f36(double 0xC004000000000000)
  %r365.b = bitcast double %r365 to i64
  call void @say(ptr @n36, i64 %r365.b)
  %r366 = call double @f36(double 0x400D99999999999A)
  %r366.b = bitcast double %r366 to i64
  call void @say(ptr @n36, i64 %r366.b)
  %r367 = call double @f36(double 0xC00999999999999A)
  %r367.b = bitcast double %r367 to i64
  call void @say(ptr @n36, i64 %r367.b)
  %r368 = call double @f36(double 0x4202A05F20000000)
  %r368.b = bitcast double %r368 to i64
  call void @say(ptr @n36, i64 %r368.b)
  %r369 = call double @f36(double 0x3FB999999999999A)
  %r369.b = bitcast double %r369 to i64
  call void @say(ptr @n36, i64 %r369.b)
  %r370 = call float @f37(float 0x0000000000000000)
  %r370.b = bitcast float %r370 to i32
  %r370.b.w = sext i32 %r370.b to i64
  call void @say(ptr @n37, i64 %r370.b.w)
  %r371 = call float @f37(float 0x8000000000000000)
  %r371.b = bitcast float %r371 to i32
  %r371.b.w = sext i32 %r371.b to i64
  call void @say(ptr @n37, i64 %r371.b.w)
  %r372 = call float @f37(float 0x3FE0000000000000)
  %r372.b = bitcast float %r372 to i32
  %r372.b.w = sext i32 %r372.b to i64
  call void @say(ptr @n37, i64 %r372.b.w)
  %r373 = call float @f37(float 0xBFE0000000000000)
  %r373.b = bitcast float %r373 to i32
  %r373.b.w = sext i32 %r373.b to i64
  call void @say(ptr @n37, i64 %r373.b.w)
  %r374 = call float @f37(float 0x3FF8000000000000)
  %r374.b = bitcast float %r374 to i32
  %r374.b.w = sext i32 %r374.b to i64
  call void @say(ptr @n37, i64 %r374.b.w)
  %r375 = call float @f37(float 0x4004000000000000)
  %r375.b = bitcast float %r375 to i32
  %r375.b.w = sext i32 %r375.b to i64
  call void @say(ptr @n37, i64 %r375.b.w)
  %r376 = call float @f37(float 0xC004000000000000)
  %r376.b = bitcast float %r376 to i32
  %r376.b.w = sext i32 %r376.b to i64
  call void @say(ptr @n37, i64 %r376.b.w)
  %r377 = call double @f38(double 0x0000000000000000)
  %r377.b = bitcast double %r377 to i64
  call void @say(ptr @n38, i64 %r377.b)
  %r378 = call double @f38(double 0x8000000000000000)
  %r378.b = bitcast double %r378 to i64
  call void @say(ptr @n38, i64 %r378.b)
  %r379 = call double @f38(double 0x3FE0000000000000)
  %r379.b = bitcast double %r379 to i64
  call void @say(ptr @n38, i64 %r379.b)
  %r380 = call double @f38(double 0xBFE0000000000000)
  %r380.b = bitcast double %r380 to i64
  call void @say(ptr @n38, i64 %r380.b)
  %r381 = call double @f38(double 0x3FF8000000000000)
  %r381.b = bitcast double %r381 to i64
  call void @say(ptr @n38, i64 %r381.b)
  %r382 = call double @f38(double 0x4004000000000000)
  %r382.b = bitcast double %r382 to i64
  call void @say(ptr @n38, i64 %r382.b)
  %r383 = call double @f38(double 0xC004000000000000)
  %r383.b = bitcast double %r383 to i64
  call void @say(ptr @n38, i64 %r383.b)
  %r384 = call double @f38(double 0x400D99999999999A)
  %r384.b = bitcast double %r384 to i64
  call void @say(ptr @n38, i64 %r384.b)
  %r385 = call double @f38(double 0xC00999999999999A)
  %r385.b = bitcast double %r385 to i64
  call void @say(ptr @n38, i64 %r385.b)
  %r386 = call double @f38(double 0x4202A05F20000000)
  %r386.b = bitcast double %r386 to i64
  call void @say(ptr @n38, i64 %r386.b)
  %r387 = call double @f38(double 0x3FB999999999999A)
  %r387.b = bitcast double %r387 to i64
  call void @say(ptr @n38, i64 %r387.b)
  %r388 = call float @f39(float 0x0000000000000000)
  %r388.b = bitcast float %r388 to i32
  %r388.b.w = sext i32 %r388.b to i64
  call void @say(ptr @n39, i64 %r388.b.w)
  %r389 = call float @f39(float 0x8000000000000000)
  %r389.b = bitcast float %r389 to i32
  %r389.b.w = sext i32 %r389.b to i64
  call void @say(ptr @n39, i64 %r389.b.w)
  %r390 = call float @f39(float 0x3FE0000000000000)
  %r390.b = bitcast float %r390 to i32
  %r390.b.w = sext i32 %r390.b to i64
  call void @say(ptr @n39, i64 %r390.b.w)
  %r391 = call float @f39(float 0xBFE0000000000000)
  %r391.b = bitcast float %r391 to i32
  %r391.b.w = sext i32 %r391.b to i64
  call void @say(ptr @n39, i64 %r391.b.w)
  %r392 = call float @f39(float 0x3FF8000000000000)
  %r392.b = bitcast float %r392 to i32
  %r392.b.w = sext i32 %r392.b to i64
  call void @say(ptr @n39, i64 %r392.b.w)
  %r393 = call float @f39(float 0x4004000000000000)
  %r393.b = bitcast float %r393 to i32
  %r393.b.w = sext i32 %r393.b to i64
  call void @say(ptr @n39, i64 %r393.b.w)
  %r394 = call float @f39(float 0xC004000000000000)
  %r394.b = bitcast float %r394 to i32
  %r394.b.w = sext i32 %r394.b to i64
  call void @say(ptr @n39, i64 %r394.b.w)
  %r395 = call double @f40(double 0x0000000000000000)
  %r395.b = bitcast double %r395 to i64
  call void @say(ptr @n40, i64 %r395.b)
  %r396 = call double @f40(double 0x8000000000000000)
  %r396.b = bitcast double %r396 to i64
  call void @say(ptr @n40, i64 %r396.b)
  %r397 = call double @f40(double 0x3FE0000000000000)
  %r397.b = bitcast double %r397 to i64
  call void @say(ptr @n40, i64 %r397.b)
  %r398 = call double @f40(double 0xBFE0000000000000)
  %r398.b = bitcast double %r398 to i64
  call void @say(ptr @n40, i64 %r398.b)
  %r399 = call double @f40(double 0x3FF8000000000000)
  %r399.b = bitcast double %r399 to i64
  call void @say(ptr @n40, i64 %r399.b)
  %r400 = call double @f40(double 0x4004000000000000)
  %r400.b = bitcast double %r400 to i64
  call void @say(ptr @n40, i64 %r400.b)
  %r401 = call double @f40(double 0xC004000000000000)
  %r401.b = bitcast double %r401 to i64
  call void @say(ptr @n40, i64 %r401.b)
  %r402 = call double @f40(double 0x400D99999999999A)
  %r402.b = bitcast double %r402 to i64
  call void @say(ptr @n40, i64 %r402.b)
  %r403 = call double @f40(double 0xC00999999999999A)
  %r403.b = bitcast double %r403 to i64
  call void @say(ptr @n40, i64 %r403.b)
  %r404 = call double @f40(double 0x4202A05F20000000)
  %r404.b = bitcast double %r404 to i64
  call void @say(ptr @n40, i64 %r404.b)
  %r405 = call double @f40(double 0x3FB999999999999A)
  %r405.b = bitcast double %r405 to i64
  call void @say(ptr @n40, i64 %r405.b)
  %r406 = call float @f41(float 0x0000000000000000)
  %r406.b = bitcast float %r406 to i32
  %r406.b.w = sext i32 %r406.b to i64
  call void @say(ptr @n41, i64 %r406.b.w)
  %r407 = call float @f41(float 0x8000000000000000)
  %r407.b = bitcast float %r407 to i32
  %r407.b.w = sext i32 %r407.b to i64
  call void @say(ptr @n41, i64 %r407.b.w)
  %r408 = call float @f41(float 0x3FE0000000000000)
  %r408.b = bitcast float %r408 to i32
  %r408.b.w = sext i32 %r408.b to i64
  call void @say(ptr @n41, i64 %r408.b.w)
  %r409 = call float @f41(float 0xBFE0000000000000)
  %r409.b = bitcast float %r409 to i32
  %r409.b.w = sext i32 %r409.b to i64
  call void @say(ptr @n41, i64 %r409.b.w)
  %r410 = call float @f41(float 0x3FF8000000000000)
  %r410.b = bitcast float %r410 to i32
  %r410.b.w = sext i32 %r410.b to i64
  call void @say(ptr @n41, i64 %r410.b.w)
  %r411 = call float @f41(float 0x4004000000000000)
  %r411.b = bitcast float %r411 to i32
  %r411.b.w = sext i32 %r411.b to i64
  call void @say(ptr @n41, i64 %r411.b.w)
  %r412 = call float @f41(float 0xC004000000000000)
  %r412.b = bitcast float %r412 to i32
  %r412.b.w = sext i32 %r412.b to i64
  call void @say(ptr @n41, i64 %r412.b.w)
  %r413 = call double @f42(double 0x3FD0000000000000)
  %r413.b = bitcast double %r413 to i64
  call void @say(ptr @n42, i64 %r413.b)
  %r414 = call double @f42(double 0x3FE0000000000000)
  %r414.b = bitcast double %r414 to i64
  call void @say(ptr @n42, i64 %r414.b)
  %r415 = call double @f42(double 0x3FF0000000000000)
  %r415.b = bitcast double %r415 to i64
  call void @say(ptr @n42, i64 %r415.b)
  %r416 = call double @f42(double 0x3FE8000000000000)
  %r416.b = bitcast double %r416 to i64
  call void @say(ptr @n42, i64 %r416.b)
  %r417 = call double @f43(double 0x3FD0000000000000)
  %r417.b = bitcast double %r417 to i64
  call void @say(ptr @n43, i64 %r417.b)
  %r418 = call double @f43(double 0x3FE0000000000000)
  %r418.b = bitcast double %r418 to i64
  call void @say(ptr @n43, i64 %r418.b)
  %r419 = call double @f43(double 0x3FF0000000000000)
  %r419.b = bitcast double %r419 to i64
  call void @say(ptr @n43, i64 %r419.b)
  %r420 = call double @f43(double 0x3FE8000000000000)
  %r420.b = bitcast double %r420 to i64
  call void @say(ptr @n43, i64 %r420.b)
  %r421 = call double @f44(double 0x3FD0000000000000)
  %r421.b = bitcast double %r421 to i64
  call void @say(ptr @n44, i64 %r421.b)
  %r422 = call double @f44(double 0x3FE0000000000000)
  %r422.b = bitcast double %r422 to i64
  call void @say(ptr @n44, i64 %r422.b)
  %r423 = call double @f44(double 0x3FF0000000000000)
  %r423.b = bitcast double %r423 to i64
  call void @say(ptr @n44, i64 %r423.b)
  %r424 = call double @f44(double 0x3FE8000000000000)
  %r424.b = bitcast double %r424 to i64
  call void @say(ptr @n44, i64 %r424.b)
  %r425 = call double @f45(double 0x3FD0000000000000)
  %r425.b = bitcast double %r425 to i64
  call void @say(ptr @n45, i64 %r425.b)
  %r426 = call double @f45(double 0x3FE0000000000000)
  %r426.b = bitcast double %r426 to i64
  call void @say(ptr @n45, i64 %r426.b)
  %r427 = call double @f45(double 0x3FF0000000000000)
  %r427.b = bitcast double %r427 to i64
  call void @say(ptr @n45, i64 %r427.b)
  %r428 = call double @f45(double 0x3FE8000000000000)
  %r428.b = bitcast double %r428 to i64
  call void @say(ptr @n45, i64 %r428.b)
  %r429 = call double @f46(double 0x3FD0000000000000)
  %r429.b = bitcast double %r429 to i64
  call void @say(ptr @n46, i64 %r429.b)
  %r430 = call double @f46(double 0x3FE0000000000000)
  %r430.b = bitcast double %r430 to i64
  call void @say(ptr @n46, i64 %r430.b)
  %r431 = call double @f46(double 0x3FF0000000000000)
  %r431.b = bitcast double %r431 to i64
  call void @say(ptr @n46, i64 %r431.b)
  %r432 = call double @f46(double 0x3FE8000000000000)
  %r432.b = bitcast double %r432 to i64
  call void @say(ptr @n46, i64 %r432.b)
  %r433 = call double @f47(double 0x3FD0000000000000)
  %r433.b = bitcast double %r433 to i64
  call void @say(ptr @n47, i64 %r433.b)
  %r434 = call double @f47(double 0x3FE0000000000000)
  %r434.b = bitcast double %r434 to i64
  call void @say(ptr @n47, i64 %r434.b)
  %r435 = call double @f47(double 0x3FF0000000000000)
  %r435.b = bitcast double %r435 to i64
  call void @say(ptr @n47, i64 %r435.b)
  %r436 = call double @f47(double 0x3FE8000000000000)
  %r436.b = bitcast double %r436 to i64
  call void @say(ptr @n47, i64 %r436.b)
  %r437 = call double @f48(double 0x3FD0000000000000)
  %r437.b = bitcast double %r437 to i64
  call void @say(ptr @n48, i64 %r437.b)
  %r438 = call double @f48(double 0x3FE0000000000000)
  %r438.b = bitcast double %r438 to i64
  call void @say(ptr @n48, i64 %r438.b)
  %r439 = call double @f48(double 0x3FF0000000000000)
  %r439.b = bitcast double %r439 to i64
  call void @say(ptr @n48, i64 %r439.b)
  %r440 = call double @f48(double 0x3FE8000000000000)
  %r440.b = bitcast double %r440 to i64
  call void @say(ptr @n48, i64 %r440.b)
  %r441 = call double @f49(double 0x4000000000000000)
  %r441.b = bitcast double %r441 to i64
  call void @say(ptr @n49, i64 %r441.b)
  %r442 = call double @f49(double 0x3FE0000000000000)
  %r442.b = bitcast double %r442 to i64
  call void @say(ptr @n49, i64 %r442.b)
  %r443 = call double @f49(double 0x3FF0000000000000)
  %r443.b = bitcast double %r443 to i64
  call void @say(ptr @n49, i64 %r443.b)
  %r444 = call double @f49(double 0x3FE8000000000000)
  %r444.b = bitcast double %r444 to i64
  call void @say(ptr @n49, i64 %r444.b)
  %r445 = call double @f50(double 0x3FD0000000000000)
  %r445.b = bitcast double %r445 to i64
  call void @say(ptr @n50, i64 %r445.b)
  %r446 = call double @f50(double 0x3FE0000000000000)
  %r446.b = bitcast double %r446 to i64
  call void @say(ptr @n50, i64 %r446.b)
  %r447 = call double @f50(double 0x3FF0000000000000)
  %r447.b = bitcast double %r447 to i64
  call void @say(ptr @n50, i64 %r447.b)
  %r448 = call double @f50(double 0x3FE8000000000000)
  %r448.b = bitcast double %r448 to i64
  call void @say(ptr @n50, i64 %r448.b)
  %r449 = call double @f51(double 0x3FD0000000000000)
  %r449.b = bitcast double %r449 to i64
  call void @say(ptr @n51, i64 %r449.b)
  %r450 = call double @f51(double 0x3FE0000000000000)
  %r450.b = bitcast double %r450 to i64
  call void @say(ptr @n51, i64 %r450.b)
  %r451 = call double @f51(double 0x3FF0000000000000)
  %r451.b = bitcast double %r451 to i64
  call void @say(ptr @n51, i64 %r451.b)
  %r452 = call double @f51(double 0x3FE8000000000000)
  %r452.b = bitcast double %r452 to i64
  call void @say(ptr @n51, i64 %r452.b)
  %r453 = call double @f52(double 0x3FD0000000000000)
  %r453.b = bitcast double %r453 to i64
  call void @say(ptr @n52, i64 %r453.b)
  %r454 = call double @f52(double 0x3FE0000000000000)
  %r454.b = bitcast double %r454 to i64
  call void @say(ptr @n52, i64 %r454.b)
  %r455 = call double @f52(double 0x3FF0000000000000)
  %r455.b = bitcast double %r455 to i64
  call void @say(ptr @n52, i64 %r455.b)
  %r456 = call double @f52(double 0x3FE8000000000000)
  %r456.b = bitcast double %r456 to i64
  call void @say(ptr @n52, i64 %r456.b)
  %r457 = call double @f53(double 0x3FD0000000000000)
  %r457.b = bitcast double %r457 to i64
  call void @say(ptr @n53, i64 %r457.b)
  %r458 = call double @f53(double 0x3FE0000000000000)
  %r458.b = bitcast double %r458 to i64
  call void @say(ptr @n53, i64 %r458.b)
  %r459 = call double @f53(double 0x3FF0000000000000)
  %r459.b = bitcast double %r459 to i64
  call void @say(ptr @n53, i64 %r459.b)
  %r460 = call double @f53(double 0x3FE8000000000000)
  %r460.b = bitcast double %r460 to i64
  call void @say(ptr @n53, i64 %r460.b)
  %r461 = call double @f54(double 0x3FD0000000000000)
  %r461.b = bitcast double %r461 to i64
  call void @say(ptr @n54, i64 %r461.b)
  %r462 = call double @f54(double 0x3FE0000000000000)
  %r462.b = bitcast double %r462 to i64
  call void @say(ptr @n54, i64 %r462.b)
  %r463 = call double @f54(double 0x3FF0000000000000)
  %r463.b = bitcast double %r463 to i64
  call void @say(ptr @n54, i64 %r463.b)
  %r464 = call double @f54(double 0x3FE8000000000000)
  %r464.b = bitcast double %r464 to i64
  call void @say(ptr @n54, i64 %r464.b)
  %r465 = call double @f55(double 0x3FD0000000000000)
  %r465.b = bitcast double %r465 to i64
  call void @say(ptr @n55, i64 %r465.b)
  %r466 = call double @f55(double 0x3FE0000000000000)
  %r466.b = bitcast double %r466 to i64
  call void @say(ptr @n55, i64 %r466.b)
  %r467 = call double @f55(double 0x3FF0000000000000)
  %r467.b = bitcast double %r467 to i64
  call void @say(ptr @n55, i64 %r467.b)
  %r468 = call double @f55(double 0x3FE8000000000000)
  %r468.b = bitcast double %r468 to i64
  call void @say(ptr @n55, i64 %r468.b)
  %r469 = call double @f56(double 0x3FD0000000000000)
  %r469.b = bitcast double %r469 to i64
  call void @say(ptr @n56, i64 %r469.b)
  %r470 = call double @f56(double 0x3FE0000000000000)
  %r470.b = bitcast double %r470 to i64
  call void @say(ptr @n56, i64 %r470.b)
  %r471 = call double @f56(double 0x3FF0000000000000)
  %r471.b = bitcast double %r471 to i64
  call void @say(ptr @n56, i64 %r471.b)
  %r472 = call double @f56(double 0x3FE8000000000000)
  %r472.b = bitcast double %r472 to i64
  call void @say(ptr @n56, i64 %r472.b)
  %r473 = call double @f57(double 0x3FD0000000000000)
  %r473.b = bitcast double %r473 to i64
  call void @say(ptr @n57, i64 %r473.b)
  %r474 = call double @f57(double 0x3FE0000000000000)
  %r474.b = bitcast double %r474 to i64
  call void @say(ptr @n57, i64 %r474.b)
  %r475 = call double @f57(double 0x3FF0000000000000)
  %r475.b = bitcast double %r475 to i64
  call void @say(ptr @n57, i64 %r475.b)
  %r476 = call double @f57(double 0x3FE8000000000000)
  %r476.b = bitcast double %r476 to i64
  call void @say(ptr @n57, i64 %r476.b)
  %r477 = call double @f58(double 0x4000000000000000, double 0x4008000000000000)
  %r477.b = bitcast double %r477 to i64
  call void @say(ptr @n58, i64 %r477.b)
  %r478 = call double @f58(double 0x3FE0000000000000, double 0x4004000000000000)
  %r478.b = bitcast double %r478 to i64
  call void @say(ptr @n58, i64 %r478.b)
  %r479 = call double @f58(double 0x3FF4000000000000, double 0xBFF0000000000000)
  %r479.b = bitcast double %r479 to i64
  call void @say(ptr @n58, i64 %r479.b)
  %r480 = call double @f59(double 0x4000000000000000, double 0x4008000000000000)
  %r480.b = bitcast double %r480 to i64
  call void @say(ptr @n59, i64 %r480.b)
  %r481 = call double @f59(double 0x3FE0000000000000, double 0x4004000000000000)
  %r481.b = bitcast double %r481 to i64
  call void @say(ptr @n59, i64 %r481.b)
  %r482 = call double @f59(double 0x3FF4000000000000, double 0xBFF0000000000000)
  %r482.b = bitcast double %r482 to i64
  call void @say(ptr @n59, i64 %r482.b)
  %r483 = call double @f60(double 0x0000000000000000, double 0x8000000000000000)
  %r483.b = bitcast double %r483 to i64
  call void @say(ptr @n60, i64 %r483.b)
  %r484 = call double @f60(double 0x8000000000000000, double 0x0000000000000000)
  %r484.b = bitcast double %r484 to i64
  call void @say(ptr @n60, i64 %r484.b)
  %r485 = call double @f60(double 0x3FF0000000000000, double 0x4000000000000000)
  %r485.b = bitcast double %r485 to i64
  call void @say(ptr @n60, i64 %r485.b)
  %r486 = call double @f60(double 0xC008000000000000, double 0x4004000000000000)
  %r486.b = bitcast double %r486 to i64
  call void @say(ptr @n60, i64 %r486.b)
  %r487 = call double @f60(double 0x4014000000000000, double 0xC014000000000000)
  %r487.b = bitcast double %r487 to i64
  call void @say(ptr @n60, i64 %r487.b)
  %r488 = call double @f61(double 0x0000000000000000, double 0x8000000000000000)
  %r488.b = bitcast double %r488 to i64
  call void @say(ptr @n61, i64 %r488.b)
  %r489 = call double @f61(double 0x8000000000000000, double 0x0000000000000000)
  %r489.b = bitcast double %r489 to i64
  call void @say(ptr @n61, i64 %r489.b)
  %r490 = call double @f61(double 0x3FF0000000000000, double 0x4000000000000000)
  %r490.b = bitcast double %r490 to i64
  call void @say(ptr @n61, i64 %r490.b)
  %r491 = call double @f61(double 0xC008000000000000, double 0x4004000000000000)
  %r491.b = bitcast double %r491 to i64
  call void @say(ptr @n61, i64 %r491.b)
  %r492 = call double @f61(double 0x4014000000000000, double 0xC014000000000000)
  %r492.b = bitcast double %r492 to i64
  call void @say(ptr @n61, i64 %r492.b)
  %r493 = call double @f62(double 0x0000000000000000, double 0x8000000000000000)
  %r493.b = bitcast double %r493 to i64
  call void @say(ptr @n62, i64 %r493.b)
  %r494 = call double @f62(double 0x8000000000000000, double 0x0000000000000000)
  %r494.b = bitcast double %r494 to i64
  call void @say(ptr @n62, i64 %r494.b)
  %r495 = call double @f62(double 0x3FF0000000000000, double 0x4000000000000000)
  %r495.b = bitcast double %r495 to i64
  call void @say(ptr @n62, i64 %r495.b)
  %r496 = call double @f62(double 0xC008000000000000, double 0x4004000000000000)
  %r496.b = bitcast double %r496 to i64
  call void @say(ptr @n62, i64 %r496.b)
  %r497 = call double @f62(double 0x4014000000000000, double 0xC014000000000000)
  %r497.b = bitcast double %r497 to i64
  call void @say(ptr @n62, i64 %r497.b)
  %r498 = call i64 @f63(double 0x0000000000000000)
  call void @say(ptr @n63, i64 %r498)
  %r499 = call i64 @f63(double 0x8000000000000000)
  call void @say(ptr @n63, i64 %r499)
  %r500 = call i64 @f63(double 0x3FE0000000000000)
  call void @say(ptr @n63, i64 %r500)
  %r501 = call i64 @f63(double 0xBFE0000000000000)
  call void @say(ptr @n63, i64 %r501)
  %r502 = call i64 @f63(double 0x3FF8000000000000)
  call void @say(ptr @n63, i64 %r502)
  %r503 = call i64 @f63(double 0x4004000000000000)
  call void @say(ptr @n63, i64 %r503)
  %r504 = call i64 @f63(double 0xC004000000000000)
  call void @say(ptr @n63, i64 %r504)
  %r505 = call i64 @f63(double 0x400D99999999999A)
  call void @say(ptr @n63, i64 %r505)
  %r506 = call i64 @f63(double 0xC00999999999999A)
  call void @say(ptr @n63, i64 %r506)
  %r507 = call i64 @f63(double 0x4202A05F20000000)
  call void @say(ptr @n63, i64 %r507)
  %r508 = call i64 @f63(double 0x3FB999999999999A)
  call void @say(ptr @n63, i64 %r508)
  %r509 = call i64 @f64(double 0x0000000000000000)
  call void @say(ptr @n64, i64 %r509)
  %r510 = call i64 @f64(double 0x8000000000000000)
  call void @say(ptr @n64, i64 %r510)
  %r511 = call i64 @f64(double 0x3FE0000000000000)
  call void @say(ptr @n64, i64 %r511)
  %r512 = call i64 @f64(double 0xBFE0000000000000)
  call void @say(ptr @n64, i64 %r512)
  %r513 = call i64 @f64(double 0x3FF8000000000000)
  call void @say(ptr @n64, i64 %r513)
  %r514 = call i64 @f64(double 0x4004000000000000)
  call void @say(ptr @n64, i64 %r514)
  %r515 = call i64 @f64(double 0xC004000000000000)
  call void @say(ptr @n64, i64 %r515)
  %r516 = call i64 @f64(double 0x400D99999999999A)
  call void @say(ptr @n64, i64 %r516)
  %r517 = call i64 @f64(double 0xC00999999999999A)
  call void @say(ptr @n64, i64 %r517)
  %r518 = call i64 @f64(double 0x4202A05F20000000)
  call void @say(ptr @n64, i64 %r518)
  %r519 = call i64 @f64(double 0x3FB999999999999A)
  call void @say(ptr @n64, i64 %r519)
  %r520 = call i32 @f65(<8 x i32> <i32 3, i32 -7, i32 12, i32 5, i32 -1, i32 6, i32 100, i32 -100>)
  %r520.w = sext i32 %r520 to i64
  call void @say(ptr @n65, i64 %r520.w)
  %r521 = call i8 @f66(<4 x i8> <i8 3, i8 -7, i8 12, i8 5>)
  %r521.w = sext i8 %r521 to i64
  call void @say(ptr @n66, i64 %r521.w)
  %r522 = call i8 @f66(<4 x i8> <i8 -1, i8 6, i8 100, i8 -100>)
  %r522.w = sext i8 %r522 to i64
  call void @say(ptr @n66, i64 %r522.w)
  %r523 = call i32 @f67(<8 x i32> <i32 3, i32 -7, i32 12, i32 5, i32 -1, i32 6, i32 100, i32 -100>)
  %r523.w = sext i32 %r523 to i64
  call void @say(ptr @n67, i64 %r523.w)
  %r524 = call i8 @f68(<4 x i8> <i8 3, i8 -7, i8 12, i8 5>)
  %r524.w = sext i8 %r524 to i64
  call void @say(ptr @n68, i64 %r524.w)
  %r525 = call i8 @f68(<4 x i8> <i8 -1, i8 6, i8 100, i8 -100>)
  %r525.w = sext i8 %r525 to i64
  call void @say(ptr @n68, i64 %r525.w)
  %r526 = call i32 @f69(<8 x i32> <i32 3, i32 -7, i32 12, i32 5, i32 -1, i32 6, i32 100, i32 -100>)
  %r526.w = sext i32 %r526 to i64
  call void @say(ptr @n69, i64 %r526.w)
  %r527 = call i8 @f70(<4 x i8> <i8 3, i8 -7, i8 12, i8 5>)
  %r527.w = sext i8 %r527 to i64
  call void @say(ptr @n70, i64 %r527.w)
  %r528 = call i8 @f70(<4 x i8> <i8 -1, i8 6, i8 100, i8 -100>)
  %r528.w = sext i8 %r528 to i64
  call void @say(ptr @n70, i64 %r528.w)
  %r529 = call i32 @f71(<8 x i32> <i32 3, i32 -7, i32 12, i32 5, i32 -1, i32 6, i32 100, i32 -100>)
  %r529.w = sext i32 %r529 to i64
  call void @say(ptr @n71, i64 %r529.w)
  %r530 = call i8 @f72(<4 x i8> <i8 3, i8 -7, i8 12, i8 5>)
  %r530.w = sext i8 %r530 to i64
  call void @say(ptr @n72, i64 %r530.w)
  %r531 = call i8 @f72(<4 x i8> <i8 -1, i8 6, i8 100, i8 -100>)
  %r531.w = sext i8 %r531 to i64
  call void @say(ptr @n72, i64 %r531.w)
  %r532 = call i32 @f73(<8 x i32> <i32 3, i32 -7, i32 12, i32 5, i32 -1, i32 6, i32 100, i32 -100>)
  %r532.w = sext i32 %r532 to i64
  call void @say(ptr @n73, i64 %r532.w)
  %r533 = call i8 @f74(<4 x i8> <i8 3, i8 -7, i8 12, i8 5>)
  %r533.w = sext i8 %r533 to i64
  call void @say(ptr @n74, i64 %r533.w)
  %r534 = call i8 @f74(<4 x i8> <i8 -1, i8 6, i8 100, i8 -100>)
  %r534.w = sext i8 %r534 to i64
  call void @say(ptr @n74, i64 %r534.w)
  %r535 = call i32 @f75(<8 x i32> <i32 3, i32 -7, i32 12, i32 5, i32 -1, i32 6, i32 100, i32 -100>)
  %r535.w = sext i32 %r535 to i64
  call void @say(ptr @n75, i64 %r535.w)
  %r536 = call i8 @f76(<4 x i8> <i8 3, i8 -7, i8 12, i8 5>)
  %r536.w = sext i8 %r536 to i64
  call void @say(ptr @n76, i64 %r536.w)
  %r537 = call i8 @f76(<4 x i8> <i8 -1, i8 6, i8 100, i8 -100>)
  %r537.w = sext i8 %r537 to i64
  call void @say(ptr @n76, i64 %r537.w)
  %r538 = call i32 @f77(<8 x i32> <i32 3, i32 -7, i32 12, i32 5, i32 -1, i32 6, i32 100, i32 -100>)
  %r538.w = sext i32 %r538 to i64
  call void @say(ptr @n77, i64 %r538.w)
  %r539 = call i8 @f78(<4 x i8> <i8 3, i8 -7, i8 12, i8 5>)
  %r539.w = sext i8 %r539 to i64
  call void @say(ptr @n78, i64 %r539.w)
  %r540 = call i8 @f78(<4 x i8> <i8 -1, i8 6, i8 100, i8 -100>)
  %r540.w = sext i8 %r540 to i64
  call void @say(ptr @n78, i64 %r540.w)
  %r541 = call i32 @f79(<8 x i32> <i32 3, i32 -7, i32 12, i32 5, i32 -1, i32 6, i32 100, i32 -100>)
  %r541.w = sext i32 %r541 to i64
  call void @say(ptr @n79, i64 %r541.w)
  %r542 = call i8 @f80(<4 x i8> <i8 3, i8 -7, i8 12, i8 5>)
  %r542.w = sext i8 %r542 to i64
  call void @say(ptr @n80, i64 %r542.w)
  %r543 = call i8 @f80(<4 x i8> <i8 -1, i8 6, i8 100, i8 -100>)
  %r543.w = sext i8 %r543 to i64
  call void @say(ptr @n80, i64 %r543.w)
  %r544 = call i32 @f81(<8 x i32> <i32 3, i32 -7, i32 12, i32 5, i32 -1, i32 6, i32 100, i32 -100>)
  %r544.w = sext i32 %r544 to i64
  call void @say(ptr @n81, i64 %r544.w)
  %r545 = call i8 @f82(<4 x i8> <i8 3, i8 -7, i8 12, i8 5>)
  %r545.w = sext i8 %r545 to i64
  call void @say(ptr @n82, i64 %r545.w)
  %r546 = call i8 @f82(<4 x i8> <i8 -1, i8 6, i8 100, i8 -100>)
  %r546.w = sext i8 %r546 to i64
  call void @say(ptr @n82, i64 %r546.w)
  %r547 = call double @f83(<4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r547.b = bitcast double %r547 to i64
  call void @say(ptr @n83, i64 %r547.b)
  %r548 = call double @f84(<4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r548.b = bitcast double %r548 to i64
  call void @say(ptr @n84, i64 %r548.b)
  %r549 = call double @f85(<4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r549.b = bitcast double %r549 to i64
  call void @say(ptr @n85, i64 %r549.b)
  %r550 = call double @f86(<4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r550.b = bitcast double %r550 to i64
  call void @say(ptr @n86, i64 %r550.b)
  %r551 = call double @f87(double 0x4000000000000000, <4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r551.b = bitcast double %r551 to i64
  call void @say(ptr @n87, i64 %r551.b)
  %r552 = call double @f88(double 0x4000000000000000, <4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r552.b = bitcast double %r552 to i64
  call void @say(ptr @n88, i64 %r552.b)
  %r553 = call <4 x double> @f89(<4 x double> <double 0x4002000000000000, double 0xBFF8000000000000, double 0x4019000000000000, double 0x401C000000000000>)
  %r553.0 = extractelement <4 x double> %r553, i32 0
  %r553.0.b = bitcast double %r553.0 to i64
  call void @say(ptr @n89, i64 %r553.0.b)
  %r553.1 = extractelement <4 x double> %r553, i32 1
  %r553.1.b = bitcast double %r553.1 to i64
  call void @say(ptr @n89, i64 %r553.1.b)
  %r553.2 = extractelement <4 x double> %r553, i32 2
  %r553.2.b = bitcast double %r553.2 to i64
  call void @say(ptr @n89, i64 %r553.2.b)
  %r553.3 = extractelement <4 x double> %r553, i32 3
  %r553.3.b = bitcast double %r553.3 to i64
  call void @say(ptr @n89, i64 %r553.3.b)
  %r554 = call <4 x double> @f90(<4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>, <4 x double> <double 0xBFF0000000000000, double 0x4022000000000000, double 0x4020000000000000, double 0xC010000000000000>)
  %r554.0 = extractelement <4 x double> %r554, i32 0
  %r554.0.b = bitcast double %r554.0 to i64
  call void @say(ptr @n90, i64 %r554.0.b)
  %r554.1 = extractelement <4 x double> %r554, i32 1
  %r554.1.b = bitcast double %r554.1 to i64
  call void @say(ptr @n90, i64 %r554.1.b)
  %r554.2 = extractelement <4 x double> %r554, i32 2
  %r554.2.b = bitcast double %r554.2 to i64
  call void @say(ptr @n90, i64 %r554.2.b)
  %r554.3 = extractelement <4 x double> %r554, i32 3
  %r554.3.b = bitcast double %r554.3 to i64
  call void @say(ptr @n90, i64 %r554.3.b)
  %r555 = call <4 x double> @f91(<4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>, <4 x double> <double 0xBFF0000000000000, double 0x4022000000000000, double 0x4020000000000000, double 0xC010000000000000>)
  %r555.0 = extractelement <4 x double> %r555, i32 0
  %r555.0.b = bitcast double %r555.0 to i64
  call void @say(ptr @n91, i64 %r555.0.b)
  %r555.1 = extractelement <4 x double> %r555, i32 1
  %r555.1.b = bitcast double %r555.1 to i64
  call void @say(ptr @n91, i64 %r555.1.b)
  %r555.2 = extractelement <4 x double> %r555, i32 2
  %r555.2.b = bitcast double %r555.2 to i64
  call void @say(ptr @n91, i64 %r555.2.b)
  %r555.3 = extractelement <4 x double> %r555, i32 3
  %r555.3.b = bitcast double %r555.3 to i64
  call void @say(ptr @n91, i64 %r555.3.b)
  %r556 = call <4 x float> @f92(<4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r556.0 = extractelement <4 x float> %r556, i32 0
  %r556.0.b = bitcast float %r556.0 to i32
  %r556.0.b.w = sext i32 %r556.0.b to i64
  call void @say(ptr @n92, i64 %r556.0.b.w)
  %r556.1 = extractelement <4 x float> %r556, i32 1
  %r556.1.b = bitcast float %r556.1 to i32
  %r556.1.b.w = sext i32 %r556.1.b to i64
  call void @say(ptr @n92, i64 %r556.1.b.w)
  %r556.2 = extractelement <4 x float> %r556, i32 2
  %r556.2.b = bitcast float %r556.2 to i32
  %r556.2.b.w = sext i32 %r556.2.b to i64
  call void @say(ptr @n92, i64 %r556.2.b.w)
  %r556.3 = extractelement <4 x float> %r556, i32 3
  %r556.3.b = bitcast float %r556.3 to i32
  %r556.3.b.w = sext i32 %r556.3.b to i64
  call void @say(ptr @n92, i64 %r556.3.b.w)
  %r557 = call double @f93(double 0x4000000000000000, <4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r557.b = bitcast double %r557 to i64
  call void @say(ptr @n93, i64 %r557.b)
  %r558 = call double @f94(double 0x4000000000000000, <4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r558.b = bitcast double %r558 to i64
  call void @say(ptr @n94, i64 %r558.b)
  %r559 = call double @f95(double 0x4000000000000000, <4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r559.b = bitcast double %r559 to i64
  call void @say(ptr @n95, i64 %r559.b)
  %r560 = call double @f96(double 0x4000000000000000, <4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r560.b = bitcast double %r560 to i64
  call void @say(ptr @n96, i64 %r560.b)
  %r561 = call double @f97(double 0x4000000000000000, <4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r561.b = bitcast double %r561 to i64
  call void @say(ptr @n97, i64 %r561.b)
  %r562 = call double @f98(double 0x4000000000000000, <4 x double> <double 0x3FF8000000000000, double 0xC000000000000000, double 0x4010000000000000, double 0x3FD0000000000000>)
  %r562.b = bitcast double %r562 to i64
  call void @say(ptr @n98, i64 %r562.b)
  %r563 = call <4 x i32> @f99(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 5, i32 6, i32 7, i32 8>)
  %r563.0 = extractelement <4 x i32> %r563, i32 0
  %r563.0.w = sext i32 %r563.0 to i64
  call void @say(ptr @n99, i64 %r563.0.w)
  %r563.1 = extractelement <4 x i32> %r563, i32 1
  %r563.1.w = sext i32 %r563.1 to i64
  call void @say(ptr @n99, i64 %r563.1.w)
  %r563.2 = extractelement <4 x i32> %r563, i32 2
  %r563.2.w = sext i32 %r563.2 to i64
  call void @say(ptr @n99, i64 %r563.2.w)
  %r563.3 = extractelement <4 x i32> %r563, i32 3
  %r563.3.w = sext i32 %r563.3 to i64
  call void @say(ptr @n99, i64 %r563.3.w)
  %r564 = call i8 @f100(i64 0)
  %r564.w = sext i8 %r564 to i64
  call void @say(ptr @n100, i64 %r564.w)
  %r565 = call i8 @f100(i64 4)
  %r565.w = sext i8 %r565 to i64
  call void @say(ptr @n100, i64 %r565.w)
  %r566 = call i64 @f101(i64 7, i64 8)
  call void @say(ptr @n101, i64 %r566)
  %r567 = call double @f102(double 0x3FF8000000000000)
  %r567.b = bitcast double %r567 to i64
  call void @say(ptr @n102, i64 %r567.b)
  %r568 = call i64 @f103(i64 5)
  call void @say(ptr @n103, i64 %r568)
  ret i32 0
}
