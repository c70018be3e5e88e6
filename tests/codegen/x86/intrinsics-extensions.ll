; Intrinsics of smaller extensions, each of which is one instruction; MMX's go through general registers.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+xop,+tbm,+lwp,+sse4a,+sm3,+sha512,+avxvnniint8,+raoint,+cmpccxadd,+kl,+usermsr,+avxneconvert,+mwaitx,+movrs,+mmx,+ssse3 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: bit_field:
; CHECK: extrq $2, $3, %xmm0
define <2 x i64> @bit_field(<2 x i64> %a) {
  %r = call <2 x i64> @llvm.x86.sse4a.extrqi(<2 x i64> %a, i8 3, i8 2)
  ret <2 x i64> %r
}
; CHECK-LABEL: any_bytes:
; CHECK: vpperm %xmm2, %xmm1, %xmm0, %xmm0
define <16 x i8> @any_bytes(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c) {
  %r = call <16 x i8> @llvm.x86.xop.vpperm(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  ret <16 x i8> %r
}
; CHECK-LABEL: field_of_register:
; CHECK: bextr{{l?}} $3841, %edi, %eax
define i32 @field_of_register(i32 %a) {
  %r = call i32 @llvm.x86.tbm.bextri.u32(i32 %a, i32 3841)
  ret i32 %r
}
; CHECK-LABEL: event:
; CHECK: lwpins $255, %esi, %edi
; CHECK-NEXT: setb %al
define i8 @event(i32 %a, i32 %b) {
  %r = call i8 @llvm.x86.lwpins32(i32 %a, i32 %b, i32 255)
  ret i8 %r
}
; CHECK-LABEL: rounds:
; CHECK: vsm3rnds2 $7, %xmm2, %xmm1, %xmm0
define <4 x i32> @rounds(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %r = call <4 x i32> @llvm.x86.vsm3rnds2(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, i32 7)
  ret <4 x i32> %r
}
; CHECK-LABEL: products:
; CHECK: vpdpbssds %ymm2, %ymm1, %ymm0
define <8 x i32> @products(<8 x i32> %a, <32 x i8> %b, <32 x i8> %c) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbssds.256(<8 x i32> %a, <32 x i8> %b, <32 x i8> %c)
  ret <8 x i32> %r
}
; CHECK-LABEL: updated:
; CHECK: aorq %rsi, (%rdi)
define void @updated(ptr %p, i64 %a) {
  call void @llvm.x86.aor64(ptr %p, i64 %a)
  ret void
}
; CHECK-LABEL: added_if_below:
; CHECK: cmpbxadd %edx, %esi, (%rdi)
define i32 @added_if_below(ptr %p, i32 %a, i32 %b) {
  %r = call i32 @llvm.x86.cmpccxadd32(ptr %p, i32 %a, i32 %b, i32 2)
  ret i32 %r
}
; CHECK-LABEL: enciphered:
; CHECK: aesenc128kl (%rdi), %xmm0
; CHECK-NEXT: sete %al
define i8 @enciphered(<2 x i64> %a, ptr %p, ptr %q) {
  %r = call { i8, <2 x i64> } @llvm.x86.aesenc128kl(<2 x i64> %a, ptr %p)
  %x = extractvalue { i8, <2 x i64> } %r, 1
  store <2 x i64> %x, ptr %q
  %f = extractvalue { i8, <2 x i64> } %r, 0
  ret i8 %f
}
; CHECK-LABEL: register_of_user:
; CHECK: urdmsr %rdi, %rax
define i64 @register_of_user(i64 %a) {
  %r = call i64 @llvm.x86.urdmsr(i64 %a)
  ret i64 %r
}
; CHECK-LABEL: even_numbers:
; CHECK: vcvtneeph2ps (%rdi), %ymm0
define <8 x float> @even_numbers(ptr %p) {
  %r = call <8 x float> @llvm.x86.vcvtneeph2ps256(ptr %p)
  ret <8 x float> %r
}
; CHECK-LABEL: sum_of_words:
; CHECK: movq %r{{..}}, [[A:%mm[0-7]]]
; CHECK: movq %r{{..}}, [[B:%mm[0-7]]]
; CHECK: paddsw [[B]], [[A]]
; CHECK-NEXT: movq [[A]], %rax
define i64 @sum_of_words(i64 %a, i64 %b) {
  %x = bitcast i64 %a to <1 x i64>
  %y = bitcast i64 %b to <1 x i64>
  %z = call <1 x i64> @llvm.x86.mmx.padds.w(<1 x i64> %x, <1 x i64> %y)
  %r = bitcast <1 x i64> %z to i64
  ret i64 %r
}
; CHECK-LABEL: waited:
; CHECK: mwaitx
define void @waited(i32 %a, i32 %b, i32 %c) {
  call void @llvm.x86.mwaitx(i32 %a, i32 %b, i32 %c)
  ret void
}
