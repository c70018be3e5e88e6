; Loads and stores under a mask are one instruction for each part, where AVX has them; lanes that a short vector does not have
; are off.
;
; RUN: codewright llc -mtriple=x86_64-linux-gnu -mattr=+avx2,+fma %s -o - | FileCheck %s

; CHECK-LABEL: load:
; CHECK:       vpcmpgtd
; CHECK:       vmaskmovps (%rdi), %ymm{{[0-9]+}}, %ymm{{[0-9]+}}
; CHECK:       vblendvps
; CHECK:       ret
define <8 x i32> @load(<8 x i32> %x, <8 x i32> %y, ptr %p) nounwind {
  %c = icmp sgt <8 x i32> %x, zeroinitializer
  %r = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 1 %p, <8 x i1> %c, <8 x i32> %y)
  ret <8 x i32> %r
}

; CHECK-LABEL: store:
; CHECK:       vmaskmovpd %ymm{{[0-9]+}}, %ymm{{[0-9]+}}, (%rdi)
; CHECK:       vmaskmovpd %ymm{{[0-9]+}}, %ymm{{[0-9]+}}, 32(%rdi)
; CHECK:       ret
define void @store(<8 x i64> %x, <8 x i64> %y, ptr %p) nounwind {
  %c = icmp sgt <8 x i64> %x, %y
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %y, ptr align 1 %p, <8 x i1> %c)
  ret void
}

; CHECK-LABEL: short:
; CHECK:       v{{p?}}and
; CHECK:       vmaskmovps
; CHECK:       ret
define void @short(<2 x i32> %x, <2 x i32> %y, ptr %p) nounwind {
  %c = icmp eq <2 x i32> %x, %y
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %y, ptr align 1 %p, <2 x i1> %c)
  ret void
}

; The signs of operands are the instruction's.
;
; CHECK-LABEL: less:
; CHECK-NEXT:  vfmsub213ps %xmm2, %xmm1, %xmm0
; CHECK-NEXT:  ret
define <4 x float> @less(<4 x float> %x, <4 x float> %y, <4 x float> %z) nounwind {
  %n = fneg <4 x float> %z
  %r = call <4 x float> @llvm.fma.v4f32(<4 x float> %x, <4 x float> %y, <4 x float> %n)
  ret <4 x float> %r
}

; CHECK-LABEL: from:
; CHECK-NEXT:  vfnmadd213ps %xmm2, %xmm1, %xmm0
; CHECK-NEXT:  ret
define <4 x float> @from(<4 x float> %x, <4 x float> %y, <4 x float> %z) nounwind {
  %n = fneg <4 x float> %x
  %r = call <4 x float> @llvm.fma.v4f32(<4 x float> %n, <4 x float> %y, <4 x float> %z)
  ret <4 x float> %r
}
