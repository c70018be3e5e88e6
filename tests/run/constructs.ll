; Constructs that are several instructions on every machine: fixed-point numbers, vectors under a mask,
; lanes that move, constrained floating point, wide reductions. What is printed must be what LLVM's code prints.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d -target-abi=lp64d %s -o - | FileCheck %s

@line = private constant [9 x i8] c"%s %lld\0A\00"
@fix = private constant [4 x i8] c"fix\00"
@vp = private constant [3 x i8] c"vp\00"
@lanes = private constant [6 x i8] c"lanes\00"
@fp = private constant [3 x i8] c"fp\00"

declare i32 @printf(ptr, ...)

define void @say(ptr %name, i64 %number) noinline {
  call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %number)
  ret void
}

define void @say_float(ptr %name, double %number) noinline {
  %bits = bitcast double %number to i64
  call void @say(ptr %name, i64 %bits)
  ret void
}

define void @say_lanes(ptr %name, <4 x i32> %v) noinline {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  %wa = sext i32 %a to i64
  %wb = sext i32 %b to i64
  %wc = sext i32 %c to i64
  %wd = sext i32 %d to i64
  call void @say(ptr %name, i64 %wa)
  call void @say(ptr %name, i64 %wb)
  call void @say(ptr %name, i64 %wc)
  call void @say(ptr %name, i64 %wd)
  ret void
}

define void @fixed(i32 %a, i32 %b, i16 %c, i16 %d) noinline {
  %r0 = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 7)
  %r1 = call i32 @llvm.umul.fix.i32(i32 %a, i32 %b, i32 31)
  %r2 = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 3)
  %r3 = call i32 @llvm.umul.fix.sat.i32(i32 %a, i32 %b, i32 4)
  %r4 = call i16 @llvm.sdiv.fix.i16(i16 %c, i16 %d, i32 5)
  %r5 = call i16 @llvm.udiv.fix.i16(i16 %c, i16 %d, i32 1)
  %r6 = call i16 @llvm.sdiv.fix.sat.i16(i16 %c, i16 %d, i32 14)
  %r7 = call i16 @llvm.udiv.fix.sat.i16(i16 %c, i16 %d, i32 15)
  %w0 = sext i32 %r0 to i64
  %w1 = sext i32 %r1 to i64
  %w2 = sext i32 %r2 to i64
  %w3 = sext i32 %r3 to i64
  %w4 = sext i16 %r4 to i64
  %w5 = sext i16 %r5 to i64
  %w6 = sext i16 %r6 to i64
  %w7 = sext i16 %r7 to i64
  call void @say(ptr @fix, i64 %w0)
  call void @say(ptr @fix, i64 %w1)
  call void @say(ptr @fix, i64 %w2)
  call void @say(ptr @fix, i64 %w3)
  call void @say(ptr @fix, i64 %w4)
  call void @say(ptr @fix, i64 %w5)
  call void @say(ptr @fix, i64 %w6)
  call void @say(ptr @fix, i64 %w7)
  ret void
}

; Lanes that are off are not looked at: they are replaced before they are shown.
define void @predicated(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %count, ptr %memory) noinline {
  %sum = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %count)
  %shown = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %sum, <4 x i32> %a, i32 %count)
  call void @say_lanes(ptr @vp, <4 x i32> %shown)
  %quotient = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> %b, <4 x i32> %a, <4 x i1> %mask, i32 %count)
  %shown2 = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %quotient, <4 x i32> %b, i32 %count)
  call void @say_lanes(ptr @vp, <4 x i32> %shown2)
  %total = call i32 @llvm.vp.reduce.add.v4i32(i32 100, <4 x i32> %b, <4 x i1> %mask, i32 %count)
  %most = call i32 @llvm.vp.reduce.smax.v4i32(i32 -100, <4 x i32> %b, <4 x i1> %mask, i32 %count)
  %wide = sext i32 %total to i64
  %wide2 = sext i32 %most to i64
  call void @say(ptr @vp, i64 %wide)
  call void @say(ptr @vp, i64 %wide2)
  %numbers = sitofp <4 x i32> %b to <4 x float>
  %least = call float @llvm.vp.reduce.fminimum.v4f32(float 7.5, <4 x float> %numbers, <4 x i1> %mask, i32 %count)
  %largest = call float @llvm.vp.reduce.fmax.v4f32(float -7.5, <4 x float> %numbers, <4 x i1> %mask, i32 %count)
  %least.double = fmul float %least, 2.0
  %largest.double = fmul float %largest, 2.0
  %least.int = fptosi float %least.double to i64
  %largest.int = fptosi float %largest.double to i64
  call void @say(ptr @vp, i64 %least.int)
  call void @say(ptr @vp, i64 %largest.int)
  call void @llvm.vp.store.v4i32.p0(<4 x i32> %b, ptr %memory, <4 x i1> %mask, i32 %count)
  %stored = load <4 x i32>, ptr %memory
  call void @say_lanes(ptr @vp, <4 x i32> %stored)
  ret void
}

define void @moved(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, ptr %memory) noinline {
  %reversed = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %a)
  call void @say_lanes(ptr @lanes, <4 x i32> %reversed)
  %spliced = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a, <4 x i32> %b, i32 3)
  call void @say_lanes(ptr @lanes, <4 x i32> %spliced)
  %both = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %a, <4 x i32> %b)
  %high = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %both, i64 4)
  call void @say_lanes(ptr @lanes, <4 x i32> %high)
  %apart = call { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32> %both)
  %odd = extractvalue { <4 x i32>, <4 x i32> } %apart, 1
  call void @say_lanes(ptr @lanes, <4 x i32> %odd)
  store <4 x i32> zeroinitializer, ptr %memory
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %b, ptr %memory, <4 x i1> %mask)
  %stored = load <4 x i32>, ptr %memory
  call void @say_lanes(ptr @lanes, <4 x i32> %stored)
  %loaded = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %memory, <4 x i1> %mask, <4 x i32> %a)
  call void @say_lanes(ptr @lanes, <4 x i32> %loaded)
  %active = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 5, i32 8)
  %which = sext <4 x i1> %active to <4 x i32>
  call void @say_lanes(ptr @lanes, <4 x i32> %which)
  ret void
}

define void @constrained(double %a, double %b, i32 %n) noinline strictfp {
  %sum = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %quotient = call double @llvm.experimental.constrained.fdiv.f64(double %sum, double %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call void @say_float(ptr @fp, double %quotient) strictfp
  %root = call double @llvm.experimental.constrained.sqrt.f64(double %sum, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call void @say_float(ptr @fp, double %root) strictfp
  %less = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %wide = zext i1 %less to i64
  call void @say(ptr @fp, i64 %wide) strictfp
  %made = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 %n, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %narrow = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %made, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %back = call double @llvm.experimental.constrained.fpext.f64.f32(float %narrow, metadata !"fpexcept.strict") strictfp
  call void @say_float(ptr @fp, double %back) strictfp
  %whole = call i64 @llvm.experimental.constrained.fptosi.i64.f64(double %quotient, metadata !"fpexcept.strict") strictfp
  call void @say(ptr @fp, i64 %whole) strictfp
  %floor = call double @llvm.experimental.constrained.floor.f64(double %quotient, metadata !"fpexcept.strict") strictfp
  call void @say_float(ptr @fp, double %floor) strictfp
  ret void
}

; CHECK-LABEL: main:
; CHECK: call
define i32 @main() {
  %memory = alloca [4 x i32], align 16
  store <4 x i32> <i32 7, i32 7, i32 7, i32 7>, ptr %memory
  call void @fixed(i32 123456, i32 -654321, i16 1234, i16 -77)
  call void @fixed(i32 -2147483648, i32 2147483647, i16 -32768, i16 3)
  call void @fixed(i32 5, i32 9, i16 7, i16 32767)
  call void @predicated(<4 x i32> <i32 1, i32 0, i32 -3, i32 4>, <4 x i32> <i32 10, i32 20, i32 31, i32 40>, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3, ptr %memory)
  call void @moved(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 10, i32 20, i32 30, i32 40>, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, ptr %memory)
  call void @constrained(double 1.1, double 2.7, i32 123456789)
  call void @constrained(double -0.3, double 0.1, i32 -987654321)
  ret i32 0
}
