; Comparisons of vectors are masks where that is enough.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

; CHECK-LABEL: group:
; CHECK: pcmpeqb
; CHECK: pmovmskb
; CHECK-NOT: pextrw
; CHECK: retq
define i16 @group(<16 x i8> %a, <16 x i8> %b) {
  %c = icmp eq <16 x i8> %a, %b
  %r = bitcast <16 x i1> %c to i16
  ret i16 %r
}

; CHECK-LABEL: signs:
; CHECK-NOT: pcmpgtb
; CHECK: pmovmskb %xmm0, %eax
define i16 @signs(<16 x i8> %a) {
  %c = icmp slt <16 x i8> %a, zeroinitializer
  %r = bitcast <16 x i1> %c to i16
  ret i16 %r
}

; CHECK-LABEL: larger:
; CHECK: pcmpgtd
; CHECK: pand
; CHECK: pxor
define <4 x i32> @larger(<4 x i32> %a, <4 x i32> %b) {
  %c = icmp sgt <4 x i32> %a, %b
  %r = select <4 x i1> %c, <4 x i32> %a, <4 x i32> %b
  ret <4 x i32> %r
}

; CHECK-LABEL: ordered:
; CHECK: cmpleps
define <4 x i32> @ordered(<4 x float> %a, <4 x float> %b) {
  %c = fcmp ole <4 x float> %a, %b
  %r = sext <4 x i1> %c to <4 x i32>
  ret <4 x i32> %r
}
