; Masks of vectors of 128 and 256 bits, on processors that prefer those: what is between masks stays in mask registers.
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=skylake-avx512 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: neither:
; CHECK-DAG: kmovb %edi, [[A:%k[0-7]]]
; CHECK-DAG: kmovb %esi, [[B:%k[0-7]]]
; CHECK: korw [[B]], [[A]], [[C:%k[0-7]]]
; CHECK: knotw [[C]]
; CHECK: vpblendmd %ymm0, %ymm1, %ymm0 {%k1}
define <8 x i32> @neither(i8 %m, i8 %n, <8 x i32> %a, <8 x i32> %b) {
  %k = bitcast i8 %m to <8 x i1>
  %l = bitcast i8 %n to <8 x i1>
  %either = or <8 x i1> %k, %l
  %not = xor <8 x i1> %either, splat (i1 true)
  %r = select <8 x i1> %not, <8 x i32> %a, <8 x i32> %b
  ret <8 x i32> %r
}
; CHECK-LABEL: both_of_four:
; CHECK: kandw
; CHECK: vblendmpd %ymm0, %ymm1, %ymm0 {%k1}
define <4 x double> @both_of_four(i8 %m, i8 %n, <4 x double> %a, <4 x double> %b) {
  %x = bitcast i8 %m to <8 x i1>
  %k = shufflevector <8 x i1> %x, <8 x i1> %x, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = bitcast i8 %n to <8 x i1>
  %l = shufflevector <8 x i1> %y, <8 x i1> %y, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %both = and <4 x i1> %k, %l
  %r = select <4 x i1> %both, <4 x double> %a, <4 x double> %b
  ret <4 x double> %r
}
; CHECK-LABEL: bytes:
; CHECK: kmovd %edi, %k1
; CHECK: vpmaxub %ymm1, %ymm0, %ymm2 {%k1}
define <32 x i8> @bytes(i32 %m, <32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
  %k = bitcast i32 %m to <32 x i1>
  %s = call <32 x i8> @llvm.umax.v32i8(<32 x i8> %a, <32 x i8> %b)
  %r = select <32 x i1> %k, <32 x i8> %s, <32 x i8> %c
  ret <32 x i8> %r
}
