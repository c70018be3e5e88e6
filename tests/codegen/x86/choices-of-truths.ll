; A choice of truth values by truth values is logic on masks: what clang makes of `a || b` and `a && b` in a vectorized loop.
; Of two complements the inversion comes last.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s --check-prefix=A64

; CHECK-LABEL: either:
; CHECK-DAG: pcmpeqb
; CHECK-DAG: pcmpeqb
; CHECK-NOT: pcmpeqb
; CHECK: pand
; CHECK: pandn
; CHECK-NOT: cmov
; CHECK: retq
; A64-LABEL: either:
; A64-COUNT-2: cm
; A64-NOT: csel
; A64: ret
define <16 x i8> @either(<16 x i8> %a, <16 x i8> %b) {
  %c = icmp ne <16 x i8> %a, zeroinitializer
  %d = icmp ne <16 x i8> %b, zeroinitializer
  %e = select <16 x i1> %c, <16 x i1> splat (i1 true), <16 x i1> %d
  %z = zext <16 x i1> %e to <16 x i8>
  ret <16 x i8> %z
}

; CHECK-LABEL: both:
; CHECK-COUNT-2: pcmpgtd
; CHECK: pand
; CHECK-NEXT: retq
define <4 x i32> @both(<4 x i32> %a, <4 x i32> %b, <4 x i32> %x) {
  %c = icmp sgt <4 x i32> %a, %b
  %d = icmp sgt <4 x i32> %x, %b
  %e = select <4 x i1> %c, <4 x i1> %d, <4 x i1> zeroinitializer
  %z = sext <4 x i1> %e to <4 x i32>
  ret <4 x i32> %z
}

; CHECK-LABEL: unless:
; CHECK-COUNT-2: pcmpgtd
; CHECK: pandn
; CHECK: retq
define <4 x i32> @unless(<4 x i32> %a, <4 x i32> %b, <4 x i32> %x) {
  %c = icmp sgt <4 x i32> %a, %b
  %d = icmp sgt <4 x i32> %x, %b
  %e = select <4 x i1> %c, <4 x i1> zeroinitializer, <4 x i1> %d
  %z = sext <4 x i1> %e to <4 x i32>
  ret <4 x i32> %z
}

; One of two by a third.
; CHECK-LABEL: chosen:
; CHECK-NOT: cmov
; CHECK: retq
define <4 x i32> @chosen(<4 x i32> %a, <4 x i32> %b, <4 x i32> %x, <4 x i32> %y) {
  %c = icmp slt <4 x i32> %a, %b
  %d = icmp sgt <4 x i32> %x, %b
  %f = icmp eq <4 x i32> %x, %a
  %e = select <4 x i1> %c, <4 x i1> %d, <4 x i1> %f
  %z = select <4 x i1> %e, <4 x i32> %x, <4 x i32> %y
  ret <4 x i32> %z
}
