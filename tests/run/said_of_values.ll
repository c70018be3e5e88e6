; Intrinsics that say something about a value and are the value, or say something about the program and do nothing. What is
; expected was computed by hand: llc 22 selects no constrained maximum on x86-64.
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d,+c -verify-machineinstrs %s -o - | FileCheck %s
; CHECK-LABEL: values:

@line = private constant [9 x i8] c"%s %lld\0A\00"
@values.name = private constant [7 x i8] c"values\00"
@pointers.name = private constant [9 x i8] c"pointers\00"
@halves.name = private constant [7 x i8] c"halves\00"
@floats.name = private constant [7 x i8] c"floats\00"
@checks.name = private constant [7 x i8] c"checks\00"
@own.name = private constant [4 x i8] c"own\00"
@note = private unnamed_addr constant [5 x i8] c"note\00", section "llvm.metadata"
@file = private unnamed_addr constant [4 x i8] c"f.c\00", section "llvm.metadata"
@numbers = global [4 x i64] [i64 5, i64 -7, i64 11, i64 13]
@doubles = global [4 x double] [double 1.5, double -2.5, double 0x7FF8000000000000, double -0.0]
@half = global i16 15923
@of_thread = thread_local global i64 17

declare i32 @printf(ptr, ...)
declare i64 @llvm.annotation.i64.p0(i64, ptr, ptr, i32)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare i64 @llvm.expect.with.probability.i64(i64, i64, double)
declare i64 @llvm.ssa.copy.i64(i64)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare ptr @llvm.threadlocal.address.p0(ptr)
declare void @llvm.assume(i1)
declare void @llvm.donothing()
declare void @llvm.sideeffect()
declare void @llvm.fake.use(...)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @llvm.pseudoprobe(i64, i64, i32, i64)
declare void @llvm.clear_cache(ptr, ptr)
declare i1 @llvm.experimental.widenable.condition()
declare float @llvm.convert.from.fp16.f32(i16)
declare double @llvm.convert.from.fp16.f64(i16)
declare i16 @llvm.convert.to.fp16.f32(float)
declare i16 @llvm.convert.to.fp16.f64(double)
declare double @llvm.experimental.constrained.maximum.f64(double, double, metadata)
declare double @llvm.experimental.constrained.minimum.f64(double, double, metadata)
declare double @llvm.experimental.constrained.powi.f64.i32(double, i32, metadata, metadata)

define void @show(ptr %name, i64 %value) noinline {
  %c = call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %value)
  ret void
}

define i64 @values(i64 %x) noinline {
  call void @llvm.donothing()
  call void @llvm.sideeffect()
  %a = call i64 @llvm.annotation.i64.p0(i64 %x, ptr @note, ptr @file, i32 1)
  %b = call i64 @llvm.expect.with.probability.i64(i64 %a, i64 5, double 0.75)
  %c = add i64 %b, 1
  %is = icmp ne i64 %c, 0
  call void @llvm.assume(i1 %is)
  call void @llvm.assume(i1 true) ["align"(ptr @numbers, i64 8)]
  call void (...) @llvm.fake.use(i64 %c)
  call void @llvm.pseudoprobe(i64 1, i64 1, i32 0, i64 -1)
  ret i64 %c
}

define i64 @pointers(ptr %p) noinline {
  %box = alloca i64
  call void @llvm.var.annotation.p0.p0(ptr %box, ptr @note, ptr @file, i32 2, ptr null)
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @note, ptr @file, i32 1, ptr null)
  %b = call ptr @llvm.launder.invariant.group.p0(ptr %a)
  %c = call ptr @llvm.strip.invariant.group.p0(ptr %b)
  %v = load i64, ptr %c
  store i64 %v, ptr %box
  %start = call ptr @llvm.invariant.start.p0(i64 8, ptr %box)
  %w = load i64, ptr %box
  call void @llvm.invariant.end.p0(ptr %start, i64 8, ptr %box)
  call void @llvm.clear_cache(ptr %box, ptr %box)
  %known = call i64 @llvm.objectsize.i64.p0(ptr @numbers, i1 false, i1 false, i1 false)
  %most = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  %least = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 false, i1 false)
  %s = add i64 %w, %known
  %t = sub i64 %s, %most
  %u = add i64 %t, %least
  ret i64 %u
}

define i64 @halves(i16 %h) noinline {
  %f = call float @llvm.convert.from.fp16.f32(i16 %h)
  %d = call double @llvm.convert.from.fp16.f64(i16 %h)
  %f2 = fmul float %f, 3.0
  %d2 = fmul double %d, 5.0
  %a = call i16 @llvm.convert.to.fp16.f32(float %f2)
  %b = call i16 @llvm.convert.to.fp16.f64(double %d2)
  %aw = zext i16 %a to i64
  %bw = zext i16 %b to i64
  %high = shl i64 %aw, 16
  %r = or i64 %high, %bw
  ret i64 %r
}

define double @largest(double %x, double %y) noinline strictfp {
  %r = call double @llvm.experimental.constrained.maximum.f64(double %x, double %y, metadata !"fpexcept.ignore") strictfp
  ret double %r
}

define double @smallest(double %x, double %y) noinline strictfp {
  %r = call double @llvm.experimental.constrained.minimum.f64(double %x, double %y, metadata !"fpexcept.ignore") strictfp
  ret double %r
}

define double @cube(double %x) noinline strictfp {
  %r = call double @llvm.experimental.constrained.powi.f64.i32(double %x, i32 3, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  ret double %r
}

; Not a number is 99.
define void @show_double(double %x) noinline {
  %is = fcmp uno double %x, 0.0
  %bits = bitcast double %x to i64
  %v = select i1 %is, i64 99, i64 %bits
  call void @show(ptr @floats.name, i64 %v)
  ret void
}

define i64 @own() noinline {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @of_thread)
  %v = load i64, ptr %p
  %next = add i64 %v, 1
  store i64 %next, ptr %p
  ret i64 %next
}

define i32 @main() {
  %n0 = load i64, ptr @numbers
  %v0 = call i64 @values(i64 %n0)
  call void @show(ptr @values.name, i64 %v0)
  %q = getelementptr i64, ptr @numbers, i64 1
  %v1 = call i64 @pointers(ptr %q)
  call void @show(ptr @pointers.name, i64 %v1)
  %h = load i16, ptr @half
  %v2 = call i64 @halves(i16 %h)
  call void @show(ptr @halves.name, i64 %v2)
  %d0 = load double, ptr @doubles
  %d1.at = getelementptr double, ptr @doubles, i64 1
  %d1 = load double, ptr %d1.at
  %d2.at = getelementptr double, ptr @doubles, i64 2
  %d2 = load double, ptr %d2.at
  %d3.at = getelementptr double, ptr @doubles, i64 3
  %d3 = load double, ptr %d3.at
  %f0 = call double @largest(double %d0, double %d1)
  call void @show_double(double %f0)
  %f1 = call double @smallest(double %d0, double %d1)
  call void @show_double(double %f1)
  %f2 = call double @cube(double %d0)
  call void @show_double(double %f2)
  %f3 = call double @largest(double %d2, double %d1)
  call void @show_double(double %f3)
  %f4 = call double @smallest(double %d1, double %d2)
  call void @show_double(double %f4)
  %f5 = call double @cube(double %d1)
  call void @show_double(double %f5)
  %f6 = call double @largest(double %d3, double 0.0)
  call void @show_double(double %f6)
  %f7 = call double @smallest(double 0.0, double %d3)
  call void @show_double(double %f7)
  %f8 = call double @cube(double %d3)
  call void @show_double(double %f8)
  %v6 = call i64 @own()
  %v7 = call i64 @own()
  call void @show(ptr @own.name, i64 %v7)
  %w = call i1 @llvm.experimental.widenable.condition()
  %ww = zext i1 %w to i64
  call void @show(ptr @checks.name, i64 %ww)
  ret i32 0
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
