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
; Both masks of a pair are read.
; CHECK-LABEL: in_each_other:
; CHECK: vp2intersectd %xmm1, %xmm0, %k0
; CHECK-NEXT: kmovw %k0, %eax
; CHECK-NEXT: movb %al, [[A:%[a-z0-9]+]]
; CHECK-NEXT: kmovw %k1, %eax
; CHECK-NEXT: movb %al, [[B:%[a-z0-9]+]]
define i8 @in_each_other(<4 x i32> %a, <4 x i32> %b) #0 {
  %r = call { <4 x i1>, <4 x i1> } @llvm.x86.avx512.vp2intersect.d.128(<4 x i32> %a, <4 x i32> %b)
  %x = extractvalue { <4 x i1>, <4 x i1> } %r, 0
  %y = extractvalue { <4 x i1>, <4 x i1> } %r, 1
  %both = and <4 x i1> %x, %y
  %all = shufflevector <4 x i1> %both, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %bits = bitcast <8 x i1> %all to i8
  ret i8 %bits
}
; Keys that are encoded come in fixed registers.
; CHECK-LABEL: encoded:
; CHECK: encodekey128 %edi, %eax
; CHECK: movaps %xmm4, [[K:%xmm[0-9]+]]
; CHECK: vmovups [[K]], (%rsi)
define i32 @encoded(i32 %a, <2 x i64> %k, ptr %p) {
  %r = call { i32, <2 x i64>, <2 x i64>, <2 x i64>, <2 x i64>, <2 x i64>, <2 x i64> } @llvm.x86.encodekey128(i32 %a, <2 x i64> %k)
  %x = extractvalue { i32, <2 x i64>, <2 x i64>, <2 x i64>, <2 x i64>, <2 x i64>, <2 x i64> } %r, 4
  store <2 x i64> %x, ptr %p
  %n = extractvalue { i32, <2 x i64>, <2 x i64>, <2 x i64>, <2 x i64>, <2 x i64>, <2 x i64> } %r, 0
  ret i32 %n
}
attributes #0 = { "target-features"="+avx512vl,+avx512vp2intersect" }
