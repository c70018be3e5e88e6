; Truncations of what is between the bounds of the narrower type are packed, with saturation if it is put there; products of
; extended words are both halves of the products of words.
;
; RUN: codewright llc -mtriple=x86_64-linux-gnu -mattr=+sse4.1 %s -o - | FileCheck %s

; CHECK-LABEL: signed:
; CHECK-NEXT:  packsswb
; CHECK-NEXT:  ret
define <8 x i8> @signed(<8 x i16> %x) nounwind {
  %a = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> splat (i16 -128))
  %b = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %a, <8 x i16> splat (i16 127))
  %r = trunc <8 x i16> %b to <8 x i8>
  ret <8 x i8> %r
}

; CHECK-LABEL: unsigned_bytes:
; CHECK:       packssdw
; CHECK:       packuswb
; CHECK-NOT:   pm{{in|ax}}
; CHECK:       ret
define <8 x i8> @unsigned_bytes(<8 x i32> %x) nounwind {
  %a = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %x, <8 x i32> splat (i32 255))
  %b = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %a, <8 x i32> zeroinitializer)
  %r = trunc <8 x i32> %b to <8 x i8>
  ret <8 x i8> %r
}

; Other bounds are not those of the instruction.
;
; CHECK-LABEL: other_bounds:
; CHECK:       pmaxsw
; CHECK:       pminsw
; CHECK:       ret
define <8 x i8> @other_bounds(<8 x i16> %x) nounwind {
  %a = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> splat (i16 -127))
  %b = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %a, <8 x i16> splat (i16 127))
  %r = trunc <8 x i16> %b to <8 x i8>
  ret <8 x i8> %r
}

; CHECK-LABEL: products:
; CHECK-DAG:   pmullw
; CHECK-DAG:   pmulhw
; CHECK-DAG:   punpcklwd
; CHECK-DAG:   punpckhwd
; CHECK-NOT:   pmulld
; CHECK:       ret
define <8 x i32> @products(<8 x i16> %x, <8 x i16> %y) nounwind {
  %a = sext <8 x i16> %x to <8 x i32>
  %b = sext <8 x i16> %y to <8 x i32>
  %r = mul <8 x i32> %a, %b
  ret <8 x i32> %r
}

; CHECK-LABEL: neighbours:
; CHECK-NEXT:  pmaddwd
; CHECK-NEXT:  ret
define <4 x i32> @neighbours(<8 x i16> %x, <8 x i16> %y) nounwind {
  %a = sext <8 x i16> %x to <8 x i32>
  %b = sext <8 x i16> %y to <8 x i32>
  %p = mul <8 x i32> %a, %b
  %e = shufflevector <8 x i32> %p, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %o = shufflevector <8 x i32> %p, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %r = add <4 x i32> %e, %o
  ret <4 x i32> %r
}

; CHECK-LABEL: complement:
; CHECK-NEXT:  pandn %xmm0, %xmm1
; CHECK:       ret
define <4 x i32> @complement(<4 x i32> %x, <4 x i32> %y) nounwind {
  %n = xor <4 x i32> %y, splat (i32 -1)
  %r = and <4 x i32> %x, %n
  ret <4 x i32> %r
}
