; The lanes of a mask as bits are the sum of what they keep of powers of two; tests of all lanes are an extremum.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: bytes:
; CHECK: cmeq v0.16b
; CHECK: and v0.16b, v0.16b, {{v[0-9]+}}.16b
; CHECK: addv h0, v0.8h
; CHECK-NEXT: fmov w0, s0
; CHECK-NEXT: ret
define i16 @bytes(<16 x i8> %a, <16 x i8> %b) nounwind {
  %c = icmp eq <16 x i8> %a, %b
  %r = bitcast <16 x i1> %c to i16
  ret i16 %r
}

; CHECK-LABEL: few:
; CHECK: and v0.16b
; CHECK: addv b0, v0.8b
; CHECK-NEXT: fmov w0, s0
define i8 @few(<8 x i8> %a, <8 x i8> %b) nounwind {
  %c = icmp eq <8 x i8> %a, %b
  %r = bitcast <8 x i1> %c to i8
  ret i8 %r
}

; CHECK-LABEL: any:
; CHECK: cmeq v0.4s
; CHECK-NEXT: umaxv s0, v0.4s
define i1 @any(<4 x i32> %a, <4 x i32> %b) nounwind {
  %c = icmp eq <4 x i32> %a, %b
  %r = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %c)
  ret i1 %r
}

; Lanes of 64 bits are compared as twice as many of 32.
; CHECK-LABEL: all:
; CHECK: cmeq v0.2d
; CHECK-NEXT: uminv s0, v0.4s
define i1 @all(<2 x i64> %a, <2 x i64> %b) nounwind {
  %c = icmp eq <2 x i64> %a, %b
  %r = call i1 @llvm.vector.reduce.and.v2i1(<2 x i1> %c)
  ret i1 %r
}

; And the other way round.
; CHECK-LABEL: chosen:
; CHECK: fmov [[BITS:s[0-9]+]], w0
; CHECK: tbl
; CHECK: cmeq
; CHECK-NEXT: bsl
define <16 x i8> @chosen(i16 %m, <16 x i8> %a, <16 x i8> %b) nounwind {
  %c = bitcast i16 %m to <16 x i1>
  %r = select <16 x i1> %c, <16 x i8> %a, <16 x i8> %b
  ret <16 x i8> %r
}

declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.and.v2i1(<2 x i1>)
