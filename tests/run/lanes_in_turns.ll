; Lanes of three and more vectors taken in turns, and put apart again; sums of lanes. llc 22 has no code for most of it without
; vectors of any length: what is expected was computed from the definition.
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d,+c -verify-machineinstrs %s -o - | FileCheck %s
; CHECK-LABEL: interleave3:

@line = private constant [9 x i8] c"%s %llu\0A\00"
@room = global [256 x i8] zeroinitializer, align 16
@interleave3.name = private constant [12 x i8] c"interleave3\00"
@interleave3.data = global [6 x i32] [i32 1390851128, i32 -223916572, i32 647892279, i32 1695753998, i32 -1499225008, i32 207388624]
@deinterleave3.name = private constant [14 x i8] c"deinterleave3\00"
@interleave4.name = private constant [12 x i8] c"interleave4\00"
@interleave4.data = global [16 x i16] [i16 4747, i16 -11713, i16 -30417, i16 6168, i16 23965, i16 -27343, i16 3801, i16 -5918, i16 -32281, i16 14070, i16 2457, i16 5632, i16 28419, i16 27405, i16 4578, i16 15772]
@deinterleave4.name = private constant [14 x i8] c"deinterleave4\00"
@interleave5.name = private constant [12 x i8] c"interleave5\00"
@interleave5.data = global [40 x i8] [i8 23, i8 -115, i8 108, i8 15, i8 -45, i8 -112, i8 31, i8 -14, i8 57, i8 -95, i8 -96, i8 -107, i8 -14, i8 15, i8 -109, i8 -107, i8 101, i8 12, i8 -7, i8 56, i8 11, i8 -114, i8 -37, i8 34, i8 74, i8 107, i8 36, i8 -118, i8 30, i8 -110, i8 78, i8 -113, i8 -48, i8 -82, i8 46, i8 26, i8 -108, i8 -110, i8 -93, i8 48]
@deinterleave5.name = private constant [14 x i8] c"deinterleave5\00"
@interleave6.name = private constant [12 x i8] c"interleave6\00"
@interleave6.data = global [6 x i64] [i64 1797276903956378115, i64 -5310619023544091863, i64 -8035986601998618569, i64 -7028032484302256716, i64 9157231070389319135, i64 -8638236813490736812]
@deinterleave6.name = private constant [14 x i8] c"deinterleave6\00"
@interleave7.name = private constant [12 x i8] c"interleave7\00"
@interleave7.data = global [14 x i16] [i16 28022, i16 -14600, i16 20587, i16 30513, i16 -27161, i16 -5018, i16 29699, i16 23696, i16 19645, i16 16280, i16 -13476, i16 11781, i16 -19727, i16 -14430]
@deinterleave7.name = private constant [14 x i8] c"deinterleave7\00"
@interleave8.name = private constant [12 x i8] c"interleave8\00"
@interleave8.data = global [32 x i32] [i32 1048386555, i32 351564607, i32 -1827836241, i32 1289560149, i32 -2039265503, i32 2126508550, i32 -536280377, i32 1475216845, i32 -1162023648, i32 1927728186, i32 1236683272, i32 -1679508228, i32 -85148360, i32 314395342, i32 507088656, i32 -2096232516, i32 1795823848, i32 708506836, i32 -1043071745, i32 1469118510, i32 652768597, i32 -286602270, i32 2100080514, i32 1811180649, i32 168393879, i32 -163126796, i32 -1425002032, i32 333377414, i32 -1011160418, i32 -1898050182, i32 -1833839630, i32 -905833634]
@deinterleave8.name = private constant [14 x i8] c"deinterleave8\00"
@partial_i32.name = private constant [12 x i8] c"partial_i32\00"
@partial_i32.data = global [20 x i32] [i32 -534818729, i32 -780166454, i32 1347535308, i32 1460814402, i32 -1308696433, i32 1504004731, i32 -1742168115, i32 2133201995, i32 -1804336357, i32 -872342307, i32 1959386986, i32 295334609, i32 -687333122, i32 401991735, i32 -237592874, i32 1159380353, i32 2036236841, i32 -1301194427, i32 -1442455270, i32 279172786]
@partial_i16.name = private constant [12 x i8] c"partial_i16\00"
@partial_i16.data = global [24 x i16] [i16 3976, i16 -17619, i16 -19564, i16 20290, i16 -23126, i16 -27660, i16 -453, i16 -20891, i16 -11671, i16 29205, i16 18651, i16 -18572, i16 25283, i16 -7403, i16 -21716, i16 22741, i16 1478, i16 -3890, i16 30257, i16 23295, i16 11013, i16 -25499, i16 7673, i16 32354]
@partial_i64.name = private constant [12 x i8] c"partial_i64\00"
@partial_i64.data = global [10 x i64] [i64 4025222987624456960, i64 5302183279635131073, i64 -4826343784631734065, i64 7339916659716763523, i64 -1534469827520542820, i64 9158932120814846640, i64 3068916285533387239, i64 7409028826178384386, i64 5125227353335142417, i64 2525841537240494425]
@vector_length.name = private constant [14 x i8] c"vector_length\00"

declare i32 @printf(ptr, ...)
declare <14 x i16> @llvm.vector.interleave7.v14i16(<2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>)
declare <16 x i16> @llvm.vector.interleave4.v16i16(<4 x i16>, <4 x i16>, <4 x i16>, <4 x i16>)
declare <2 x i64> @llvm.vector.partial.reduce.add.v2i64.v8i64(<2 x i64>, <8 x i64>)
declare <32 x i32> @llvm.vector.interleave8.v32i32(<4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v16i32(<4 x i32>, <16 x i32>)
declare <40 x i8> @llvm.vector.interleave5.v40i8(<8 x i8>, <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8>)
declare <6 x i32> @llvm.vector.interleave3.v6i32(<2 x i32>, <2 x i32>, <2 x i32>)
declare <6 x i64> @llvm.vector.interleave6.v6i64(<1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>)
declare <8 x i16> @llvm.vector.partial.reduce.add.v8i16.v16i16(<8 x i16>, <16 x i16>)
declare i16 @llvm.vector.reduce.add.v8i16(<8 x i16>)
declare i32 @llvm.experimental.get.vector.length.i64(i64, i32, i1)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>)
declare { <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64> } @llvm.vector.deinterleave6.v6i64(<6 x i64>)
declare { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } @llvm.vector.deinterleave7.v14i16(<14 x i16>)
declare { <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave3.v6i32(<6 x i32>)
declare { <4 x i16>, <4 x i16>, <4 x i16>, <4 x i16> } @llvm.vector.deinterleave4.v16i16(<16 x i16>)
declare { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } @llvm.vector.deinterleave8.v32i32(<32 x i32>)
declare { <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8> } @llvm.vector.deinterleave5.v40i8(<40 x i8>)

define void @interleave3(ptr %from, ptr %to) noinline {
  %a0 = getelementptr [2 x i32], ptr %from, i64 0
  %p0 = load <2 x i32>, ptr %a0, align 1
  %a1 = getelementptr [2 x i32], ptr %from, i64 1
  %p1 = load <2 x i32>, ptr %a1, align 1
  %a2 = getelementptr [2 x i32], ptr %from, i64 2
  %p2 = load <2 x i32>, ptr %a2, align 1
  %r = call <6 x i32> @llvm.vector.interleave3.v6i32(<2 x i32> %p0, <2 x i32> %p1, <2 x i32> %p2)
  store <6 x i32> %r, ptr %to, align 1
  ret void
}

define void @deinterleave3(ptr %from, ptr %to) noinline {
  %v = load <6 x i32>, ptr %from, align 1
  %r = call { <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave3.v6i32(<6 x i32> %v)
  %p0 = extractvalue { <2 x i32>, <2 x i32>, <2 x i32> } %r, 0
  %a0 = getelementptr [2 x i32], ptr %to, i64 0
  store <2 x i32> %p0, ptr %a0, align 1
  %p1 = extractvalue { <2 x i32>, <2 x i32>, <2 x i32> } %r, 1
  %a1 = getelementptr [2 x i32], ptr %to, i64 1
  store <2 x i32> %p1, ptr %a1, align 1
  %p2 = extractvalue { <2 x i32>, <2 x i32>, <2 x i32> } %r, 2
  %a2 = getelementptr [2 x i32], ptr %to, i64 2
  store <2 x i32> %p2, ptr %a2, align 1
  ret void
}

define void @interleave4(ptr %from, ptr %to) noinline {
  %a0 = getelementptr [4 x i16], ptr %from, i64 0
  %p0 = load <4 x i16>, ptr %a0, align 1
  %a1 = getelementptr [4 x i16], ptr %from, i64 1
  %p1 = load <4 x i16>, ptr %a1, align 1
  %a2 = getelementptr [4 x i16], ptr %from, i64 2
  %p2 = load <4 x i16>, ptr %a2, align 1
  %a3 = getelementptr [4 x i16], ptr %from, i64 3
  %p3 = load <4 x i16>, ptr %a3, align 1
  %r = call <16 x i16> @llvm.vector.interleave4.v16i16(<4 x i16> %p0, <4 x i16> %p1, <4 x i16> %p2, <4 x i16> %p3)
  store <16 x i16> %r, ptr %to, align 1
  ret void
}

define void @deinterleave4(ptr %from, ptr %to) noinline {
  %v = load <16 x i16>, ptr %from, align 1
  %r = call { <4 x i16>, <4 x i16>, <4 x i16>, <4 x i16> } @llvm.vector.deinterleave4.v16i16(<16 x i16> %v)
  %p0 = extractvalue { <4 x i16>, <4 x i16>, <4 x i16>, <4 x i16> } %r, 0
  %a0 = getelementptr [4 x i16], ptr %to, i64 0
  store <4 x i16> %p0, ptr %a0, align 1
  %p1 = extractvalue { <4 x i16>, <4 x i16>, <4 x i16>, <4 x i16> } %r, 1
  %a1 = getelementptr [4 x i16], ptr %to, i64 1
  store <4 x i16> %p1, ptr %a1, align 1
  %p2 = extractvalue { <4 x i16>, <4 x i16>, <4 x i16>, <4 x i16> } %r, 2
  %a2 = getelementptr [4 x i16], ptr %to, i64 2
  store <4 x i16> %p2, ptr %a2, align 1
  %p3 = extractvalue { <4 x i16>, <4 x i16>, <4 x i16>, <4 x i16> } %r, 3
  %a3 = getelementptr [4 x i16], ptr %to, i64 3
  store <4 x i16> %p3, ptr %a3, align 1
  ret void
}

define void @interleave5(ptr %from, ptr %to) noinline {
  %a0 = getelementptr [8 x i8], ptr %from, i64 0
  %p0 = load <8 x i8>, ptr %a0, align 1
  %a1 = getelementptr [8 x i8], ptr %from, i64 1
  %p1 = load <8 x i8>, ptr %a1, align 1
  %a2 = getelementptr [8 x i8], ptr %from, i64 2
  %p2 = load <8 x i8>, ptr %a2, align 1
  %a3 = getelementptr [8 x i8], ptr %from, i64 3
  %p3 = load <8 x i8>, ptr %a3, align 1
  %a4 = getelementptr [8 x i8], ptr %from, i64 4
  %p4 = load <8 x i8>, ptr %a4, align 1
  %r = call <40 x i8> @llvm.vector.interleave5.v40i8(<8 x i8> %p0, <8 x i8> %p1, <8 x i8> %p2, <8 x i8> %p3, <8 x i8> %p4)
  store <40 x i8> %r, ptr %to, align 1
  ret void
}

define void @deinterleave5(ptr %from, ptr %to) noinline {
  %v = load <40 x i8>, ptr %from, align 1
  %r = call { <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8> } @llvm.vector.deinterleave5.v40i8(<40 x i8> %v)
  %p0 = extractvalue { <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8> } %r, 0
  %a0 = getelementptr [8 x i8], ptr %to, i64 0
  store <8 x i8> %p0, ptr %a0, align 1
  %p1 = extractvalue { <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8> } %r, 1
  %a1 = getelementptr [8 x i8], ptr %to, i64 1
  store <8 x i8> %p1, ptr %a1, align 1
  %p2 = extractvalue { <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8> } %r, 2
  %a2 = getelementptr [8 x i8], ptr %to, i64 2
  store <8 x i8> %p2, ptr %a2, align 1
  %p3 = extractvalue { <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8> } %r, 3
  %a3 = getelementptr [8 x i8], ptr %to, i64 3
  store <8 x i8> %p3, ptr %a3, align 1
  %p4 = extractvalue { <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8>, <8 x i8> } %r, 4
  %a4 = getelementptr [8 x i8], ptr %to, i64 4
  store <8 x i8> %p4, ptr %a4, align 1
  ret void
}

define void @interleave6(ptr %from, ptr %to) noinline {
  %a0 = getelementptr [1 x i64], ptr %from, i64 0
  %p0 = load <1 x i64>, ptr %a0, align 1
  %a1 = getelementptr [1 x i64], ptr %from, i64 1
  %p1 = load <1 x i64>, ptr %a1, align 1
  %a2 = getelementptr [1 x i64], ptr %from, i64 2
  %p2 = load <1 x i64>, ptr %a2, align 1
  %a3 = getelementptr [1 x i64], ptr %from, i64 3
  %p3 = load <1 x i64>, ptr %a3, align 1
  %a4 = getelementptr [1 x i64], ptr %from, i64 4
  %p4 = load <1 x i64>, ptr %a4, align 1
  %a5 = getelementptr [1 x i64], ptr %from, i64 5
  %p5 = load <1 x i64>, ptr %a5, align 1
  %r = call <6 x i64> @llvm.vector.interleave6.v6i64(<1 x i64> %p0, <1 x i64> %p1, <1 x i64> %p2, <1 x i64> %p3, <1 x i64> %p4, <1 x i64> %p5)
  store <6 x i64> %r, ptr %to, align 1
  ret void
}

define void @deinterleave6(ptr %from, ptr %to) noinline {
  %v = load <6 x i64>, ptr %from, align 1
  %r = call { <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64> } @llvm.vector.deinterleave6.v6i64(<6 x i64> %v)
  %p0 = extractvalue { <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64> } %r, 0
  %a0 = getelementptr [1 x i64], ptr %to, i64 0
  store <1 x i64> %p0, ptr %a0, align 1
  %p1 = extractvalue { <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64> } %r, 1
  %a1 = getelementptr [1 x i64], ptr %to, i64 1
  store <1 x i64> %p1, ptr %a1, align 1
  %p2 = extractvalue { <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64> } %r, 2
  %a2 = getelementptr [1 x i64], ptr %to, i64 2
  store <1 x i64> %p2, ptr %a2, align 1
  %p3 = extractvalue { <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64> } %r, 3
  %a3 = getelementptr [1 x i64], ptr %to, i64 3
  store <1 x i64> %p3, ptr %a3, align 1
  %p4 = extractvalue { <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64> } %r, 4
  %a4 = getelementptr [1 x i64], ptr %to, i64 4
  store <1 x i64> %p4, ptr %a4, align 1
  %p5 = extractvalue { <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64>, <1 x i64> } %r, 5
  %a5 = getelementptr [1 x i64], ptr %to, i64 5
  store <1 x i64> %p5, ptr %a5, align 1
  ret void
}

define void @interleave7(ptr %from, ptr %to) noinline {
  %a0 = getelementptr [2 x i16], ptr %from, i64 0
  %p0 = load <2 x i16>, ptr %a0, align 1
  %a1 = getelementptr [2 x i16], ptr %from, i64 1
  %p1 = load <2 x i16>, ptr %a1, align 1
  %a2 = getelementptr [2 x i16], ptr %from, i64 2
  %p2 = load <2 x i16>, ptr %a2, align 1
  %a3 = getelementptr [2 x i16], ptr %from, i64 3
  %p3 = load <2 x i16>, ptr %a3, align 1
  %a4 = getelementptr [2 x i16], ptr %from, i64 4
  %p4 = load <2 x i16>, ptr %a4, align 1
  %a5 = getelementptr [2 x i16], ptr %from, i64 5
  %p5 = load <2 x i16>, ptr %a5, align 1
  %a6 = getelementptr [2 x i16], ptr %from, i64 6
  %p6 = load <2 x i16>, ptr %a6, align 1
  %r = call <14 x i16> @llvm.vector.interleave7.v14i16(<2 x i16> %p0, <2 x i16> %p1, <2 x i16> %p2, <2 x i16> %p3, <2 x i16> %p4, <2 x i16> %p5, <2 x i16> %p6)
  store <14 x i16> %r, ptr %to, align 1
  ret void
}

define void @deinterleave7(ptr %from, ptr %to) noinline {
  %v = load <14 x i16>, ptr %from, align 1
  %r = call { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } @llvm.vector.deinterleave7.v14i16(<14 x i16> %v)
  %p0 = extractvalue { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } %r, 0
  %a0 = getelementptr [2 x i16], ptr %to, i64 0
  store <2 x i16> %p0, ptr %a0, align 1
  %p1 = extractvalue { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } %r, 1
  %a1 = getelementptr [2 x i16], ptr %to, i64 1
  store <2 x i16> %p1, ptr %a1, align 1
  %p2 = extractvalue { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } %r, 2
  %a2 = getelementptr [2 x i16], ptr %to, i64 2
  store <2 x i16> %p2, ptr %a2, align 1
  %p3 = extractvalue { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } %r, 3
  %a3 = getelementptr [2 x i16], ptr %to, i64 3
  store <2 x i16> %p3, ptr %a3, align 1
  %p4 = extractvalue { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } %r, 4
  %a4 = getelementptr [2 x i16], ptr %to, i64 4
  store <2 x i16> %p4, ptr %a4, align 1
  %p5 = extractvalue { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } %r, 5
  %a5 = getelementptr [2 x i16], ptr %to, i64 5
  store <2 x i16> %p5, ptr %a5, align 1
  %p6 = extractvalue { <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16>, <2 x i16> } %r, 6
  %a6 = getelementptr [2 x i16], ptr %to, i64 6
  store <2 x i16> %p6, ptr %a6, align 1
  ret void
}

define void @interleave8(ptr %from, ptr %to) noinline {
  %a0 = getelementptr [4 x i32], ptr %from, i64 0
  %p0 = load <4 x i32>, ptr %a0, align 1
  %a1 = getelementptr [4 x i32], ptr %from, i64 1
  %p1 = load <4 x i32>, ptr %a1, align 1
  %a2 = getelementptr [4 x i32], ptr %from, i64 2
  %p2 = load <4 x i32>, ptr %a2, align 1
  %a3 = getelementptr [4 x i32], ptr %from, i64 3
  %p3 = load <4 x i32>, ptr %a3, align 1
  %a4 = getelementptr [4 x i32], ptr %from, i64 4
  %p4 = load <4 x i32>, ptr %a4, align 1
  %a5 = getelementptr [4 x i32], ptr %from, i64 5
  %p5 = load <4 x i32>, ptr %a5, align 1
  %a6 = getelementptr [4 x i32], ptr %from, i64 6
  %p6 = load <4 x i32>, ptr %a6, align 1
  %a7 = getelementptr [4 x i32], ptr %from, i64 7
  %p7 = load <4 x i32>, ptr %a7, align 1
  %r = call <32 x i32> @llvm.vector.interleave8.v32i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %p2, <4 x i32> %p3, <4 x i32> %p4, <4 x i32> %p5, <4 x i32> %p6, <4 x i32> %p7)
  store <32 x i32> %r, ptr %to, align 1
  ret void
}

define void @deinterleave8(ptr %from, ptr %to) noinline {
  %v = load <32 x i32>, ptr %from, align 1
  %r = call { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } @llvm.vector.deinterleave8.v32i32(<32 x i32> %v)
  %p0 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 0
  %a0 = getelementptr [4 x i32], ptr %to, i64 0
  store <4 x i32> %p0, ptr %a0, align 1
  %p1 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 1
  %a1 = getelementptr [4 x i32], ptr %to, i64 1
  store <4 x i32> %p1, ptr %a1, align 1
  %p2 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 2
  %a2 = getelementptr [4 x i32], ptr %to, i64 2
  store <4 x i32> %p2, ptr %a2, align 1
  %p3 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 3
  %a3 = getelementptr [4 x i32], ptr %to, i64 3
  store <4 x i32> %p3, ptr %a3, align 1
  %p4 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 4
  %a4 = getelementptr [4 x i32], ptr %to, i64 4
  store <4 x i32> %p4, ptr %a4, align 1
  %p5 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 5
  %a5 = getelementptr [4 x i32], ptr %to, i64 5
  store <4 x i32> %p5, ptr %a5, align 1
  %p6 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 6
  %a6 = getelementptr [4 x i32], ptr %to, i64 6
  store <4 x i32> %p6, ptr %a6, align 1
  %p7 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 7
  %a7 = getelementptr [4 x i32], ptr %to, i64 7
  store <4 x i32> %p7, ptr %a7, align 1
  ret void
}

; Which lanes are added to which is free; their sum is not.
define void @partial_i32(ptr %from, ptr %to) noinline {
  %a = load <4 x i32>, ptr %from, align 1
  %q = getelementptr i32, ptr %from, i64 4
  %b = load <16 x i32>, ptr %q, align 1
  %r = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v16i32(<4 x i32> %a, <16 x i32> %b)
  %s = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %r)
  store i32 %s, ptr %to, align 1
  ret void
}

; Which lanes are added to which is free; their sum is not.
define void @partial_i16(ptr %from, ptr %to) noinline {
  %a = load <8 x i16>, ptr %from, align 1
  %q = getelementptr i16, ptr %from, i64 8
  %b = load <16 x i16>, ptr %q, align 1
  %r = call <8 x i16> @llvm.vector.partial.reduce.add.v8i16.v16i16(<8 x i16> %a, <16 x i16> %b)
  %s = call i16 @llvm.vector.reduce.add.v8i16(<8 x i16> %r)
  store i16 %s, ptr %to, align 1
  ret void
}

; Which lanes are added to which is free; their sum is not.
define void @partial_i64(ptr %from, ptr %to) noinline {
  %a = load <2 x i64>, ptr %from, align 1
  %q = getelementptr i64, ptr %from, i64 2
  %b = load <8 x i64>, ptr %q, align 1
  %r = call <2 x i64> @llvm.vector.partial.reduce.add.v2i64.v8i64(<2 x i64> %a, <8 x i64> %b)
  %s = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %r)
  store i64 %s, ptr %to, align 1
  ret void
}

define void @vector_length(i64 %n, ptr %to) noinline {
  %r = call i32 @llvm.experimental.get.vector.length.i64(i64 %n, i32 4, i1 false)
  store i32 %r, ptr %to, align 1
  ret void
}
define void @print.i8(ptr %name, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr @room, i64 %i
  %x = load i8, ptr %at, align 1
  %w = zext i8 %x to i64
  %c = call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %w)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @print.i16(ptr %name, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i16, ptr @room, i64 %i
  %x = load i16, ptr %at, align 1
  %w = zext i16 %x to i64
  %c = call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %w)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @print.i32(ptr %name, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr @room, i64 %i
  %x = load i32, ptr %at, align 1
  %w = zext i32 %x to i64
  %c = call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %w)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @print.i64(ptr %name, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i64, ptr @room, i64 %i
  %x = load i64, ptr %at, align 1
  %w = add i64 %x, 0
  %c = call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %w)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i32 @main() {
  call void @interleave3(ptr @interleave3.data, ptr @room)
  call void @print.i32(ptr @interleave3.name, i64 6)
  call void @deinterleave3(ptr @interleave3.data, ptr @room)
  call void @print.i32(ptr @deinterleave3.name, i64 6)
  call void @interleave4(ptr @interleave4.data, ptr @room)
  call void @print.i16(ptr @interleave4.name, i64 16)
  call void @deinterleave4(ptr @interleave4.data, ptr @room)
  call void @print.i16(ptr @deinterleave4.name, i64 16)
  call void @interleave5(ptr @interleave5.data, ptr @room)
  call void @print.i8(ptr @interleave5.name, i64 40)
  call void @deinterleave5(ptr @interleave5.data, ptr @room)
  call void @print.i8(ptr @deinterleave5.name, i64 40)
  call void @interleave6(ptr @interleave6.data, ptr @room)
  call void @print.i64(ptr @interleave6.name, i64 6)
  call void @deinterleave6(ptr @interleave6.data, ptr @room)
  call void @print.i64(ptr @deinterleave6.name, i64 6)
  call void @interleave7(ptr @interleave7.data, ptr @room)
  call void @print.i16(ptr @interleave7.name, i64 14)
  call void @deinterleave7(ptr @interleave7.data, ptr @room)
  call void @print.i16(ptr @deinterleave7.name, i64 14)
  call void @interleave8(ptr @interleave8.data, ptr @room)
  call void @print.i32(ptr @interleave8.name, i64 32)
  call void @deinterleave8(ptr @interleave8.data, ptr @room)
  call void @print.i32(ptr @deinterleave8.name, i64 32)
  call void @partial_i32(ptr @partial_i32.data, ptr @room)
  call void @print.i32(ptr @partial_i32.name, i64 1)
  call void @partial_i16(ptr @partial_i16.data, ptr @room)
  call void @print.i16(ptr @partial_i16.name, i64 1)
  call void @partial_i64(ptr @partial_i64.data, ptr @room)
  call void @print.i64(ptr @partial_i64.name, i64 1)
  call void @vector_length(i64 0, ptr @room)
  call void @print.i32(ptr @vector_length.name, i64 1)
  call void @vector_length(i64 3, ptr @room)
  call void @print.i32(ptr @vector_length.name, i64 1)
  call void @vector_length(i64 4, ptr @room)
  call void @print.i32(ptr @vector_length.name, i64 1)
  call void @vector_length(i64 9, ptr @room)
  call void @print.i32(ptr @vector_length.name, i64 1)
  call void @vector_length(i64 8589934592, ptr @room)
  call void @print.i32(ptr @vector_length.name, i64 1)
  ret i32 0
}
