; Comparisons with three results on vectors of every kind of element, lane by lane and as a whole, and on numbers. What is printed
; must be what LLVM's code prints.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx2 %s -o - | FileCheck %s --check-prefix=AVX
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d -target-abi=lp64d %s -o - | FileCheck %s --check-prefix=RISCV

; Where the target compares lanes, it is two comparisons and a difference.
; CHECK-LABEL: signed_v4i32:
; CHECK: pcmpgtd
; CHECK: pcmpgtd
; CHECK: psubd
; AVX-LABEL: signed_v8i16:
; AVX: vpcmpgtw
; AVX: vpcmpgtw
; AVX: vpsubw
; RISCV-LABEL: signed_v4i32:
; RISCV: slt
; RISCV: sub

@line = private constant [9 x i8] c"%s %lld\0A\00"
declare i32 @printf(ptr, ...)

@signed_v4i32.name = private constant [13 x i8] c"signed_v4i32\00"
declare <4 x i32> @llvm.scmp.v4i32.v4i32(<4 x i32>, <4 x i32>)
define <4 x i32> @signed_v4i32(<4 x i32> %x, <4 x i32> %y) noinline {
  %r = call <4 x i32> @llvm.scmp.v4i32.v4i32(<4 x i32> %x, <4 x i32> %y)
  ret <4 x i32> %r
}

@unsigned_v4i32.name = private constant [15 x i8] c"unsigned_v4i32\00"
declare <4 x i32> @llvm.ucmp.v4i32.v4i32(<4 x i32>, <4 x i32>)
define <4 x i32> @unsigned_v4i32(<4 x i32> %x, <4 x i32> %y) noinline {
  %r = call <4 x i32> @llvm.ucmp.v4i32.v4i32(<4 x i32> %x, <4 x i32> %y)
  ret <4 x i32> %r
}

@signed_v8i16.name = private constant [13 x i8] c"signed_v8i16\00"
declare <8 x i16> @llvm.scmp.v8i16.v8i16(<8 x i16>, <8 x i16>)
define <8 x i16> @signed_v8i16(<8 x i16> %x, <8 x i16> %y) noinline {
  %r = call <8 x i16> @llvm.scmp.v8i16.v8i16(<8 x i16> %x, <8 x i16> %y)
  ret <8 x i16> %r
}

@unsigned_v8i16.name = private constant [15 x i8] c"unsigned_v8i16\00"
declare <8 x i16> @llvm.ucmp.v8i16.v8i16(<8 x i16>, <8 x i16>)
define <8 x i16> @unsigned_v8i16(<8 x i16> %x, <8 x i16> %y) noinline {
  %r = call <8 x i16> @llvm.ucmp.v8i16.v8i16(<8 x i16> %x, <8 x i16> %y)
  ret <8 x i16> %r
}

@signed_v16i8.name = private constant [13 x i8] c"signed_v16i8\00"
declare <16 x i8> @llvm.scmp.v16i8.v16i8(<16 x i8>, <16 x i8>)
define <16 x i8> @signed_v16i8(<16 x i8> %x, <16 x i8> %y) noinline {
  %r = call <16 x i8> @llvm.scmp.v16i8.v16i8(<16 x i8> %x, <16 x i8> %y)
  ret <16 x i8> %r
}

@unsigned_v16i8.name = private constant [15 x i8] c"unsigned_v16i8\00"
declare <16 x i8> @llvm.ucmp.v16i8.v16i8(<16 x i8>, <16 x i8>)
define <16 x i8> @unsigned_v16i8(<16 x i8> %x, <16 x i8> %y) noinline {
  %r = call <16 x i8> @llvm.ucmp.v16i8.v16i8(<16 x i8> %x, <16 x i8> %y)
  ret <16 x i8> %r
}

@signed_v2i64.name = private constant [13 x i8] c"signed_v2i64\00"
declare <2 x i64> @llvm.scmp.v2i64.v2i64(<2 x i64>, <2 x i64>)
define <2 x i64> @signed_v2i64(<2 x i64> %x, <2 x i64> %y) noinline {
  %r = call <2 x i64> @llvm.scmp.v2i64.v2i64(<2 x i64> %x, <2 x i64> %y)
  ret <2 x i64> %r
}

@unsigned_v2i64.name = private constant [15 x i8] c"unsigned_v2i64\00"
declare <2 x i64> @llvm.ucmp.v2i64.v2i64(<2 x i64>, <2 x i64>)
define <2 x i64> @unsigned_v2i64(<2 x i64> %x, <2 x i64> %y) noinline {
  %r = call <2 x i64> @llvm.ucmp.v2i64.v2i64(<2 x i64> %x, <2 x i64> %y)
  ret <2 x i64> %r
}

@signed_v3i32_i8.name = private constant [16 x i8] c"signed_v3i32_i8\00"
declare <3 x i8> @llvm.scmp.v3i8.v3i32(<3 x i32>, <3 x i32>)
define <3 x i8> @signed_v3i32_i8(<3 x i32> %x, <3 x i32> %y) noinline {
  %r = call <3 x i8> @llvm.scmp.v3i8.v3i32(<3 x i32> %x, <3 x i32> %y)
  ret <3 x i8> %r
}

@unsigned_v3i32_i8.name = private constant [18 x i8] c"unsigned_v3i32_i8\00"
declare <3 x i8> @llvm.ucmp.v3i8.v3i32(<3 x i32>, <3 x i32>)
define <3 x i8> @unsigned_v3i32_i8(<3 x i32> %x, <3 x i32> %y) noinline {
  %r = call <3 x i8> @llvm.ucmp.v3i8.v3i32(<3 x i32> %x, <3 x i32> %y)
  ret <3 x i8> %r
}

@signed_v5i7_i3.name = private constant [15 x i8] c"signed_v5i7_i3\00"
declare <5 x i3> @llvm.scmp.v5i3.v5i7(<5 x i7>, <5 x i7>)
define <5 x i3> @signed_v5i7_i3(<5 x i7> %x, <5 x i7> %y) noinline {
  %r = call <5 x i3> @llvm.scmp.v5i3.v5i7(<5 x i7> %x, <5 x i7> %y)
  ret <5 x i3> %r
}

@unsigned_v5i7_i3.name = private constant [17 x i8] c"unsigned_v5i7_i3\00"
declare <5 x i3> @llvm.ucmp.v5i3.v5i7(<5 x i7>, <5 x i7>)
define <5 x i3> @unsigned_v5i7_i3(<5 x i7> %x, <5 x i7> %y) noinline {
  %r = call <5 x i3> @llvm.ucmp.v5i3.v5i7(<5 x i7> %x, <5 x i7> %y)
  ret <5 x i3> %r
}

@signed_v8i64_i32.name = private constant [17 x i8] c"signed_v8i64_i32\00"
declare <8 x i32> @llvm.scmp.v8i32.v8i64(<8 x i64>, <8 x i64>)
define <8 x i32> @signed_v8i64_i32(<8 x i64> %x, <8 x i64> %y) noinline {
  %r = call <8 x i32> @llvm.scmp.v8i32.v8i64(<8 x i64> %x, <8 x i64> %y)
  ret <8 x i32> %r
}

@unsigned_v8i64_i32.name = private constant [19 x i8] c"unsigned_v8i64_i32\00"
declare <8 x i32> @llvm.ucmp.v8i32.v8i64(<8 x i64>, <8 x i64>)
define <8 x i32> @unsigned_v8i64_i32(<8 x i64> %x, <8 x i64> %y) noinline {
  %r = call <8 x i32> @llvm.ucmp.v8i32.v8i64(<8 x i64> %x, <8 x i64> %y)
  ret <8 x i32> %r
}

@signed_v4i8_i64.name = private constant [16 x i8] c"signed_v4i8_i64\00"
declare <4 x i64> @llvm.scmp.v4i64.v4i8(<4 x i8>, <4 x i8>)
define <4 x i64> @signed_v4i8_i64(<4 x i8> %x, <4 x i8> %y) noinline {
  %r = call <4 x i64> @llvm.scmp.v4i64.v4i8(<4 x i8> %x, <4 x i8> %y)
  ret <4 x i64> %r
}

@unsigned_v4i8_i64.name = private constant [18 x i8] c"unsigned_v4i8_i64\00"
declare <4 x i64> @llvm.ucmp.v4i64.v4i8(<4 x i8>, <4 x i8>)
define <4 x i64> @unsigned_v4i8_i64(<4 x i8> %x, <4 x i8> %y) noinline {
  %r = call <4 x i64> @llvm.ucmp.v4i64.v4i8(<4 x i8> %x, <4 x i8> %y)
  ret <4 x i64> %r
}

@signed_v2i128_i32.name = private constant [18 x i8] c"signed_v2i128_i32\00"
declare <2 x i32> @llvm.scmp.v2i32.v2i128(<2 x i128>, <2 x i128>)
define <2 x i32> @signed_v2i128_i32(<2 x i128> %x, <2 x i128> %y) noinline {
  %r = call <2 x i32> @llvm.scmp.v2i32.v2i128(<2 x i128> %x, <2 x i128> %y)
  ret <2 x i32> %r
}

@unsigned_v2i128_i32.name = private constant [20 x i8] c"unsigned_v2i128_i32\00"
declare <2 x i32> @llvm.ucmp.v2i32.v2i128(<2 x i128>, <2 x i128>)
define <2 x i32> @unsigned_v2i128_i32(<2 x i128> %x, <2 x i128> %y) noinline {
  %r = call <2 x i32> @llvm.ucmp.v2i32.v2i128(<2 x i128> %x, <2 x i128> %y)
  ret <2 x i32> %r
}

@signed_v4i33_i16.name = private constant [17 x i8] c"signed_v4i33_i16\00"
declare <4 x i16> @llvm.scmp.v4i16.v4i33(<4 x i33>, <4 x i33>)
define <4 x i16> @signed_v4i33_i16(<4 x i33> %x, <4 x i33> %y) noinline {
  %r = call <4 x i16> @llvm.scmp.v4i16.v4i33(<4 x i33> %x, <4 x i33> %y)
  ret <4 x i16> %r
}

@unsigned_v4i33_i16.name = private constant [19 x i8] c"unsigned_v4i33_i16\00"
declare <4 x i16> @llvm.ucmp.v4i16.v4i33(<4 x i33>, <4 x i33>)
define <4 x i16> @unsigned_v4i33_i16(<4 x i33> %x, <4 x i33> %y) noinline {
  %r = call <4 x i16> @llvm.ucmp.v4i16.v4i33(<4 x i33> %x, <4 x i33> %y)
  ret <4 x i16> %r
}

define void @say(ptr %name, i64 %number) noinline {
  call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %number)
  ret void
}

define i32 @main() {
  %v0 = call <4 x i32> @signed_v4i32(<4 x i32> <i32 0, i32 5, i32 -64, i32 3>, <4 x i32> <i32 0, i32 63, i32 -3, i32 3>)
  %v0.0 = extractelement <4 x i32> %v0, i32 0
  %v0.0.wide = sext i32 %v0.0 to i64
  call void @say(ptr @signed_v4i32.name, i64 %v0.0.wide)
  %v0.1 = extractelement <4 x i32> %v0, i32 1
  %v0.1.wide = sext i32 %v0.1 to i64
  call void @say(ptr @signed_v4i32.name, i64 %v0.1.wide)
  %v0.2 = extractelement <4 x i32> %v0, i32 2
  %v0.2.wide = sext i32 %v0.2 to i64
  call void @say(ptr @signed_v4i32.name, i64 %v0.2.wide)
  %v0.3 = extractelement <4 x i32> %v0, i32 3
  %v0.3.wide = sext i32 %v0.3 to i64
  call void @say(ptr @signed_v4i32.name, i64 %v0.3.wide)
  %v1 = call <4 x i32> @signed_v4i32(<4 x i32> <i32 1, i32 -5, i32 2, i32 -3>, <4 x i32> <i32 1, i32 2, i32 -4, i32 -3>)
  %v1.0 = extractelement <4 x i32> %v1, i32 0
  %v1.0.wide = sext i32 %v1.0 to i64
  call void @say(ptr @signed_v4i32.name, i64 %v1.0.wide)
  %v1.1 = extractelement <4 x i32> %v1, i32 1
  %v1.1.wide = sext i32 %v1.1 to i64
  call void @say(ptr @signed_v4i32.name, i64 %v1.1.wide)
  %v1.2 = extractelement <4 x i32> %v1, i32 2
  %v1.2.wide = sext i32 %v1.2 to i64
  call void @say(ptr @signed_v4i32.name, i64 %v1.2.wide)
  %v1.3 = extractelement <4 x i32> %v1, i32 3
  %v1.3.wide = sext i32 %v1.3 to i64
  call void @say(ptr @signed_v4i32.name, i64 %v1.3.wide)
  %v2 = call <4 x i32> @unsigned_v4i32(<4 x i32> <i32 0, i32 5, i32 -64, i32 3>, <4 x i32> <i32 0, i32 63, i32 -3, i32 3>)
  %v2.0 = extractelement <4 x i32> %v2, i32 0
  %v2.0.wide = sext i32 %v2.0 to i64
  call void @say(ptr @unsigned_v4i32.name, i64 %v2.0.wide)
  %v2.1 = extractelement <4 x i32> %v2, i32 1
  %v2.1.wide = sext i32 %v2.1 to i64
  call void @say(ptr @unsigned_v4i32.name, i64 %v2.1.wide)
  %v2.2 = extractelement <4 x i32> %v2, i32 2
  %v2.2.wide = sext i32 %v2.2 to i64
  call void @say(ptr @unsigned_v4i32.name, i64 %v2.2.wide)
  %v2.3 = extractelement <4 x i32> %v2, i32 3
  %v2.3.wide = sext i32 %v2.3 to i64
  call void @say(ptr @unsigned_v4i32.name, i64 %v2.3.wide)
  %v3 = call <4 x i32> @unsigned_v4i32(<4 x i32> <i32 1, i32 -5, i32 2, i32 -3>, <4 x i32> <i32 1, i32 2, i32 -4, i32 -3>)
  %v3.0 = extractelement <4 x i32> %v3, i32 0
  %v3.0.wide = sext i32 %v3.0 to i64
  call void @say(ptr @unsigned_v4i32.name, i64 %v3.0.wide)
  %v3.1 = extractelement <4 x i32> %v3, i32 1
  %v3.1.wide = sext i32 %v3.1 to i64
  call void @say(ptr @unsigned_v4i32.name, i64 %v3.1.wide)
  %v3.2 = extractelement <4 x i32> %v3, i32 2
  %v3.2.wide = sext i32 %v3.2 to i64
  call void @say(ptr @unsigned_v4i32.name, i64 %v3.2.wide)
  %v3.3 = extractelement <4 x i32> %v3, i32 3
  %v3.3.wide = sext i32 %v3.3 to i64
  call void @say(ptr @unsigned_v4i32.name, i64 %v3.3.wide)
  %v4 = call <8 x i16> @signed_v8i16(<8 x i16> <i16 0, i16 5, i16 -64, i16 3, i16 -4, i16 7, i16 -1, i16 63>, <8 x i16> <i16 0, i16 63, i16 -3, i16 3, i16 -5, i16 3, i16 -1, i16 5>)
  %v4.0 = extractelement <8 x i16> %v4, i32 0
  %v4.0.wide = sext i16 %v4.0 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v4.0.wide)
  %v4.1 = extractelement <8 x i16> %v4, i32 1
  %v4.1.wide = sext i16 %v4.1 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v4.1.wide)
  %v4.2 = extractelement <8 x i16> %v4, i32 2
  %v4.2.wide = sext i16 %v4.2 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v4.2.wide)
  %v4.3 = extractelement <8 x i16> %v4, i32 3
  %v4.3.wide = sext i16 %v4.3 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v4.3.wide)
  %v4.4 = extractelement <8 x i16> %v4, i32 4
  %v4.4.wide = sext i16 %v4.4 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v4.4.wide)
  %v4.5 = extractelement <8 x i16> %v4, i32 5
  %v4.5.wide = sext i16 %v4.5 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v4.5.wide)
  %v4.6 = extractelement <8 x i16> %v4, i32 6
  %v4.6.wide = sext i16 %v4.6 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v4.6.wide)
  %v4.7 = extractelement <8 x i16> %v4, i32 7
  %v4.7.wide = sext i16 %v4.7 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v4.7.wide)
  %v5 = call <8 x i16> @signed_v8i16(<8 x i16> <i16 1, i16 -5, i16 2, i16 -3, i16 6, i16 0, i16 5, i16 -64>, <8 x i16> <i16 1, i16 2, i16 -4, i16 -3, i16 -64, i16 4, i16 5, i16 63>)
  %v5.0 = extractelement <8 x i16> %v5, i32 0
  %v5.0.wide = sext i16 %v5.0 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v5.0.wide)
  %v5.1 = extractelement <8 x i16> %v5, i32 1
  %v5.1.wide = sext i16 %v5.1 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v5.1.wide)
  %v5.2 = extractelement <8 x i16> %v5, i32 2
  %v5.2.wide = sext i16 %v5.2 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v5.2.wide)
  %v5.3 = extractelement <8 x i16> %v5, i32 3
  %v5.3.wide = sext i16 %v5.3 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v5.3.wide)
  %v5.4 = extractelement <8 x i16> %v5, i32 4
  %v5.4.wide = sext i16 %v5.4 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v5.4.wide)
  %v5.5 = extractelement <8 x i16> %v5, i32 5
  %v5.5.wide = sext i16 %v5.5 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v5.5.wide)
  %v5.6 = extractelement <8 x i16> %v5, i32 6
  %v5.6.wide = sext i16 %v5.6 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v5.6.wide)
  %v5.7 = extractelement <8 x i16> %v5, i32 7
  %v5.7.wide = sext i16 %v5.7 to i64
  call void @say(ptr @signed_v8i16.name, i64 %v5.7.wide)
  %v6 = call <8 x i16> @unsigned_v8i16(<8 x i16> <i16 0, i16 5, i16 -64, i16 3, i16 -4, i16 7, i16 -1, i16 63>, <8 x i16> <i16 0, i16 63, i16 -3, i16 3, i16 -5, i16 3, i16 -1, i16 5>)
  %v6.0 = extractelement <8 x i16> %v6, i32 0
  %v6.0.wide = sext i16 %v6.0 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v6.0.wide)
  %v6.1 = extractelement <8 x i16> %v6, i32 1
  %v6.1.wide = sext i16 %v6.1 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v6.1.wide)
  %v6.2 = extractelement <8 x i16> %v6, i32 2
  %v6.2.wide = sext i16 %v6.2 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v6.2.wide)
  %v6.3 = extractelement <8 x i16> %v6, i32 3
  %v6.3.wide = sext i16 %v6.3 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v6.3.wide)
  %v6.4 = extractelement <8 x i16> %v6, i32 4
  %v6.4.wide = sext i16 %v6.4 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v6.4.wide)
  %v6.5 = extractelement <8 x i16> %v6, i32 5
  %v6.5.wide = sext i16 %v6.5 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v6.5.wide)
  %v6.6 = extractelement <8 x i16> %v6, i32 6
  %v6.6.wide = sext i16 %v6.6 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v6.6.wide)
  %v6.7 = extractelement <8 x i16> %v6, i32 7
  %v6.7.wide = sext i16 %v6.7 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v6.7.wide)
  %v7 = call <8 x i16> @unsigned_v8i16(<8 x i16> <i16 1, i16 -5, i16 2, i16 -3, i16 6, i16 0, i16 5, i16 -64>, <8 x i16> <i16 1, i16 2, i16 -4, i16 -3, i16 -64, i16 4, i16 5, i16 63>)
  %v7.0 = extractelement <8 x i16> %v7, i32 0
  %v7.0.wide = sext i16 %v7.0 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v7.0.wide)
  %v7.1 = extractelement <8 x i16> %v7, i32 1
  %v7.1.wide = sext i16 %v7.1 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v7.1.wide)
  %v7.2 = extractelement <8 x i16> %v7, i32 2
  %v7.2.wide = sext i16 %v7.2 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v7.2.wide)
  %v7.3 = extractelement <8 x i16> %v7, i32 3
  %v7.3.wide = sext i16 %v7.3 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v7.3.wide)
  %v7.4 = extractelement <8 x i16> %v7, i32 4
  %v7.4.wide = sext i16 %v7.4 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v7.4.wide)
  %v7.5 = extractelement <8 x i16> %v7, i32 5
  %v7.5.wide = sext i16 %v7.5 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v7.5.wide)
  %v7.6 = extractelement <8 x i16> %v7, i32 6
  %v7.6.wide = sext i16 %v7.6 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v7.6.wide)
  %v7.7 = extractelement <8 x i16> %v7, i32 7
  %v7.7.wide = sext i16 %v7.7 to i64
  call void @say(ptr @unsigned_v8i16.name, i64 %v7.7.wide)
  %v8 = call <16 x i8> @signed_v16i8(<16 x i8> <i8 0, i8 5, i8 -64, i8 3, i8 -4, i8 7, i8 -1, i8 63, i8 -2, i8 4, i8 -6, i8 1, i8 -5, i8 2, i8 -3, i8 6>, <16 x i8> <i8 0, i8 63, i8 -3, i8 3, i8 -5, i8 3, i8 -1, i8 5, i8 -2, i8 4, i8 -1, i8 2, i8 -5, i8 1, i8 -64, i8 6>)
  %v8.0 = extractelement <16 x i8> %v8, i32 0
  %v8.0.wide = sext i8 %v8.0 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.0.wide)
  %v8.1 = extractelement <16 x i8> %v8, i32 1
  %v8.1.wide = sext i8 %v8.1 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.1.wide)
  %v8.2 = extractelement <16 x i8> %v8, i32 2
  %v8.2.wide = sext i8 %v8.2 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.2.wide)
  %v8.3 = extractelement <16 x i8> %v8, i32 3
  %v8.3.wide = sext i8 %v8.3 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.3.wide)
  %v8.4 = extractelement <16 x i8> %v8, i32 4
  %v8.4.wide = sext i8 %v8.4 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.4.wide)
  %v8.5 = extractelement <16 x i8> %v8, i32 5
  %v8.5.wide = sext i8 %v8.5 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.5.wide)
  %v8.6 = extractelement <16 x i8> %v8, i32 6
  %v8.6.wide = sext i8 %v8.6 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.6.wide)
  %v8.7 = extractelement <16 x i8> %v8, i32 7
  %v8.7.wide = sext i8 %v8.7 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.7.wide)
  %v8.8 = extractelement <16 x i8> %v8, i32 8
  %v8.8.wide = sext i8 %v8.8 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.8.wide)
  %v8.9 = extractelement <16 x i8> %v8, i32 9
  %v8.9.wide = sext i8 %v8.9 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.9.wide)
  %v8.10 = extractelement <16 x i8> %v8, i32 10
  %v8.10.wide = sext i8 %v8.10 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.10.wide)
  %v8.11 = extractelement <16 x i8> %v8, i32 11
  %v8.11.wide = sext i8 %v8.11 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.11.wide)
  %v8.12 = extractelement <16 x i8> %v8, i32 12
  %v8.12.wide = sext i8 %v8.12 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.12.wide)
  %v8.13 = extractelement <16 x i8> %v8, i32 13
  %v8.13.wide = sext i8 %v8.13 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.13.wide)
  %v8.14 = extractelement <16 x i8> %v8, i32 14
  %v8.14.wide = sext i8 %v8.14 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.14.wide)
  %v8.15 = extractelement <16 x i8> %v8, i32 15
  %v8.15.wide = sext i8 %v8.15 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v8.15.wide)
  %v9 = call <16 x i8> @signed_v16i8(<16 x i8> <i8 1, i8 -5, i8 2, i8 -3, i8 6, i8 0, i8 5, i8 -64, i8 3, i8 -4, i8 7, i8 -1, i8 63, i8 -2, i8 4, i8 -6>, <16 x i8> <i8 1, i8 2, i8 -4, i8 -3, i8 -64, i8 4, i8 5, i8 63, i8 -3, i8 -4, i8 -5, i8 3, i8 63, i8 5, i8 -2, i8 -6>)
  %v9.0 = extractelement <16 x i8> %v9, i32 0
  %v9.0.wide = sext i8 %v9.0 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.0.wide)
  %v9.1 = extractelement <16 x i8> %v9, i32 1
  %v9.1.wide = sext i8 %v9.1 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.1.wide)
  %v9.2 = extractelement <16 x i8> %v9, i32 2
  %v9.2.wide = sext i8 %v9.2 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.2.wide)
  %v9.3 = extractelement <16 x i8> %v9, i32 3
  %v9.3.wide = sext i8 %v9.3 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.3.wide)
  %v9.4 = extractelement <16 x i8> %v9, i32 4
  %v9.4.wide = sext i8 %v9.4 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.4.wide)
  %v9.5 = extractelement <16 x i8> %v9, i32 5
  %v9.5.wide = sext i8 %v9.5 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.5.wide)
  %v9.6 = extractelement <16 x i8> %v9, i32 6
  %v9.6.wide = sext i8 %v9.6 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.6.wide)
  %v9.7 = extractelement <16 x i8> %v9, i32 7
  %v9.7.wide = sext i8 %v9.7 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.7.wide)
  %v9.8 = extractelement <16 x i8> %v9, i32 8
  %v9.8.wide = sext i8 %v9.8 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.8.wide)
  %v9.9 = extractelement <16 x i8> %v9, i32 9
  %v9.9.wide = sext i8 %v9.9 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.9.wide)
  %v9.10 = extractelement <16 x i8> %v9, i32 10
  %v9.10.wide = sext i8 %v9.10 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.10.wide)
  %v9.11 = extractelement <16 x i8> %v9, i32 11
  %v9.11.wide = sext i8 %v9.11 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.11.wide)
  %v9.12 = extractelement <16 x i8> %v9, i32 12
  %v9.12.wide = sext i8 %v9.12 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.12.wide)
  %v9.13 = extractelement <16 x i8> %v9, i32 13
  %v9.13.wide = sext i8 %v9.13 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.13.wide)
  %v9.14 = extractelement <16 x i8> %v9, i32 14
  %v9.14.wide = sext i8 %v9.14 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.14.wide)
  %v9.15 = extractelement <16 x i8> %v9, i32 15
  %v9.15.wide = sext i8 %v9.15 to i64
  call void @say(ptr @signed_v16i8.name, i64 %v9.15.wide)
  %v10 = call <16 x i8> @unsigned_v16i8(<16 x i8> <i8 0, i8 5, i8 -64, i8 3, i8 -4, i8 7, i8 -1, i8 63, i8 -2, i8 4, i8 -6, i8 1, i8 -5, i8 2, i8 -3, i8 6>, <16 x i8> <i8 0, i8 63, i8 -3, i8 3, i8 -5, i8 3, i8 -1, i8 5, i8 -2, i8 4, i8 -1, i8 2, i8 -5, i8 1, i8 -64, i8 6>)
  %v10.0 = extractelement <16 x i8> %v10, i32 0
  %v10.0.wide = sext i8 %v10.0 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.0.wide)
  %v10.1 = extractelement <16 x i8> %v10, i32 1
  %v10.1.wide = sext i8 %v10.1 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.1.wide)
  %v10.2 = extractelement <16 x i8> %v10, i32 2
  %v10.2.wide = sext i8 %v10.2 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.2.wide)
  %v10.3 = extractelement <16 x i8> %v10, i32 3
  %v10.3.wide = sext i8 %v10.3 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.3.wide)
  %v10.4 = extractelement <16 x i8> %v10, i32 4
  %v10.4.wide = sext i8 %v10.4 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.4.wide)
  %v10.5 = extractelement <16 x i8> %v10, i32 5
  %v10.5.wide = sext i8 %v10.5 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.5.wide)
  %v10.6 = extractelement <16 x i8> %v10, i32 6
  %v10.6.wide = sext i8 %v10.6 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.6.wide)
  %v10.7 = extractelement <16 x i8> %v10, i32 7
  %v10.7.wide = sext i8 %v10.7 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.7.wide)
  %v10.8 = extractelement <16 x i8> %v10, i32 8
  %v10.8.wide = sext i8 %v10.8 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.8.wide)
  %v10.9 = extractelement <16 x i8> %v10, i32 9
  %v10.9.wide = sext i8 %v10.9 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.9.wide)
  %v10.10 = extractelement <16 x i8> %v10, i32 10
  %v10.10.wide = sext i8 %v10.10 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.10.wide)
  %v10.11 = extractelement <16 x i8> %v10, i32 11
  %v10.11.wide = sext i8 %v10.11 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.11.wide)
  %v10.12 = extractelement <16 x i8> %v10, i32 12
  %v10.12.wide = sext i8 %v10.12 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.12.wide)
  %v10.13 = extractelement <16 x i8> %v10, i32 13
  %v10.13.wide = sext i8 %v10.13 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.13.wide)
  %v10.14 = extractelement <16 x i8> %v10, i32 14
  %v10.14.wide = sext i8 %v10.14 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.14.wide)
  %v10.15 = extractelement <16 x i8> %v10, i32 15
  %v10.15.wide = sext i8 %v10.15 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v10.15.wide)
  %v11 = call <16 x i8> @unsigned_v16i8(<16 x i8> <i8 1, i8 -5, i8 2, i8 -3, i8 6, i8 0, i8 5, i8 -64, i8 3, i8 -4, i8 7, i8 -1, i8 63, i8 -2, i8 4, i8 -6>, <16 x i8> <i8 1, i8 2, i8 -4, i8 -3, i8 -64, i8 4, i8 5, i8 63, i8 -3, i8 -4, i8 -5, i8 3, i8 63, i8 5, i8 -2, i8 -6>)
  %v11.0 = extractelement <16 x i8> %v11, i32 0
  %v11.0.wide = sext i8 %v11.0 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.0.wide)
  %v11.1 = extractelement <16 x i8> %v11, i32 1
  %v11.1.wide = sext i8 %v11.1 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.1.wide)
  %v11.2 = extractelement <16 x i8> %v11, i32 2
  %v11.2.wide = sext i8 %v11.2 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.2.wide)
  %v11.3 = extractelement <16 x i8> %v11, i32 3
  %v11.3.wide = sext i8 %v11.3 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.3.wide)
  %v11.4 = extractelement <16 x i8> %v11, i32 4
  %v11.4.wide = sext i8 %v11.4 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.4.wide)
  %v11.5 = extractelement <16 x i8> %v11, i32 5
  %v11.5.wide = sext i8 %v11.5 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.5.wide)
  %v11.6 = extractelement <16 x i8> %v11, i32 6
  %v11.6.wide = sext i8 %v11.6 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.6.wide)
  %v11.7 = extractelement <16 x i8> %v11, i32 7
  %v11.7.wide = sext i8 %v11.7 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.7.wide)
  %v11.8 = extractelement <16 x i8> %v11, i32 8
  %v11.8.wide = sext i8 %v11.8 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.8.wide)
  %v11.9 = extractelement <16 x i8> %v11, i32 9
  %v11.9.wide = sext i8 %v11.9 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.9.wide)
  %v11.10 = extractelement <16 x i8> %v11, i32 10
  %v11.10.wide = sext i8 %v11.10 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.10.wide)
  %v11.11 = extractelement <16 x i8> %v11, i32 11
  %v11.11.wide = sext i8 %v11.11 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.11.wide)
  %v11.12 = extractelement <16 x i8> %v11, i32 12
  %v11.12.wide = sext i8 %v11.12 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.12.wide)
  %v11.13 = extractelement <16 x i8> %v11, i32 13
  %v11.13.wide = sext i8 %v11.13 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.13.wide)
  %v11.14 = extractelement <16 x i8> %v11, i32 14
  %v11.14.wide = sext i8 %v11.14 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.14.wide)
  %v11.15 = extractelement <16 x i8> %v11, i32 15
  %v11.15.wide = sext i8 %v11.15 to i64
  call void @say(ptr @unsigned_v16i8.name, i64 %v11.15.wide)
  %v12 = call <2 x i64> @signed_v2i64(<2 x i64> <i64 0, i64 5>, <2 x i64> <i64 0, i64 63>)
  %v12.0 = extractelement <2 x i64> %v12, i32 0
  call void @say(ptr @signed_v2i64.name, i64 %v12.0)
  %v12.1 = extractelement <2 x i64> %v12, i32 1
  call void @say(ptr @signed_v2i64.name, i64 %v12.1)
  %v13 = call <2 x i64> @signed_v2i64(<2 x i64> <i64 1, i64 -5>, <2 x i64> <i64 1, i64 2>)
  %v13.0 = extractelement <2 x i64> %v13, i32 0
  call void @say(ptr @signed_v2i64.name, i64 %v13.0)
  %v13.1 = extractelement <2 x i64> %v13, i32 1
  call void @say(ptr @signed_v2i64.name, i64 %v13.1)
  %v14 = call <2 x i64> @unsigned_v2i64(<2 x i64> <i64 0, i64 5>, <2 x i64> <i64 0, i64 63>)
  %v14.0 = extractelement <2 x i64> %v14, i32 0
  call void @say(ptr @unsigned_v2i64.name, i64 %v14.0)
  %v14.1 = extractelement <2 x i64> %v14, i32 1
  call void @say(ptr @unsigned_v2i64.name, i64 %v14.1)
  %v15 = call <2 x i64> @unsigned_v2i64(<2 x i64> <i64 1, i64 -5>, <2 x i64> <i64 1, i64 2>)
  %v15.0 = extractelement <2 x i64> %v15, i32 0
  call void @say(ptr @unsigned_v2i64.name, i64 %v15.0)
  %v15.1 = extractelement <2 x i64> %v15, i32 1
  call void @say(ptr @unsigned_v2i64.name, i64 %v15.1)
  %v16 = call <3 x i8> @signed_v3i32_i8(<3 x i32> <i32 0, i32 5, i32 -64>, <3 x i32> <i32 0, i32 63, i32 -3>)
  %v16.0 = extractelement <3 x i8> %v16, i32 0
  %v16.0.wide = sext i8 %v16.0 to i64
  call void @say(ptr @signed_v3i32_i8.name, i64 %v16.0.wide)
  %v16.1 = extractelement <3 x i8> %v16, i32 1
  %v16.1.wide = sext i8 %v16.1 to i64
  call void @say(ptr @signed_v3i32_i8.name, i64 %v16.1.wide)
  %v16.2 = extractelement <3 x i8> %v16, i32 2
  %v16.2.wide = sext i8 %v16.2 to i64
  call void @say(ptr @signed_v3i32_i8.name, i64 %v16.2.wide)
  %v17 = call <3 x i8> @signed_v3i32_i8(<3 x i32> <i32 1, i32 -5, i32 2>, <3 x i32> <i32 1, i32 2, i32 -4>)
  %v17.0 = extractelement <3 x i8> %v17, i32 0
  %v17.0.wide = sext i8 %v17.0 to i64
  call void @say(ptr @signed_v3i32_i8.name, i64 %v17.0.wide)
  %v17.1 = extractelement <3 x i8> %v17, i32 1
  %v17.1.wide = sext i8 %v17.1 to i64
  call void @say(ptr @signed_v3i32_i8.name, i64 %v17.1.wide)
  %v17.2 = extractelement <3 x i8> %v17, i32 2
  %v17.2.wide = sext i8 %v17.2 to i64
  call void @say(ptr @signed_v3i32_i8.name, i64 %v17.2.wide)
  %v18 = call <3 x i8> @unsigned_v3i32_i8(<3 x i32> <i32 0, i32 5, i32 -64>, <3 x i32> <i32 0, i32 63, i32 -3>)
  %v18.0 = extractelement <3 x i8> %v18, i32 0
  %v18.0.wide = sext i8 %v18.0 to i64
  call void @say(ptr @unsigned_v3i32_i8.name, i64 %v18.0.wide)
  %v18.1 = extractelement <3 x i8> %v18, i32 1
  %v18.1.wide = sext i8 %v18.1 to i64
  call void @say(ptr @unsigned_v3i32_i8.name, i64 %v18.1.wide)
  %v18.2 = extractelement <3 x i8> %v18, i32 2
  %v18.2.wide = sext i8 %v18.2 to i64
  call void @say(ptr @unsigned_v3i32_i8.name, i64 %v18.2.wide)
  %v19 = call <3 x i8> @unsigned_v3i32_i8(<3 x i32> <i32 1, i32 -5, i32 2>, <3 x i32> <i32 1, i32 2, i32 -4>)
  %v19.0 = extractelement <3 x i8> %v19, i32 0
  %v19.0.wide = sext i8 %v19.0 to i64
  call void @say(ptr @unsigned_v3i32_i8.name, i64 %v19.0.wide)
  %v19.1 = extractelement <3 x i8> %v19, i32 1
  %v19.1.wide = sext i8 %v19.1 to i64
  call void @say(ptr @unsigned_v3i32_i8.name, i64 %v19.1.wide)
  %v19.2 = extractelement <3 x i8> %v19, i32 2
  %v19.2.wide = sext i8 %v19.2 to i64
  call void @say(ptr @unsigned_v3i32_i8.name, i64 %v19.2.wide)
  %v20 = call <5 x i3> @signed_v5i7_i3(<5 x i7> <i7 0, i7 5, i7 -64, i7 3, i7 -4>, <5 x i7> <i7 0, i7 63, i7 -3, i7 3, i7 -5>)
  %v20.0 = extractelement <5 x i3> %v20, i32 0
  %v20.0.wide = sext i3 %v20.0 to i64
  call void @say(ptr @signed_v5i7_i3.name, i64 %v20.0.wide)
  %v20.1 = extractelement <5 x i3> %v20, i32 1
  %v20.1.wide = sext i3 %v20.1 to i64
  call void @say(ptr @signed_v5i7_i3.name, i64 %v20.1.wide)
  %v20.2 = extractelement <5 x i3> %v20, i32 2
  %v20.2.wide = sext i3 %v20.2 to i64
  call void @say(ptr @signed_v5i7_i3.name, i64 %v20.2.wide)
  %v20.3 = extractelement <5 x i3> %v20, i32 3
  %v20.3.wide = sext i3 %v20.3 to i64
  call void @say(ptr @signed_v5i7_i3.name, i64 %v20.3.wide)
  %v20.4 = extractelement <5 x i3> %v20, i32 4
  %v20.4.wide = sext i3 %v20.4 to i64
  call void @say(ptr @signed_v5i7_i3.name, i64 %v20.4.wide)
  %v21 = call <5 x i3> @signed_v5i7_i3(<5 x i7> <i7 1, i7 -5, i7 2, i7 -3, i7 6>, <5 x i7> <i7 1, i7 2, i7 -4, i7 -3, i7 -64>)
  %v21.0 = extractelement <5 x i3> %v21, i32 0
  %v21.0.wide = sext i3 %v21.0 to i64
  call void @say(ptr @signed_v5i7_i3.name, i64 %v21.0.wide)
  %v21.1 = extractelement <5 x i3> %v21, i32 1
  %v21.1.wide = sext i3 %v21.1 to i64
  call void @say(ptr @signed_v5i7_i3.name, i64 %v21.1.wide)
  %v21.2 = extractelement <5 x i3> %v21, i32 2
  %v21.2.wide = sext i3 %v21.2 to i64
  call void @say(ptr @signed_v5i7_i3.name, i64 %v21.2.wide)
  %v21.3 = extractelement <5 x i3> %v21, i32 3
  %v21.3.wide = sext i3 %v21.3 to i64
  call void @say(ptr @signed_v5i7_i3.name, i64 %v21.3.wide)
  %v21.4 = extractelement <5 x i3> %v21, i32 4
  %v21.4.wide = sext i3 %v21.4 to i64
  call void @say(ptr @signed_v5i7_i3.name, i64 %v21.4.wide)
  %v22 = call <5 x i3> @unsigned_v5i7_i3(<5 x i7> <i7 0, i7 5, i7 -64, i7 3, i7 -4>, <5 x i7> <i7 0, i7 63, i7 -3, i7 3, i7 -5>)
  %v22.0 = extractelement <5 x i3> %v22, i32 0
  %v22.0.wide = sext i3 %v22.0 to i64
  call void @say(ptr @unsigned_v5i7_i3.name, i64 %v22.0.wide)
  %v22.1 = extractelement <5 x i3> %v22, i32 1
  %v22.1.wide = sext i3 %v22.1 to i64
  call void @say(ptr @unsigned_v5i7_i3.name, i64 %v22.1.wide)
  %v22.2 = extractelement <5 x i3> %v22, i32 2
  %v22.2.wide = sext i3 %v22.2 to i64
  call void @say(ptr @unsigned_v5i7_i3.name, i64 %v22.2.wide)
  %v22.3 = extractelement <5 x i3> %v22, i32 3
  %v22.3.wide = sext i3 %v22.3 to i64
  call void @say(ptr @unsigned_v5i7_i3.name, i64 %v22.3.wide)
  %v22.4 = extractelement <5 x i3> %v22, i32 4
  %v22.4.wide = sext i3 %v22.4 to i64
  call void @say(ptr @unsigned_v5i7_i3.name, i64 %v22.4.wide)
  %v23 = call <5 x i3> @unsigned_v5i7_i3(<5 x i7> <i7 1, i7 -5, i7 2, i7 -3, i7 6>, <5 x i7> <i7 1, i7 2, i7 -4, i7 -3, i7 -64>)
  %v23.0 = extractelement <5 x i3> %v23, i32 0
  %v23.0.wide = sext i3 %v23.0 to i64
  call void @say(ptr @unsigned_v5i7_i3.name, i64 %v23.0.wide)
  %v23.1 = extractelement <5 x i3> %v23, i32 1
  %v23.1.wide = sext i3 %v23.1 to i64
  call void @say(ptr @unsigned_v5i7_i3.name, i64 %v23.1.wide)
  %v23.2 = extractelement <5 x i3> %v23, i32 2
  %v23.2.wide = sext i3 %v23.2 to i64
  call void @say(ptr @unsigned_v5i7_i3.name, i64 %v23.2.wide)
  %v23.3 = extractelement <5 x i3> %v23, i32 3
  %v23.3.wide = sext i3 %v23.3 to i64
  call void @say(ptr @unsigned_v5i7_i3.name, i64 %v23.3.wide)
  %v23.4 = extractelement <5 x i3> %v23, i32 4
  %v23.4.wide = sext i3 %v23.4 to i64
  call void @say(ptr @unsigned_v5i7_i3.name, i64 %v23.4.wide)
  %v24 = call <8 x i32> @signed_v8i64_i32(<8 x i64> <i64 0, i64 5, i64 -64, i64 3, i64 -4, i64 7, i64 -1, i64 63>, <8 x i64> <i64 0, i64 63, i64 -3, i64 3, i64 -5, i64 3, i64 -1, i64 5>)
  %v24.0 = extractelement <8 x i32> %v24, i32 0
  %v24.0.wide = sext i32 %v24.0 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v24.0.wide)
  %v24.1 = extractelement <8 x i32> %v24, i32 1
  %v24.1.wide = sext i32 %v24.1 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v24.1.wide)
  %v24.2 = extractelement <8 x i32> %v24, i32 2
  %v24.2.wide = sext i32 %v24.2 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v24.2.wide)
  %v24.3 = extractelement <8 x i32> %v24, i32 3
  %v24.3.wide = sext i32 %v24.3 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v24.3.wide)
  %v24.4 = extractelement <8 x i32> %v24, i32 4
  %v24.4.wide = sext i32 %v24.4 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v24.4.wide)
  %v24.5 = extractelement <8 x i32> %v24, i32 5
  %v24.5.wide = sext i32 %v24.5 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v24.5.wide)
  %v24.6 = extractelement <8 x i32> %v24, i32 6
  %v24.6.wide = sext i32 %v24.6 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v24.6.wide)
  %v24.7 = extractelement <8 x i32> %v24, i32 7
  %v24.7.wide = sext i32 %v24.7 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v24.7.wide)
  %v25 = call <8 x i32> @signed_v8i64_i32(<8 x i64> <i64 1, i64 -5, i64 2, i64 -3, i64 6, i64 0, i64 5, i64 -64>, <8 x i64> <i64 1, i64 2, i64 -4, i64 -3, i64 -64, i64 4, i64 5, i64 63>)
  %v25.0 = extractelement <8 x i32> %v25, i32 0
  %v25.0.wide = sext i32 %v25.0 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v25.0.wide)
  %v25.1 = extractelement <8 x i32> %v25, i32 1
  %v25.1.wide = sext i32 %v25.1 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v25.1.wide)
  %v25.2 = extractelement <8 x i32> %v25, i32 2
  %v25.2.wide = sext i32 %v25.2 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v25.2.wide)
  %v25.3 = extractelement <8 x i32> %v25, i32 3
  %v25.3.wide = sext i32 %v25.3 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v25.3.wide)
  %v25.4 = extractelement <8 x i32> %v25, i32 4
  %v25.4.wide = sext i32 %v25.4 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v25.4.wide)
  %v25.5 = extractelement <8 x i32> %v25, i32 5
  %v25.5.wide = sext i32 %v25.5 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v25.5.wide)
  %v25.6 = extractelement <8 x i32> %v25, i32 6
  %v25.6.wide = sext i32 %v25.6 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v25.6.wide)
  %v25.7 = extractelement <8 x i32> %v25, i32 7
  %v25.7.wide = sext i32 %v25.7 to i64
  call void @say(ptr @signed_v8i64_i32.name, i64 %v25.7.wide)
  %v26 = call <8 x i32> @unsigned_v8i64_i32(<8 x i64> <i64 0, i64 5, i64 -64, i64 3, i64 -4, i64 7, i64 -1, i64 63>, <8 x i64> <i64 0, i64 63, i64 -3, i64 3, i64 -5, i64 3, i64 -1, i64 5>)
  %v26.0 = extractelement <8 x i32> %v26, i32 0
  %v26.0.wide = sext i32 %v26.0 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v26.0.wide)
  %v26.1 = extractelement <8 x i32> %v26, i32 1
  %v26.1.wide = sext i32 %v26.1 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v26.1.wide)
  %v26.2 = extractelement <8 x i32> %v26, i32 2
  %v26.2.wide = sext i32 %v26.2 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v26.2.wide)
  %v26.3 = extractelement <8 x i32> %v26, i32 3
  %v26.3.wide = sext i32 %v26.3 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v26.3.wide)
  %v26.4 = extractelement <8 x i32> %v26, i32 4
  %v26.4.wide = sext i32 %v26.4 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v26.4.wide)
  %v26.5 = extractelement <8 x i32> %v26, i32 5
  %v26.5.wide = sext i32 %v26.5 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v26.5.wide)
  %v26.6 = extractelement <8 x i32> %v26, i32 6
  %v26.6.wide = sext i32 %v26.6 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v26.6.wide)
  %v26.7 = extractelement <8 x i32> %v26, i32 7
  %v26.7.wide = sext i32 %v26.7 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v26.7.wide)
  %v27 = call <8 x i32> @unsigned_v8i64_i32(<8 x i64> <i64 1, i64 -5, i64 2, i64 -3, i64 6, i64 0, i64 5, i64 -64>, <8 x i64> <i64 1, i64 2, i64 -4, i64 -3, i64 -64, i64 4, i64 5, i64 63>)
  %v27.0 = extractelement <8 x i32> %v27, i32 0
  %v27.0.wide = sext i32 %v27.0 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v27.0.wide)
  %v27.1 = extractelement <8 x i32> %v27, i32 1
  %v27.1.wide = sext i32 %v27.1 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v27.1.wide)
  %v27.2 = extractelement <8 x i32> %v27, i32 2
  %v27.2.wide = sext i32 %v27.2 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v27.2.wide)
  %v27.3 = extractelement <8 x i32> %v27, i32 3
  %v27.3.wide = sext i32 %v27.3 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v27.3.wide)
  %v27.4 = extractelement <8 x i32> %v27, i32 4
  %v27.4.wide = sext i32 %v27.4 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v27.4.wide)
  %v27.5 = extractelement <8 x i32> %v27, i32 5
  %v27.5.wide = sext i32 %v27.5 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v27.5.wide)
  %v27.6 = extractelement <8 x i32> %v27, i32 6
  %v27.6.wide = sext i32 %v27.6 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v27.6.wide)
  %v27.7 = extractelement <8 x i32> %v27, i32 7
  %v27.7.wide = sext i32 %v27.7 to i64
  call void @say(ptr @unsigned_v8i64_i32.name, i64 %v27.7.wide)
  %v28 = call <4 x i64> @signed_v4i8_i64(<4 x i8> <i8 0, i8 5, i8 -64, i8 3>, <4 x i8> <i8 0, i8 63, i8 -3, i8 3>)
  %v28.0 = extractelement <4 x i64> %v28, i32 0
  call void @say(ptr @signed_v4i8_i64.name, i64 %v28.0)
  %v28.1 = extractelement <4 x i64> %v28, i32 1
  call void @say(ptr @signed_v4i8_i64.name, i64 %v28.1)
  %v28.2 = extractelement <4 x i64> %v28, i32 2
  call void @say(ptr @signed_v4i8_i64.name, i64 %v28.2)
  %v28.3 = extractelement <4 x i64> %v28, i32 3
  call void @say(ptr @signed_v4i8_i64.name, i64 %v28.3)
  %v29 = call <4 x i64> @signed_v4i8_i64(<4 x i8> <i8 1, i8 -5, i8 2, i8 -3>, <4 x i8> <i8 1, i8 2, i8 -4, i8 -3>)
  %v29.0 = extractelement <4 x i64> %v29, i32 0
  call void @say(ptr @signed_v4i8_i64.name, i64 %v29.0)
  %v29.1 = extractelement <4 x i64> %v29, i32 1
  call void @say(ptr @signed_v4i8_i64.name, i64 %v29.1)
  %v29.2 = extractelement <4 x i64> %v29, i32 2
  call void @say(ptr @signed_v4i8_i64.name, i64 %v29.2)
  %v29.3 = extractelement <4 x i64> %v29, i32 3
  call void @say(ptr @signed_v4i8_i64.name, i64 %v29.3)
  %v30 = call <4 x i64> @unsigned_v4i8_i64(<4 x i8> <i8 0, i8 5, i8 -64, i8 3>, <4 x i8> <i8 0, i8 63, i8 -3, i8 3>)
  %v30.0 = extractelement <4 x i64> %v30, i32 0
  call void @say(ptr @unsigned_v4i8_i64.name, i64 %v30.0)
  %v30.1 = extractelement <4 x i64> %v30, i32 1
  call void @say(ptr @unsigned_v4i8_i64.name, i64 %v30.1)
  %v30.2 = extractelement <4 x i64> %v30, i32 2
  call void @say(ptr @unsigned_v4i8_i64.name, i64 %v30.2)
  %v30.3 = extractelement <4 x i64> %v30, i32 3
  call void @say(ptr @unsigned_v4i8_i64.name, i64 %v30.3)
  %v31 = call <4 x i64> @unsigned_v4i8_i64(<4 x i8> <i8 1, i8 -5, i8 2, i8 -3>, <4 x i8> <i8 1, i8 2, i8 -4, i8 -3>)
  %v31.0 = extractelement <4 x i64> %v31, i32 0
  call void @say(ptr @unsigned_v4i8_i64.name, i64 %v31.0)
  %v31.1 = extractelement <4 x i64> %v31, i32 1
  call void @say(ptr @unsigned_v4i8_i64.name, i64 %v31.1)
  %v31.2 = extractelement <4 x i64> %v31, i32 2
  call void @say(ptr @unsigned_v4i8_i64.name, i64 %v31.2)
  %v31.3 = extractelement <4 x i64> %v31, i32 3
  call void @say(ptr @unsigned_v4i8_i64.name, i64 %v31.3)
  %v32 = call <2 x i32> @signed_v2i128_i32(<2 x i128> <i128 0, i128 5>, <2 x i128> <i128 0, i128 63>)
  %v32.0 = extractelement <2 x i32> %v32, i32 0
  %v32.0.wide = sext i32 %v32.0 to i64
  call void @say(ptr @signed_v2i128_i32.name, i64 %v32.0.wide)
  %v32.1 = extractelement <2 x i32> %v32, i32 1
  %v32.1.wide = sext i32 %v32.1 to i64
  call void @say(ptr @signed_v2i128_i32.name, i64 %v32.1.wide)
  %v33 = call <2 x i32> @signed_v2i128_i32(<2 x i128> <i128 1, i128 -5>, <2 x i128> <i128 1, i128 2>)
  %v33.0 = extractelement <2 x i32> %v33, i32 0
  %v33.0.wide = sext i32 %v33.0 to i64
  call void @say(ptr @signed_v2i128_i32.name, i64 %v33.0.wide)
  %v33.1 = extractelement <2 x i32> %v33, i32 1
  %v33.1.wide = sext i32 %v33.1 to i64
  call void @say(ptr @signed_v2i128_i32.name, i64 %v33.1.wide)
  %v34 = call <2 x i32> @unsigned_v2i128_i32(<2 x i128> <i128 0, i128 5>, <2 x i128> <i128 0, i128 63>)
  %v34.0 = extractelement <2 x i32> %v34, i32 0
  %v34.0.wide = sext i32 %v34.0 to i64
  call void @say(ptr @unsigned_v2i128_i32.name, i64 %v34.0.wide)
  %v34.1 = extractelement <2 x i32> %v34, i32 1
  %v34.1.wide = sext i32 %v34.1 to i64
  call void @say(ptr @unsigned_v2i128_i32.name, i64 %v34.1.wide)
  %v35 = call <2 x i32> @unsigned_v2i128_i32(<2 x i128> <i128 1, i128 -5>, <2 x i128> <i128 1, i128 2>)
  %v35.0 = extractelement <2 x i32> %v35, i32 0
  %v35.0.wide = sext i32 %v35.0 to i64
  call void @say(ptr @unsigned_v2i128_i32.name, i64 %v35.0.wide)
  %v35.1 = extractelement <2 x i32> %v35, i32 1
  %v35.1.wide = sext i32 %v35.1 to i64
  call void @say(ptr @unsigned_v2i128_i32.name, i64 %v35.1.wide)
  %v36 = call <4 x i16> @signed_v4i33_i16(<4 x i33> <i33 0, i33 5, i33 -64, i33 3>, <4 x i33> <i33 0, i33 63, i33 -3, i33 3>)
  %v36.0 = extractelement <4 x i16> %v36, i32 0
  %v36.0.wide = sext i16 %v36.0 to i64
  call void @say(ptr @signed_v4i33_i16.name, i64 %v36.0.wide)
  %v36.1 = extractelement <4 x i16> %v36, i32 1
  %v36.1.wide = sext i16 %v36.1 to i64
  call void @say(ptr @signed_v4i33_i16.name, i64 %v36.1.wide)
  %v36.2 = extractelement <4 x i16> %v36, i32 2
  %v36.2.wide = sext i16 %v36.2 to i64
  call void @say(ptr @signed_v4i33_i16.name, i64 %v36.2.wide)
  %v36.3 = extractelement <4 x i16> %v36, i32 3
  %v36.3.wide = sext i16 %v36.3 to i64
  call void @say(ptr @signed_v4i33_i16.name, i64 %v36.3.wide)
  %v37 = call <4 x i16> @signed_v4i33_i16(<4 x i33> <i33 1, i33 -5, i33 2, i33 -3>, <4 x i33> <i33 1, i33 2, i33 -4, i33 -3>)
  %v37.0 = extractelement <4 x i16> %v37, i32 0
  %v37.0.wide = sext i16 %v37.0 to i64
  call void @say(ptr @signed_v4i33_i16.name, i64 %v37.0.wide)
  %v37.1 = extractelement <4 x i16> %v37, i32 1
  %v37.1.wide = sext i16 %v37.1 to i64
  call void @say(ptr @signed_v4i33_i16.name, i64 %v37.1.wide)
  %v37.2 = extractelement <4 x i16> %v37, i32 2
  %v37.2.wide = sext i16 %v37.2 to i64
  call void @say(ptr @signed_v4i33_i16.name, i64 %v37.2.wide)
  %v37.3 = extractelement <4 x i16> %v37, i32 3
  %v37.3.wide = sext i16 %v37.3 to i64
  call void @say(ptr @signed_v4i33_i16.name, i64 %v37.3.wide)
  %v38 = call <4 x i16> @unsigned_v4i33_i16(<4 x i33> <i33 0, i33 5, i33 -64, i33 3>, <4 x i33> <i33 0, i33 63, i33 -3, i33 3>)
  %v38.0 = extractelement <4 x i16> %v38, i32 0
  %v38.0.wide = sext i16 %v38.0 to i64
  call void @say(ptr @unsigned_v4i33_i16.name, i64 %v38.0.wide)
  %v38.1 = extractelement <4 x i16> %v38, i32 1
  %v38.1.wide = sext i16 %v38.1 to i64
  call void @say(ptr @unsigned_v4i33_i16.name, i64 %v38.1.wide)
  %v38.2 = extractelement <4 x i16> %v38, i32 2
  %v38.2.wide = sext i16 %v38.2 to i64
  call void @say(ptr @unsigned_v4i33_i16.name, i64 %v38.2.wide)
  %v38.3 = extractelement <4 x i16> %v38, i32 3
  %v38.3.wide = sext i16 %v38.3 to i64
  call void @say(ptr @unsigned_v4i33_i16.name, i64 %v38.3.wide)
  %v39 = call <4 x i16> @unsigned_v4i33_i16(<4 x i33> <i33 1, i33 -5, i33 2, i33 -3>, <4 x i33> <i33 1, i33 2, i33 -4, i33 -3>)
  %v39.0 = extractelement <4 x i16> %v39, i32 0
  %v39.0.wide = sext i16 %v39.0 to i64
  call void @say(ptr @unsigned_v4i33_i16.name, i64 %v39.0.wide)
  %v39.1 = extractelement <4 x i16> %v39, i32 1
  %v39.1.wide = sext i16 %v39.1 to i64
  call void @say(ptr @unsigned_v4i33_i16.name, i64 %v39.1.wide)
  %v39.2 = extractelement <4 x i16> %v39, i32 2
  %v39.2.wide = sext i16 %v39.2 to i64
  call void @say(ptr @unsigned_v4i33_i16.name, i64 %v39.2.wide)
  %v39.3 = extractelement <4 x i16> %v39, i32 3
  %v39.3.wide = sext i16 %v39.3 to i64
  call void @say(ptr @unsigned_v4i33_i16.name, i64 %v39.3.wide)
  ret i32 0
}
