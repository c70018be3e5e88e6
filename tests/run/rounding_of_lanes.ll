; Operations on the lanes that a mask and a length select. llc 22 has no code for them without vectors of any length: what is
; expected was computed from the definition. Other lanes may have any value.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d,+c -verify-machineinstrs %s -o - | FileCheck %s
; CHECK-LABEL: lanes_ceil:

@line = private constant [9 x i8] c"%s %llx\0A\00"
@room = global [8 x i64] zeroinitializer, align 64
@inputs = global [8 x double] [double 0x3FE0000000000000, double 0x3FF8000000000000, double 0xC004000000000000, double 0x400A000000000000, double 0xBFE8000000000000, double 0x43ABC16D674EC800, double 0xC01E000000000000, double 0x4000000000000000]
@others = global [8 x double] [double 0x4000000000000000, double 0xBFF0000000000000, double 0x7FF8000000000000, double 0xC010000000000000, double 0x4020000000000000, double 0x8000000000000000, double 0x0000000000000000, double 0x3FF0000000000000]
@mask = global i8 253
@length = global i32 7
@lanes_ceil.name = private constant [11 x i8] c"lanes_ceil\00"
@lanes_floor.name = private constant [12 x i8] c"lanes_floor\00"
@lanes_rint.name = private constant [11 x i8] c"lanes_rint\00"
@lanes_nearbyint.name = private constant [16 x i8] c"lanes_nearbyint\00"
@lanes_round.name = private constant [12 x i8] c"lanes_round\00"
@lanes_roundeven.name = private constant [16 x i8] c"lanes_roundeven\00"
@lanes_roundtozero.name = private constant [18 x i8] c"lanes_roundtozero\00"
@lanes_copysign.name = private constant [15 x i8] c"lanes_copysign\00"
@lanes_minimum.name = private constant [14 x i8] c"lanes_minimum\00"
@lanes_maximum.name = private constant [14 x i8] c"lanes_maximum\00"
@lanes_lrint.name = private constant [12 x i8] c"lanes_lrint\00"
@lanes_llrint.name = private constant [13 x i8] c"lanes_llrint\00"
@lanes_is_fpclass.name = private constant [17 x i8] c"lanes_is_fpclass\00"

declare i32 @printf(ptr, ...)
declare <8 x double> @llvm.vp.ceil.v8f64(<8 x double>, <8 x i1>, i32)
declare <8 x double> @llvm.vp.copysign.v8f64(<8 x double>, <8 x double>, <8 x i1>, i32)
declare <8 x double> @llvm.vp.floor.v8f64(<8 x double>, <8 x i1>, i32)
declare <8 x double> @llvm.vp.maximum.v8f64(<8 x double>, <8 x double>, <8 x i1>, i32)
declare <8 x double> @llvm.vp.minimum.v8f64(<8 x double>, <8 x double>, <8 x i1>, i32)
declare <8 x double> @llvm.vp.nearbyint.v8f64(<8 x double>, <8 x i1>, i32)
declare <8 x double> @llvm.vp.rint.v8f64(<8 x double>, <8 x i1>, i32)
declare <8 x double> @llvm.vp.round.v8f64(<8 x double>, <8 x i1>, i32)
declare <8 x double> @llvm.vp.roundeven.v8f64(<8 x double>, <8 x i1>, i32)
declare <8 x double> @llvm.vp.roundtozero.v8f64(<8 x double>, <8 x i1>, i32)
declare <8 x i1> @llvm.vp.is.fpclass.v8f64(<8 x double>, i32, <8 x i1>, i32)
declare <8 x i64> @llvm.vp.llrint.v8i64.v8f64(<8 x double>, <8 x i1>, i32)
declare <8 x i64> @llvm.vp.lrint.v8i64.v8f64(<8 x double>, <8 x i1>, i32)

define void @lanes_ceil(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %r = call <8 x double> @llvm.vp.ceil.v8f64(<8 x double> %x, <8 x i1> %m, i32 %n)
  %b = bitcast <8 x double> %r to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_floor(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %r = call <8 x double> @llvm.vp.floor.v8f64(<8 x double> %x, <8 x i1> %m, i32 %n)
  %b = bitcast <8 x double> %r to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_rint(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %r = call <8 x double> @llvm.vp.rint.v8f64(<8 x double> %x, <8 x i1> %m, i32 %n)
  %b = bitcast <8 x double> %r to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_nearbyint(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %r = call <8 x double> @llvm.vp.nearbyint.v8f64(<8 x double> %x, <8 x i1> %m, i32 %n)
  %b = bitcast <8 x double> %r to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_round(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %r = call <8 x double> @llvm.vp.round.v8f64(<8 x double> %x, <8 x i1> %m, i32 %n)
  %b = bitcast <8 x double> %r to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_roundeven(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %r = call <8 x double> @llvm.vp.roundeven.v8f64(<8 x double> %x, <8 x i1> %m, i32 %n)
  %b = bitcast <8 x double> %r to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_roundtozero(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %r = call <8 x double> @llvm.vp.roundtozero.v8f64(<8 x double> %x, <8 x i1> %m, i32 %n)
  %b = bitcast <8 x double> %r to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_copysign(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %r = call <8 x double> @llvm.vp.copysign.v8f64(<8 x double> %x, <8 x double> %y, <8 x i1> %m, i32 %n)
  %b = bitcast <8 x double> %r to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_minimum(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %r = call <8 x double> @llvm.vp.minimum.v8f64(<8 x double> %x, <8 x double> %y, <8 x i1> %m, i32 %n)
  %b = bitcast <8 x double> %r to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_maximum(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %r = call <8 x double> @llvm.vp.maximum.v8f64(<8 x double> %x, <8 x double> %y, <8 x i1> %m, i32 %n)
  %b = bitcast <8 x double> %r to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_lrint(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %b = call <8 x i64> @llvm.vp.lrint.v8i64.v8f64(<8 x double> %x, <8 x i1> %m, i32 %n)
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_llrint(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %b = call <8 x i64> @llvm.vp.llrint.v8i64.v8f64(<8 x double> %x, <8 x i1> %m, i32 %n)
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}

define void @lanes_is_fpclass(<8 x i1> %m, i32 %n) noinline {
  %x = load <8 x double>, ptr @inputs
  %y = load <8 x double>, ptr @others
  %n0 = insertelement <8 x i32> poison, i32 %n, i32 0
  %ns = shufflevector <8 x i32> %n0, <8 x i32> poison, <8 x i32> zeroinitializer
  %c = call <8 x i1> @llvm.vp.is.fpclass.v8f64(<8 x double> %y, i32 99, <8 x i1> %m, i32 %n)
  %b = zext <8 x i1> %c to <8 x i64>
  %ids = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %ns
  %live = and <8 x i1> %ids, %m
  %w = select <8 x i1> %live, <8 x i64> %b, <8 x i64> zeroinitializer
  store <8 x i64> %w, ptr @room
  ret void
}
define void @print(ptr %name) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i64, ptr @room, i64 %i
  %x = load i64, ptr %at
  %c = call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %x)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 8
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i32 @main() {
  %bits = load i8, ptr @mask
  %m = bitcast i8 %bits to <8 x i1>
  %n = load i32, ptr @length
  call void @lanes_ceil(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_ceil.name)
  call void @lanes_floor(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_floor.name)
  call void @lanes_rint(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_rint.name)
  call void @lanes_nearbyint(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_nearbyint.name)
  call void @lanes_round(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_round.name)
  call void @lanes_roundeven(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_roundeven.name)
  call void @lanes_roundtozero(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_roundtozero.name)
  call void @lanes_copysign(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_copysign.name)
  call void @lanes_minimum(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_minimum.name)
  call void @lanes_maximum(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_maximum.name)
  call void @lanes_lrint(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_lrint.name)
  call void @lanes_llrint(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_llrint.name)
  call void @lanes_is_fpclass(<8 x i1> %m, i32 %n)
  call void @print(ptr @lanes_is_fpclass.name)
  ret i32 0
}
