; Intrinsics of x86: each is the instruction of its name, in the legacy form or, with AVX, in the VEX form.
; RUN: llc -O2 -mtriple=x86_64-linux-gnu -mattr=+avx2,+aes,+sha,+pclmul,+gfni,+vaes,+vpclmulqdq,+bmi,+bmi2,+f16c,+sse4.2,+crc32,+fsgsbase,+clflushopt,+clwb,+serialize,+rtm,+adx,+mmx,+fxsr %s -o - | FileCheck %s --check-prefix=VEX
; RUN: llc -O2 -mtriple=x86_64-linux-gnu -mattr=+sse4.2,+aes,+sha,+pclmul,+gfni,+crc32,+mmx,+fxsr %s -o - | FileCheck %s --check-prefix=SSE

declare { i8, i32 } @llvm.x86.addcarry.32(i8, i32, i32)
; VEX-LABEL: {{^}}x86_addcarry_32:
; VEX: addb
; VEX: adcl
; VEX: setb
; SSE-LABEL: {{^}}x86_addcarry_32:
; SSE: addb
; SSE: adcl
; SSE: setb
define { i8, i32 } @x86_addcarry_32(i8 %a0, i32 %a1, i32 %a2) {
  %r = call { i8, i32 } @llvm.x86.addcarry.32(i8 %a0, i32 %a1, i32 %a2)
  ret { i8, i32 } %r
}

declare { i8, i64 } @llvm.x86.addcarry.64(i8, i64, i64)
; VEX-LABEL: {{^}}x86_addcarry_64:
; VEX: addb
; VEX: adcq
; VEX: setb
; SSE-LABEL: {{^}}x86_addcarry_64:
; SSE: addb
; SSE: adcq
; SSE: setb
define { i8, i64 } @x86_addcarry_64(i8 %a0, i64 %a1, i64 %a2) {
  %r = call { i8, i64 } @llvm.x86.addcarry.64(i8 %a0, i64 %a1, i64 %a2)
  ret { i8, i64 } %r
}

declare <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_aesni_aesdec:
; VEX: vaesdec %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_aesni_aesdec:
; SSE: aesdec %xmm1, %xmm0
define <2 x i64> @x86_aesni_aesdec(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64> %a0, <2 x i64> %a1)
  ret <2 x i64> %r
}

declare <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_aesni_aesdeclast:
; VEX: vaesdeclast %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_aesni_aesdeclast:
; SSE: aesdeclast %xmm1, %xmm0
define <2 x i64> @x86_aesni_aesdeclast(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64> %a0, <2 x i64> %a1)
  ret <2 x i64> %r
}

declare <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_aesni_aesenc:
; VEX: vaesenc %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_aesni_aesenc:
; SSE: aesenc %xmm1, %xmm0
define <2 x i64> @x86_aesni_aesenc(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> %a0, <2 x i64> %a1)
  ret <2 x i64> %r
}

declare <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_aesni_aesenclast:
; VEX: vaesenclast %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_aesni_aesenclast:
; SSE: aesenclast %xmm1, %xmm0
define <2 x i64> @x86_aesni_aesenclast(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64> %a0, <2 x i64> %a1)
  ret <2 x i64> %r
}

declare <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64>)
; VEX-LABEL: {{^}}x86_aesni_aesimc:
; VEX: vaesimc %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_aesni_aesimc:
; SSE: aesimc %xmm0, %xmm0
define <2 x i64> @x86_aesni_aesimc(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64> %a0)
  ret <2 x i64> %r
}

declare <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64>, i8)
; VEX-LABEL: {{^}}x86_aesni_aeskeygenassist:
; VEX: vaeskeygenassist $3, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_aesni_aeskeygenassist:
; SSE: aeskeygenassist $3, %xmm0, %xmm0
define <2 x i64> @x86_aesni_aeskeygenassist(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %a0, i8 3)
  ret <2 x i64> %r
}

declare void @llvm.x86.fxrstor(ptr)
; VEX-LABEL: {{^}}x86_fxrstor:
; VEX: fxrstor (%rdi)
; SSE-LABEL: {{^}}x86_fxrstor:
; SSE: fxrstor (%rdi)
define void @x86_fxrstor(ptr %a0) {
  call void @llvm.x86.fxrstor(ptr %a0)
  ret void
}

declare void @llvm.x86.fxrstor64(ptr)
; VEX-LABEL: {{^}}x86_fxrstor64:
; VEX: fxrstor64 (%rdi)
; SSE-LABEL: {{^}}x86_fxrstor64:
; SSE: fxrstor64 (%rdi)
define void @x86_fxrstor64(ptr %a0) {
  call void @llvm.x86.fxrstor64(ptr %a0)
  ret void
}

declare void @llvm.x86.fxsave(ptr)
; VEX-LABEL: {{^}}x86_fxsave:
; VEX: fxsave (%rdi)
; SSE-LABEL: {{^}}x86_fxsave:
; SSE: fxsave (%rdi)
define void @x86_fxsave(ptr %a0) {
  call void @llvm.x86.fxsave(ptr %a0)
  ret void
}

declare void @llvm.x86.fxsave64(ptr)
; VEX-LABEL: {{^}}x86_fxsave64:
; VEX: fxsave64 (%rdi)
; SSE-LABEL: {{^}}x86_fxsave64:
; SSE: fxsave64 (%rdi)
define void @x86_fxsave64(ptr %a0) {
  call void @llvm.x86.fxsave64(ptr %a0)
  ret void
}

declare void @llvm.x86.mmx.emms()
; VEX-LABEL: {{^}}x86_mmx_emms:
; VEX: emms
; SSE-LABEL: {{^}}x86_mmx_emms:
; SSE: emms
define void @x86_mmx_emms() {
  call void @llvm.x86.mmx.emms()
  ret void
}

declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8)
; VEX-LABEL: {{^}}x86_pclmulqdq:
; VEX: vpclmulqdq $3, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_pclmulqdq:
; SSE: pclmulqdq $3, %xmm1, %xmm0
define <2 x i64> @x86_pclmulqdq(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %a0, <2 x i64> %a1, i8 3)
  ret <2 x i64> %r
}

declare <4 x i32> @llvm.x86.sha1msg1(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sha1msg1:
; VEX: sha1msg1 %xmm1, %xmm0
; SSE-LABEL: {{^}}x86_sha1msg1:
; SSE: sha1msg1 %xmm1, %xmm0
define <4 x i32> @x86_sha1msg1(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sha1msg1(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sha1msg2(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sha1msg2:
; VEX: sha1msg2 %xmm1, %xmm0
; SSE-LABEL: {{^}}x86_sha1msg2:
; SSE: sha1msg2 %xmm1, %xmm0
define <4 x i32> @x86_sha1msg2(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sha1msg2(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sha1nexte(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sha1nexte:
; VEX: sha1nexte %xmm1, %xmm0
; SSE-LABEL: {{^}}x86_sha1nexte:
; SSE: sha1nexte %xmm1, %xmm0
define <4 x i32> @x86_sha1nexte(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sha1nexte(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sha1rnds4(<4 x i32>, <4 x i32>, i8)
; VEX-LABEL: {{^}}x86_sha1rnds4:
; VEX: sha1rnds4 $3, %xmm1, %xmm0
; SSE-LABEL: {{^}}x86_sha1rnds4:
; SSE: sha1rnds4 $3, %xmm1, %xmm0
define <4 x i32> @x86_sha1rnds4(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> %a0, <4 x i32> %a1, i8 3)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sha256msg1(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sha256msg1:
; VEX: sha256msg1 %xmm1, %xmm0
; SSE-LABEL: {{^}}x86_sha256msg1:
; SSE: sha256msg1 %xmm1, %xmm0
define <4 x i32> @x86_sha256msg1(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sha256msg1(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sha256msg2(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sha256msg2:
; VEX: sha256msg2 %xmm1, %xmm0
; SSE-LABEL: {{^}}x86_sha256msg2:
; SSE: sha256msg2 %xmm1, %xmm0
define <4 x i32> @x86_sha256msg2(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sha256msg2(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sha256rnds2(<4 x i32>, <4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sha256rnds2:
; VEX: sha256rnds2
; SSE-LABEL: {{^}}x86_sha256rnds2:
; SSE: sha256rnds2
define <4 x i32> @x86_sha256rnds2(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.sha256rnds2(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

declare void @llvm.x86.sse2.clflush(ptr)
; VEX-LABEL: {{^}}x86_sse2_clflush:
; VEX: clflush (%rdi)
; SSE-LABEL: {{^}}x86_sse2_clflush:
; SSE: clflush (%rdi)
define void @x86_sse2_clflush(ptr %a0) {
  call void @llvm.x86.sse2.clflush(ptr %a0)
  ret void
}

declare <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double>, <2 x double>, i8)
; VEX-LABEL: {{^}}x86_sse2_cmp_pd:
; VEX: vcmpunordpd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_cmp_pd:
; SSE: cmpunordpd %xmm1, %xmm0
define <2 x double> @x86_sse2_cmp_pd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a0, <2 x double> %a1, i8 3)
  ret <2 x double> %r
}

declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8)
; VEX-LABEL: {{^}}x86_sse2_cmp_sd:
; VEX: vcmpunordsd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_cmp_sd:
; SSE: cmpunordsd %xmm1, %xmm0
define <2 x double> @x86_sse2_cmp_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %a0, <2 x double> %a1, i8 3)
  ret <2 x double> %r
}

declare i32 @llvm.x86.sse2.comieq.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_comieq_sd:
; VEX: vcomisd
; VEX: sete
; VEX: setnp
; VEX: andb
; SSE-LABEL: {{^}}x86_sse2_comieq_sd:
; SSE: comisd
; SSE: sete
; SSE: setnp
; SSE: andb
define i32 @x86_sse2_comieq_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.comieq.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse2.comige.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_comige_sd:
; VEX: vcomisd
; VEX: setae
; SSE-LABEL: {{^}}x86_sse2_comige_sd:
; SSE: comisd
; SSE: setae
define i32 @x86_sse2_comige_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.comige.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse2.comigt.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_comigt_sd:
; VEX: vcomisd
; VEX: seta
; SSE-LABEL: {{^}}x86_sse2_comigt_sd:
; SSE: comisd
; SSE: seta
define i32 @x86_sse2_comigt_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.comigt.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse2.comile.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_comile_sd:
; VEX: vcomisd
; VEX: setae
; SSE-LABEL: {{^}}x86_sse2_comile_sd:
; SSE: comisd
; SSE: setae
define i32 @x86_sse2_comile_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.comile.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse2.comilt.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_comilt_sd:
; VEX: vcomisd
; VEX: seta
; SSE-LABEL: {{^}}x86_sse2_comilt_sd:
; SSE: comisd
; SSE: seta
define i32 @x86_sse2_comilt_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.comilt.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse2.comineq.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_comineq_sd:
; VEX: vcomisd
; VEX: setne
; VEX: setp
; VEX: orb
; SSE-LABEL: {{^}}x86_sse2_comineq_sd:
; SSE: comisd
; SSE: setne
; SSE: setp
; SSE: orb
define i32 @x86_sse2_comineq_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.comineq.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>)
; VEX-LABEL: {{^}}x86_sse2_cvtpd2dq:
; VEX: vcvtpd2dq %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_cvtpd2dq:
; SSE: cvtpd2dq %xmm0, %xmm0
define <4 x i32> @x86_sse2_cvtpd2dq(<2 x double> %a0) {
  %r = call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %a0)
  ret <4 x i32> %r
}

declare <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double>)
; VEX-LABEL: {{^}}x86_sse2_cvtpd2ps:
; VEX: vcvtpd2ps %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_cvtpd2ps:
; SSE: cvtpd2ps %xmm0, %xmm0
define <4 x float> @x86_sse2_cvtpd2ps(<2 x double> %a0) {
  %r = call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> %a0)
  ret <4 x float> %r
}

declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>)
; VEX-LABEL: {{^}}x86_sse2_cvtps2dq:
; VEX: vcvtps2dq %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_cvtps2dq:
; SSE: cvtps2dq %xmm0, %xmm0
define <4 x i32> @x86_sse2_cvtps2dq(<4 x float> %a0) {
  %r = call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %a0)
  ret <4 x i32> %r
}

declare i32 @llvm.x86.sse2.cvtsd2si(<2 x double>)
; VEX-LABEL: {{^}}x86_sse2_cvtsd2si:
; VEX: vcvtsd2si %xmm0, %eax
; SSE-LABEL: {{^}}x86_sse2_cvtsd2si:
; SSE: cvtsd2si %xmm0, %eax
define i32 @x86_sse2_cvtsd2si(<2 x double> %a0) {
  %r = call i32 @llvm.x86.sse2.cvtsd2si(<2 x double> %a0)
  ret i32 %r
}

declare i64 @llvm.x86.sse2.cvtsd2si64(<2 x double>)
; VEX-LABEL: {{^}}x86_sse2_cvtsd2si64:
; VEX: vcvtsd2si %xmm0, %rax
; SSE-LABEL: {{^}}x86_sse2_cvtsd2si64:
; SSE: cvtsd2si %xmm0, %rax
define i64 @x86_sse2_cvtsd2si64(<2 x double> %a0) {
  %r = call i64 @llvm.x86.sse2.cvtsd2si64(<2 x double> %a0)
  ret i64 %r
}

declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_cvtsd2ss:
; VEX: vcvtsd2ss %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_cvtsd2ss:
; SSE: cvtsd2ss %xmm1, %xmm0
define <4 x float> @x86_sse2_cvtsd2ss(<4 x float> %a0, <2 x double> %a1) {
  %r = call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %a0, <2 x double> %a1)
  ret <4 x float> %r
}

declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>)
; VEX-LABEL: {{^}}x86_sse2_cvttpd2dq:
; VEX: vcvttpd2dq %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_cvttpd2dq:
; SSE: cvttpd2dq %xmm0, %xmm0
define <4 x i32> @x86_sse2_cvttpd2dq(<2 x double> %a0) {
  %r = call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %a0)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float>)
; VEX-LABEL: {{^}}x86_sse2_cvttps2dq:
; VEX: vcvttps2dq %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_cvttps2dq:
; SSE: cvttps2dq %xmm0, %xmm0
define <4 x i32> @x86_sse2_cvttps2dq(<4 x float> %a0) {
  %r = call <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float> %a0)
  ret <4 x i32> %r
}

declare i32 @llvm.x86.sse2.cvttsd2si(<2 x double>)
; VEX-LABEL: {{^}}x86_sse2_cvttsd2si:
; VEX: vcvttsd2si %xmm0, %eax
; SSE-LABEL: {{^}}x86_sse2_cvttsd2si:
; SSE: cvttsd2si %xmm0, %eax
define i32 @x86_sse2_cvttsd2si(<2 x double> %a0) {
  %r = call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> %a0)
  ret i32 %r
}

declare i64 @llvm.x86.sse2.cvttsd2si64(<2 x double>)
; VEX-LABEL: {{^}}x86_sse2_cvttsd2si64:
; VEX: vcvttsd2si %xmm0, %rax
; SSE-LABEL: {{^}}x86_sse2_cvttsd2si64:
; SSE: cvttsd2si %xmm0, %rax
define i64 @x86_sse2_cvttsd2si64(<2 x double> %a0) {
  %r = call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> %a0)
  ret i64 %r
}

declare void @llvm.x86.sse2.lfence()
; VEX-LABEL: {{^}}x86_sse2_lfence:
; VEX: lfence
; SSE-LABEL: {{^}}x86_sse2_lfence:
; SSE: lfence
define void @x86_sse2_lfence() {
  call void @llvm.x86.sse2.lfence()
  ret void
}

declare <2 x double> @llvm.x86.sse2.max.pd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_max_pd:
; VEX: vmaxpd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_max_pd:
; SSE: maxpd %xmm1, %xmm0
define <2 x double> @x86_sse2_max_pd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

declare <2 x double> @llvm.x86.sse2.max.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_max_sd:
; VEX: vmaxsd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_max_sd:
; SSE: maxsd %xmm1, %xmm0
define <2 x double> @x86_sse2_max_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

declare void @llvm.x86.sse2.mfence()
; VEX-LABEL: {{^}}x86_sse2_mfence:
; VEX: mfence
; SSE-LABEL: {{^}}x86_sse2_mfence:
; SSE: mfence
define void @x86_sse2_mfence() {
  call void @llvm.x86.sse2.mfence()
  ret void
}

declare <2 x double> @llvm.x86.sse2.min.pd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_min_pd:
; VEX: vminpd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_min_pd:
; SSE: minpd %xmm1, %xmm0
define <2 x double> @x86_sse2_min_pd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.min.pd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

declare <2 x double> @llvm.x86.sse2.min.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_min_sd:
; VEX: vminsd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_min_sd:
; SSE: minsd %xmm1, %xmm0
define <2 x double> @x86_sse2_min_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.min.sd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

declare i32 @llvm.x86.sse2.movmsk.pd(<2 x double>)
; VEX-LABEL: {{^}}x86_sse2_movmsk_pd:
; VEX: vmovmskpd %xmm0, %eax
; SSE-LABEL: {{^}}x86_sse2_movmsk_pd:
; SSE: movmskpd %xmm0, %eax
define i32 @x86_sse2_movmsk_pd(<2 x double> %a0) {
  %r = call i32 @llvm.x86.sse2.movmsk.pd(<2 x double> %a0)
  ret i32 %r
}

declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sse2_packssdw_128:
; VEX: vpackssdw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_packssdw_128:
; SSE: packssdw %xmm1, %xmm0
define <8 x i16> @x86_sse2_packssdw_128(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %a0, <4 x i32> %a1)
  ret <8 x i16> %r
}

declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_sse2_packsswb_128:
; VEX: vpacksswb %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_packsswb_128:
; SSE: packsswb %xmm1, %xmm0
define <16 x i8> @x86_sse2_packsswb_128(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %a0, <8 x i16> %a1)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_sse2_packuswb_128:
; VEX: vpackuswb %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_packuswb_128:
; SSE: packuswb %xmm1, %xmm0
define <16 x i8> @x86_sse2_packuswb_128(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %a0, <8 x i16> %a1)
  ret <16 x i8> %r
}

declare void @llvm.x86.sse2.pause()
; VEX-LABEL: {{^}}x86_sse2_pause:
; VEX: pause
; SSE-LABEL: {{^}}x86_sse2_pause:
; SSE: pause
define void @x86_sse2_pause() {
  call void @llvm.x86.sse2.pause()
  ret void
}

declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>)
; VEX-LABEL: {{^}}x86_sse2_pavg_b:
; VEX: vpavgb %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_pavg_b:
; SSE: pavgb %xmm1, %xmm0
define <16 x i8> @x86_sse2_pavg_b(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_sse2_pavg_w:
; VEX: vpavgw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_pavg_w:
; SSE: pavgw %xmm1, %xmm0
define <8 x i16> @x86_sse2_pavg_w(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_sse2_pmadd_wd:
; VEX: vpmaddwd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_pmadd_wd:
; SSE: pmaddwd %xmm1, %xmm0
define <4 x i32> @x86_sse2_pmadd_wd(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %a0, <8 x i16> %a1)
  ret <4 x i32> %r
}

declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>)
; VEX-LABEL: {{^}}x86_sse2_pmovmskb_128:
; VEX: vpmovmskb %xmm0, %eax
; SSE-LABEL: {{^}}x86_sse2_pmovmskb_128:
; SSE: pmovmskb %xmm0, %eax
define i32 @x86_sse2_pmovmskb_128(<16 x i8> %a0) {
  %r = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %a0)
  ret i32 %r
}

declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_sse2_pmulh_w:
; VEX: vpmulhw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_pmulh_w:
; SSE: pmulhw %xmm1, %xmm0
define <8 x i16> @x86_sse2_pmulh_w(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_sse2_pmulhu_w:
; VEX: vpmulhuw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_pmulhu_w:
; SSE: pmulhuw %xmm1, %xmm0
define <8 x i16> @x86_sse2_pmulhu_w(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)
; VEX-LABEL: {{^}}x86_sse2_psad_bw:
; VEX: vpsadbw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_psad_bw:
; SSE: psadbw %xmm1, %xmm0
define <2 x i64> @x86_sse2_psad_bw(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a0, <16 x i8> %a1)
  ret <2 x i64> %r
}

declare <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sse2_psll_d:
; VEX: vpslld %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_psll_d:
; SSE: pslld %xmm1, %xmm0
define <4 x i32> @x86_sse2_psll_d(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_sse2_psll_q:
; VEX: vpsllq %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_psll_q:
; SSE: psllq %xmm1, %xmm0
define <2 x i64> @x86_sse2_psll_q(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> %a0, <2 x i64> %a1)
  ret <2 x i64> %r
}

declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_sse2_psll_w:
; VEX: vpsllw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_psll_w:
; SSE: psllw %xmm1, %xmm0
define <8 x i16> @x86_sse2_psll_w(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32)
; VEX-LABEL: {{^}}x86_sse2_pslli_d:
; VEX: vmovd
; VEX: vpslld
; SSE-LABEL: {{^}}x86_sse2_pslli_d:
; SSE: movd
; SSE: pslld
define <4 x i32> @x86_sse2_pslli_d(<4 x i32> %a0, i32 %a1) {
  %r = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %a0, i32 %a1)
  ret <4 x i32> %r
}

declare <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64>, i32)
; VEX-LABEL: {{^}}x86_sse2_pslli_q:
; VEX: vmovd
; VEX: vpsllq
; SSE-LABEL: {{^}}x86_sse2_pslli_q:
; SSE: movd
; SSE: psllq
define <2 x i64> @x86_sse2_pslli_q(<2 x i64> %a0, i32 %a1) {
  %r = call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> %a0, i32 %a1)
  ret <2 x i64> %r
}

declare <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16>, i32)
; VEX-LABEL: {{^}}x86_sse2_pslli_w:
; VEX: vmovd
; VEX: vpsllw
; SSE-LABEL: {{^}}x86_sse2_pslli_w:
; SSE: movd
; SSE: psllw
define <8 x i16> @x86_sse2_pslli_w(<8 x i16> %a0, i32 %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a0, i32 %a1)
  ret <8 x i16> %r
}

declare <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sse2_psra_d:
; VEX: vpsrad %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_psra_d:
; SSE: psrad %xmm1, %xmm0
define <4 x i32> @x86_sse2_psra_d(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_sse2_psra_w:
; VEX: vpsraw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_psra_w:
; SSE: psraw %xmm1, %xmm0
define <8 x i16> @x86_sse2_psra_w(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32>, i32)
; VEX-LABEL: {{^}}x86_sse2_psrai_d:
; VEX: vmovd
; VEX: vpsrad
; SSE-LABEL: {{^}}x86_sse2_psrai_d:
; SSE: movd
; SSE: psrad
define <4 x i32> @x86_sse2_psrai_d(<4 x i32> %a0, i32 %a1) {
  %r = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %a0, i32 %a1)
  ret <4 x i32> %r
}

declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32)
; VEX-LABEL: {{^}}x86_sse2_psrai_w:
; VEX: vmovd
; VEX: vpsraw
; SSE-LABEL: {{^}}x86_sse2_psrai_w:
; SSE: movd
; SSE: psraw
define <8 x i16> @x86_sse2_psrai_w(<8 x i16> %a0, i32 %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %a0, i32 %a1)
  ret <8 x i16> %r
}

declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sse2_psrl_d:
; VEX: vpsrld %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_psrl_d:
; SSE: psrld %xmm1, %xmm0
define <4 x i32> @x86_sse2_psrl_d(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_sse2_psrl_q:
; VEX: vpsrlq %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_psrl_q:
; SSE: psrlq %xmm1, %xmm0
define <2 x i64> @x86_sse2_psrl_q(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64> %a0, <2 x i64> %a1)
  ret <2 x i64> %r
}

declare <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_sse2_psrl_w:
; VEX: vpsrlw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse2_psrl_w:
; SSE: psrlw %xmm1, %xmm0
define <8 x i16> @x86_sse2_psrl_w(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32>, i32)
; VEX-LABEL: {{^}}x86_sse2_psrli_d:
; VEX: vmovd
; VEX: vpsrld
; SSE-LABEL: {{^}}x86_sse2_psrli_d:
; SSE: movd
; SSE: psrld
define <4 x i32> @x86_sse2_psrli_d(<4 x i32> %a0, i32 %a1) {
  %r = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %a0, i32 %a1)
  ret <4 x i32> %r
}

declare <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64>, i32)
; VEX-LABEL: {{^}}x86_sse2_psrli_q:
; VEX: vmovd
; VEX: vpsrlq
; SSE-LABEL: {{^}}x86_sse2_psrli_q:
; SSE: movd
; SSE: psrlq
define <2 x i64> @x86_sse2_psrli_q(<2 x i64> %a0, i32 %a1) {
  %r = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> %a0, i32 %a1)
  ret <2 x i64> %r
}

declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32)
; VEX-LABEL: {{^}}x86_sse2_psrli_w:
; VEX: vmovd
; VEX: vpsrlw
; SSE-LABEL: {{^}}x86_sse2_psrli_w:
; SSE: movd
; SSE: psrlw
define <8 x i16> @x86_sse2_psrli_w(<8 x i16> %a0, i32 %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %a0, i32 %a1)
  ret <8 x i16> %r
}

declare i32 @llvm.x86.sse2.ucomieq.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_ucomieq_sd:
; VEX: vucomisd
; VEX: sete
; VEX: setnp
; VEX: andb
; SSE-LABEL: {{^}}x86_sse2_ucomieq_sd:
; SSE: ucomisd
; SSE: sete
; SSE: setnp
; SSE: andb
define i32 @x86_sse2_ucomieq_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse2.ucomige.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_ucomige_sd:
; VEX: vucomisd
; VEX: setae
; SSE-LABEL: {{^}}x86_sse2_ucomige_sd:
; SSE: ucomisd
; SSE: setae
define i32 @x86_sse2_ucomige_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse2.ucomigt.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_ucomigt_sd:
; VEX: vucomisd
; VEX: seta
; SSE-LABEL: {{^}}x86_sse2_ucomigt_sd:
; SSE: ucomisd
; SSE: seta
define i32 @x86_sse2_ucomigt_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse2.ucomile.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_ucomile_sd:
; VEX: vucomisd
; VEX: setae
; SSE-LABEL: {{^}}x86_sse2_ucomile_sd:
; SSE: ucomisd
; SSE: setae
define i32 @x86_sse2_ucomile_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse2.ucomilt.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_ucomilt_sd:
; VEX: vucomisd
; VEX: seta
; SSE-LABEL: {{^}}x86_sse2_ucomilt_sd:
; SSE: ucomisd
; SSE: seta
define i32 @x86_sse2_ucomilt_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse2.ucomineq.sd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse2_ucomineq_sd:
; VEX: vucomisd
; VEX: setne
; VEX: setp
; VEX: orb
; SSE-LABEL: {{^}}x86_sse2_ucomineq_sd:
; SSE: ucomisd
; SSE: setne
; SSE: setp
; SSE: orb
define i32 @x86_sse2_ucomineq_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse3_addsub_pd:
; VEX: vaddsubpd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse3_addsub_pd:
; SSE: addsubpd %xmm1, %xmm0
define <2 x double> @x86_sse3_addsub_pd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse3_addsub_ps:
; VEX: vaddsubps %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse3_addsub_ps:
; SSE: addsubps %xmm1, %xmm0
define <4 x float> @x86_sse3_addsub_ps(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

declare <2 x double> @llvm.x86.sse3.hadd.pd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse3_hadd_pd:
; VEX: vhaddpd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse3_hadd_pd:
; SSE: haddpd %xmm1, %xmm0
define <2 x double> @x86_sse3_hadd_pd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse3.hadd.pd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

declare <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse3_hadd_ps:
; VEX: vhaddps %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse3_hadd_ps:
; SSE: haddps %xmm1, %xmm0
define <4 x float> @x86_sse3_hadd_ps(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

declare <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse3_hsub_pd:
; VEX: vhsubpd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse3_hsub_pd:
; SSE: hsubpd %xmm1, %xmm0
define <2 x double> @x86_sse3_hsub_pd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

declare <4 x float> @llvm.x86.sse3.hsub.ps(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse3_hsub_ps:
; VEX: vhsubps %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse3_hsub_ps:
; SSE: hsubps %xmm1, %xmm0
define <4 x float> @x86_sse3_hsub_ps(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse3.hsub.ps(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

declare <16 x i8> @llvm.x86.sse3.ldu.dq(ptr)
; VEX-LABEL: {{^}}x86_sse3_ldu_dq:
; VEX: vlddqu (%rdi), %xmm0
; SSE-LABEL: {{^}}x86_sse3_ldu_dq:
; SSE: lddqu (%rdi), %xmm0
define <16 x i8> @x86_sse3_ldu_dq(ptr %a0) {
  %r = call <16 x i8> @llvm.x86.sse3.ldu.dq(ptr %a0)
  ret <16 x i8> %r
}

declare <2 x double> @llvm.x86.sse41.blendvpd(<2 x double>, <2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_sse41_blendvpd:
; VEX: vblendvpd %xmm2, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_blendvpd:
; SSE: blendvpd
define <2 x double> @x86_sse41_blendvpd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.sse41.blendvpd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2)
  ret <2 x double> %r
}

declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse41_blendvps:
; VEX: vblendvps %xmm2, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_blendvps:
; SSE: blendvps
define <4 x float> @x86_sse41_blendvps(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

declare <2 x double> @llvm.x86.sse41.dppd(<2 x double>, <2 x double>, i8)
; VEX-LABEL: {{^}}x86_sse41_dppd:
; VEX: vdppd $3, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_dppd:
; SSE: dppd $3, %xmm1, %xmm0
define <2 x double> @x86_sse41_dppd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %a0, <2 x double> %a1, i8 3)
  ret <2 x double> %r
}

declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i8)
; VEX-LABEL: {{^}}x86_sse41_dpps:
; VEX: vdpps $3, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_dpps:
; SSE: dpps $3, %xmm1, %xmm0
define <4 x float> @x86_sse41_dpps(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %a0, <4 x float> %a1, i8 3)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8)
; VEX-LABEL: {{^}}x86_sse41_insertps:
; VEX: vinsertps $3, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_insertps:
; SSE: insertps $3, %xmm1, %xmm0
define <4 x float> @x86_sse41_insertps(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %a0, <4 x float> %a1, i8 3)
  ret <4 x float> %r
}

declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i8)
; VEX-LABEL: {{^}}x86_sse41_mpsadbw:
; VEX: vmpsadbw $3, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_mpsadbw:
; SSE: mpsadbw $3, %xmm1, %xmm0
define <8 x i16> @x86_sse41_mpsadbw(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %a0, <16 x i8> %a1, i8 3)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_sse41_packusdw:
; VEX: vpackusdw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_packusdw:
; SSE: packusdw %xmm1, %xmm0
define <8 x i16> @x86_sse41_packusdw(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %a0, <4 x i32> %a1)
  ret <8 x i16> %r
}

declare <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8>, <16 x i8>, <16 x i8>)
; VEX-LABEL: {{^}}x86_sse41_pblendvb:
; VEX: vpblendvb %xmm2, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_pblendvb:
; SSE: pblendvb
define <16 x i8> @x86_sse41_pblendvb(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2)
  ret <16 x i8> %r
}

declare <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16>)
; VEX-LABEL: {{^}}x86_sse41_phminposuw:
; VEX: vphminposuw %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_phminposuw:
; SSE: phminposuw %xmm0, %xmm0
define <8 x i16> @x86_sse41_phminposuw(<8 x i16> %a0) {
  %r = call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %a0)
  ret <8 x i16> %r
}

declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_sse41_ptestc:
; VEX: vptest
; VEX: setb
; SSE-LABEL: {{^}}x86_sse41_ptestc:
; SSE: ptest
; SSE: setb
define i32 @x86_sse41_ptestc(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %a0, <2 x i64> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse41.ptestnzc(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_sse41_ptestnzc:
; VEX: vptest
; VEX: seta
; SSE-LABEL: {{^}}x86_sse41_ptestnzc:
; SSE: ptest
; SSE: seta
define i32 @x86_sse41_ptestnzc(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> %a0, <2 x i64> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_sse41_ptestz:
; VEX: vptest
; VEX: sete
; SSE-LABEL: {{^}}x86_sse41_ptestz:
; SSE: ptest
; SSE: sete
define i32 @x86_sse41_ptestz(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %a0, <2 x i64> %a1)
  ret i32 %r
}

declare <2 x double> @llvm.x86.sse41.round.pd(<2 x double>, i32)
; VEX-LABEL: {{^}}x86_sse41_round_pd:
; VEX: vroundpd $3, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_round_pd:
; SSE: roundpd $3, %xmm0, %xmm0
define <2 x double> @x86_sse41_round_pd(<2 x double> %a0) {
  %r = call <2 x double> @llvm.x86.sse41.round.pd(<2 x double> %a0, i32 3)
  ret <2 x double> %r
}

declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32)
; VEX-LABEL: {{^}}x86_sse41_round_ps:
; VEX: vroundps $3, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_round_ps:
; SSE: roundps $3, %xmm0, %xmm0
define <4 x float> @x86_sse41_round_ps(<4 x float> %a0) {
  %r = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %a0, i32 3)
  ret <4 x float> %r
}

declare <2 x double> @llvm.x86.sse41.round.sd(<2 x double>, <2 x double>, i32)
; VEX-LABEL: {{^}}x86_sse41_round_sd:
; VEX: vroundsd $3, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_round_sd:
; SSE: roundsd $3, %xmm1, %xmm0
define <2 x double> @x86_sse41_round_sd(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse41.round.sd(<2 x double> %a0, <2 x double> %a1, i32 3)
  ret <2 x double> %r
}

declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32)
; VEX-LABEL: {{^}}x86_sse41_round_ss:
; VEX: vroundss $3, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse41_round_ss:
; SSE: roundss $3, %xmm1, %xmm0
define <4 x float> @x86_sse41_round_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %a0, <4 x float> %a1, i32 3)
  ret <4 x float> %r
}

declare i32 @llvm.x86.sse42.crc32.32.16(i32, i16)
; VEX-LABEL: {{^}}x86_sse42_crc32_32_16:
; VEX: crc32w
; SSE-LABEL: {{^}}x86_sse42_crc32_32_16:
; SSE: crc32w
define i32 @x86_sse42_crc32_32_16(i32 %a0, i16 %a1) {
  %r = call i32 @llvm.x86.sse42.crc32.32.16(i32 %a0, i16 %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32)
; VEX-LABEL: {{^}}x86_sse42_crc32_32_32:
; VEX: crc32l
; SSE-LABEL: {{^}}x86_sse42_crc32_32_32:
; SSE: crc32l
define i32 @x86_sse42_crc32_32_32(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.x86.sse42.crc32.32.32(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)
; VEX-LABEL: {{^}}x86_sse42_crc32_32_8:
; VEX: crc32b
; SSE-LABEL: {{^}}x86_sse42_crc32_32_8:
; SSE: crc32b
define i32 @x86_sse42_crc32_32_8(i32 %a0, i8 %a1) {
  %r = call i32 @llvm.x86.sse42.crc32.32.8(i32 %a0, i8 %a1)
  ret i32 %r
}

declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64)
; VEX-LABEL: {{^}}x86_sse42_crc32_64_64:
; VEX: crc32q
; SSE-LABEL: {{^}}x86_sse42_crc32_64_64:
; SSE: crc32q
define i64 @x86_sse42_crc32_64_64(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.x86.sse42.crc32.64.64(i64 %a0, i64 %a1)
  ret i64 %r
}

declare i32 @llvm.x86.sse42.pcmpestri128(<16 x i8>, i32, <16 x i8>, i32, i8)
; VEX-LABEL: {{^}}x86_sse42_pcmpestri128:
; VEX: vpcmpestri
; SSE-LABEL: {{^}}x86_sse42_pcmpestri128:
; SSE: pcmpestri
define i32 @x86_sse42_pcmpestri128(<16 x i8> %a0, i32 %a1, <16 x i8> %a2, i32 %a3) {
  %r = call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %a0, i32 %a1, <16 x i8> %a2, i32 %a3, i8 3)
  ret i32 %r
}

declare <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8>, i32, <16 x i8>, i32, i8)
; VEX-LABEL: {{^}}x86_sse42_pcmpestrm128:
; VEX: vpcmpestrm
; SSE-LABEL: {{^}}x86_sse42_pcmpestrm128:
; SSE: pcmpestrm
define <16 x i8> @x86_sse42_pcmpestrm128(<16 x i8> %a0, i32 %a1, <16 x i8> %a2, i32 %a3) {
  %r = call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %a0, i32 %a1, <16 x i8> %a2, i32 %a3, i8 3)
  ret <16 x i8> %r
}

declare i32 @llvm.x86.sse42.pcmpistri128(<16 x i8>, <16 x i8>, i8)
; VEX-LABEL: {{^}}x86_sse42_pcmpistri128:
; VEX: vpcmpistri
; SSE-LABEL: {{^}}x86_sse42_pcmpistri128:
; SSE: pcmpistri
define i32 @x86_sse42_pcmpistri128(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %a0, <16 x i8> %a1, i8 3)
  ret i32 %r
}

declare <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8>, <16 x i8>, i8)
; VEX-LABEL: {{^}}x86_sse42_pcmpistrm128:
; VEX: vpcmpistrm $3, %xmm1, %xmm0
; SSE-LABEL: {{^}}x86_sse42_pcmpistrm128:
; SSE: pcmpistrm $3, %xmm1, %xmm0
define <16 x i8> @x86_sse42_pcmpistrm128(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> %a0, <16 x i8> %a1, i8 3)
  ret <16 x i8> %r
}

declare <4 x float> @llvm.x86.sse.cmp.ps(<4 x float>, <4 x float>, i8)
; VEX-LABEL: {{^}}x86_sse_cmp_ps:
; VEX: vcmpunordps %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse_cmp_ps:
; SSE: cmpunordps %xmm1, %xmm0
define <4 x float> @x86_sse_cmp_ps(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a0, <4 x float> %a1, i8 3)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8)
; VEX-LABEL: {{^}}x86_sse_cmp_ss:
; VEX: vcmpunordss %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse_cmp_ss:
; SSE: cmpunordss %xmm1, %xmm0
define <4 x float> @x86_sse_cmp_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %a0, <4 x float> %a1, i8 3)
  ret <4 x float> %r
}

declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_comieq_ss:
; VEX: vcomiss
; VEX: sete
; VEX: setnp
; VEX: andb
; SSE-LABEL: {{^}}x86_sse_comieq_ss:
; SSE: comiss
; SSE: sete
; SSE: setnp
; SSE: andb
define i32 @x86_sse_comieq_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.comieq.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.comige.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_comige_ss:
; VEX: vcomiss
; VEX: setae
; SSE-LABEL: {{^}}x86_sse_comige_ss:
; SSE: comiss
; SSE: setae
define i32 @x86_sse_comige_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.comige.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.comigt.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_comigt_ss:
; VEX: vcomiss
; VEX: seta
; SSE-LABEL: {{^}}x86_sse_comigt_ss:
; SSE: comiss
; SSE: seta
define i32 @x86_sse_comigt_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.comigt.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.comile.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_comile_ss:
; VEX: vcomiss
; VEX: setae
; SSE-LABEL: {{^}}x86_sse_comile_ss:
; SSE: comiss
; SSE: setae
define i32 @x86_sse_comile_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.comile.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_comilt_ss:
; VEX: vcomiss
; VEX: seta
; SSE-LABEL: {{^}}x86_sse_comilt_ss:
; SSE: comiss
; SSE: seta
define i32 @x86_sse_comilt_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.comilt.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.comineq.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_comineq_ss:
; VEX: vcomiss
; VEX: setne
; VEX: setp
; VEX: orb
; SSE-LABEL: {{^}}x86_sse_comineq_ss:
; SSE: comiss
; SSE: setne
; SSE: setp
; SSE: orb
define i32 @x86_sse_comineq_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.comineq.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.cvtss2si(<4 x float>)
; VEX-LABEL: {{^}}x86_sse_cvtss2si:
; VEX: vcvtss2si %xmm0, %eax
; SSE-LABEL: {{^}}x86_sse_cvtss2si:
; SSE: cvtss2si %xmm0, %eax
define i32 @x86_sse_cvtss2si(<4 x float> %a0) {
  %r = call i32 @llvm.x86.sse.cvtss2si(<4 x float> %a0)
  ret i32 %r
}

declare i64 @llvm.x86.sse.cvtss2si64(<4 x float>)
; VEX-LABEL: {{^}}x86_sse_cvtss2si64:
; VEX: vcvtss2si %xmm0, %rax
; SSE-LABEL: {{^}}x86_sse_cvtss2si64:
; SSE: cvtss2si %xmm0, %rax
define i64 @x86_sse_cvtss2si64(<4 x float> %a0) {
  %r = call i64 @llvm.x86.sse.cvtss2si64(<4 x float> %a0)
  ret i64 %r
}

declare i32 @llvm.x86.sse.cvttss2si(<4 x float>)
; VEX-LABEL: {{^}}x86_sse_cvttss2si:
; VEX: vcvttss2si %xmm0, %eax
; SSE-LABEL: {{^}}x86_sse_cvttss2si:
; SSE: cvttss2si %xmm0, %eax
define i32 @x86_sse_cvttss2si(<4 x float> %a0) {
  %r = call i32 @llvm.x86.sse.cvttss2si(<4 x float> %a0)
  ret i32 %r
}

declare i64 @llvm.x86.sse.cvttss2si64(<4 x float>)
; VEX-LABEL: {{^}}x86_sse_cvttss2si64:
; VEX: vcvttss2si %xmm0, %rax
; SSE-LABEL: {{^}}x86_sse_cvttss2si64:
; SSE: cvttss2si %xmm0, %rax
define i64 @x86_sse_cvttss2si64(<4 x float> %a0) {
  %r = call i64 @llvm.x86.sse.cvttss2si64(<4 x float> %a0)
  ret i64 %r
}

declare void @llvm.x86.sse.ldmxcsr(ptr)
; VEX-LABEL: {{^}}x86_sse_ldmxcsr:
; VEX: vldmxcsr (%rdi)
; SSE-LABEL: {{^}}x86_sse_ldmxcsr:
; SSE: ldmxcsr (%rdi)
define void @x86_sse_ldmxcsr(ptr %a0) {
  call void @llvm.x86.sse.ldmxcsr(ptr %a0)
  ret void
}

declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_max_ps:
; VEX: vmaxps %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse_max_ps:
; SSE: maxps %xmm1, %xmm0
define <4 x float> @x86_sse_max_ps(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_max_ss:
; VEX: vmaxss %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse_max_ss:
; SSE: maxss %xmm1, %xmm0
define <4 x float> @x86_sse_max_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse.max.ss(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_min_ps:
; VEX: vminps %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse_min_ps:
; SSE: minps %xmm1, %xmm0
define <4 x float> @x86_sse_min_ps(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_min_ss:
; VEX: vminss %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse_min_ss:
; SSE: minss %xmm1, %xmm0
define <4 x float> @x86_sse_min_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse.min.ss(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

declare i32 @llvm.x86.sse.movmsk.ps(<4 x float>)
; VEX-LABEL: {{^}}x86_sse_movmsk_ps:
; VEX: vmovmskps %xmm0, %eax
; SSE-LABEL: {{^}}x86_sse_movmsk_ps:
; SSE: movmskps %xmm0, %eax
define i32 @x86_sse_movmsk_ps(<4 x float> %a0) {
  %r = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %a0)
  ret i32 %r
}

declare <4 x float> @llvm.x86.sse.rcp.ps(<4 x float>)
; VEX-LABEL: {{^}}x86_sse_rcp_ps:
; VEX: vrcpps %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse_rcp_ps:
; SSE: rcpps %xmm0, %xmm0
define <4 x float> @x86_sse_rcp_ps(<4 x float> %a0) {
  %r = call <4 x float> @llvm.x86.sse.rcp.ps(<4 x float> %a0)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse.rcp.ss(<4 x float>)
; VEX-LABEL: {{^}}x86_sse_rcp_ss:
; VEX: vrcpss %xmm0, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse_rcp_ss:
; SSE: rcpss
define <4 x float> @x86_sse_rcp_ss(<4 x float> %a0) {
  %r = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> %a0)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float>)
; VEX-LABEL: {{^}}x86_sse_rsqrt_ps:
; VEX: vrsqrtps %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse_rsqrt_ps:
; SSE: rsqrtps %xmm0, %xmm0
define <4 x float> @x86_sse_rsqrt_ps(<4 x float> %a0) {
  %r = call <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float> %a0)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float>)
; VEX-LABEL: {{^}}x86_sse_rsqrt_ss:
; VEX: vrsqrtss %xmm0, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_sse_rsqrt_ss:
; SSE: rsqrtss
define <4 x float> @x86_sse_rsqrt_ss(<4 x float> %a0) {
  %r = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> %a0)
  ret <4 x float> %r
}

declare void @llvm.x86.sse.sfence()
; VEX-LABEL: {{^}}x86_sse_sfence:
; VEX: sfence
; SSE-LABEL: {{^}}x86_sse_sfence:
; SSE: sfence
define void @x86_sse_sfence() {
  call void @llvm.x86.sse.sfence()
  ret void
}

declare void @llvm.x86.sse.stmxcsr(ptr)
; VEX-LABEL: {{^}}x86_sse_stmxcsr:
; VEX: vstmxcsr (%rdi)
; SSE-LABEL: {{^}}x86_sse_stmxcsr:
; SSE: stmxcsr (%rdi)
define void @x86_sse_stmxcsr(ptr %a0) {
  call void @llvm.x86.sse.stmxcsr(ptr %a0)
  ret void
}

declare i32 @llvm.x86.sse.ucomieq.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_ucomieq_ss:
; VEX: vucomiss
; VEX: sete
; VEX: setnp
; VEX: andb
; SSE-LABEL: {{^}}x86_sse_ucomieq_ss:
; SSE: ucomiss
; SSE: sete
; SSE: setnp
; SSE: andb
define i32 @x86_sse_ucomieq_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.ucomieq.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.ucomige.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_ucomige_ss:
; VEX: vucomiss
; VEX: setae
; SSE-LABEL: {{^}}x86_sse_ucomige_ss:
; SSE: ucomiss
; SSE: setae
define i32 @x86_sse_ucomige_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.ucomige.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.ucomigt.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_ucomigt_ss:
; VEX: vucomiss
; VEX: seta
; SSE-LABEL: {{^}}x86_sse_ucomigt_ss:
; SSE: ucomiss
; SSE: seta
define i32 @x86_sse_ucomigt_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.ucomigt.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.ucomile.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_ucomile_ss:
; VEX: vucomiss
; VEX: setae
; SSE-LABEL: {{^}}x86_sse_ucomile_ss:
; SSE: ucomiss
; SSE: setae
define i32 @x86_sse_ucomile_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.ucomile.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.ucomilt.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_ucomilt_ss:
; VEX: vucomiss
; VEX: seta
; SSE-LABEL: {{^}}x86_sse_ucomilt_ss:
; SSE: ucomiss
; SSE: seta
define i32 @x86_sse_ucomilt_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.ucomilt.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.sse.ucomineq.ss(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_sse_ucomineq_ss:
; VEX: vucomiss
; VEX: setne
; VEX: setp
; VEX: orb
; SSE-LABEL: {{^}}x86_sse_ucomineq_ss:
; SSE: ucomiss
; SSE: setne
; SSE: setp
; SSE: orb
define i32 @x86_sse_ucomineq_ss(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse.ucomineq.ss(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_ssse3_phadd_d_128:
; VEX: vphaddd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_phadd_d_128:
; SSE: phaddd %xmm1, %xmm0
define <4 x i32> @x86_ssse3_phadd_d_128(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_ssse3_phadd_sw_128:
; VEX: vphaddsw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_phadd_sw_128:
; SSE: phaddsw %xmm1, %xmm0
define <8 x i16> @x86_ssse3_phadd_sw_128(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_ssse3_phadd_w_128:
; VEX: vphaddw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_phadd_w_128:
; SSE: phaddw %xmm1, %xmm0
define <8 x i16> @x86_ssse3_phadd_w_128(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_ssse3_phsub_d_128:
; VEX: vphsubd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_phsub_d_128:
; SSE: phsubd %xmm1, %xmm0
define <4 x i32> @x86_ssse3_phsub_d_128(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_ssse3_phsub_sw_128:
; VEX: vphsubsw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_phsub_sw_128:
; SSE: phsubsw %xmm1, %xmm0
define <8 x i16> @x86_ssse3_phsub_sw_128(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_ssse3_phsub_w_128:
; VEX: vphsubw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_phsub_w_128:
; SSE: phsubw %xmm1, %xmm0
define <8 x i16> @x86_ssse3_phsub_w_128(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>)
; VEX-LABEL: {{^}}x86_ssse3_pmadd_ub_sw_128:
; VEX: vpmaddubsw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_pmadd_ub_sw_128:
; SSE: pmaddubsw %xmm1, %xmm0
define <8 x i16> @x86_ssse3_pmadd_ub_sw_128(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %a0, <16 x i8> %a1)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_ssse3_pmul_hr_sw_128:
; VEX: vpmulhrsw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_pmul_hr_sw_128:
; SSE: pmulhrsw %xmm1, %xmm0
define <8 x i16> @x86_ssse3_pmul_hr_sw_128(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)
; VEX-LABEL: {{^}}x86_ssse3_pshuf_b_128:
; VEX: vpshufb %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_pshuf_b_128:
; SSE: pshufb %xmm1, %xmm0
define <16 x i8> @x86_ssse3_pshuf_b_128(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8>, <16 x i8>)
; VEX-LABEL: {{^}}x86_ssse3_psign_b_128:
; VEX: vpsignb %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_psign_b_128:
; SSE: psignb %xmm1, %xmm0
define <16 x i8> @x86_ssse3_psign_b_128(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_ssse3_psign_d_128:
; VEX: vpsignd %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_psign_d_128:
; SSE: psignd %xmm1, %xmm0
define <4 x i32> @x86_ssse3_psign_d_128(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_ssse3_psign_w_128:
; VEX: vpsignw %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_ssse3_psign_w_128:
; SSE: psignw %xmm1, %xmm0
define <8 x i16> @x86_ssse3_psign_w_128(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

declare { i8, i32 } @llvm.x86.subborrow.32(i8, i32, i32)
; VEX-LABEL: {{^}}x86_subborrow_32:
; VEX: addb
; VEX: sbbl
; VEX: setb
; SSE-LABEL: {{^}}x86_subborrow_32:
; SSE: addb
; SSE: sbbl
; SSE: setb
define { i8, i32 } @x86_subborrow_32(i8 %a0, i32 %a1, i32 %a2) {
  %r = call { i8, i32 } @llvm.x86.subborrow.32(i8 %a0, i32 %a1, i32 %a2)
  ret { i8, i32 } %r
}

declare { i8, i64 } @llvm.x86.subborrow.64(i8, i64, i64)
; VEX-LABEL: {{^}}x86_subborrow_64:
; VEX: addb
; VEX: sbbq
; VEX: setb
; SSE-LABEL: {{^}}x86_subborrow_64:
; SSE: addb
; SSE: sbbq
; SSE: setb
define { i8, i64 } @x86_subborrow_64(i8 %a0, i64 %a1, i64 %a2) {
  %r = call { i8, i64 } @llvm.x86.subborrow.64(i8 %a0, i64 %a1, i64 %a2)
  ret { i8, i64 } %r
}

declare <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8>, <16 x i8>, i8)
; VEX-LABEL: {{^}}x86_vgf2p8affineinvqb_128:
; VEX: vgf2p8affineinvqb $3, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_vgf2p8affineinvqb_128:
; SSE: gf2p8affineinvqb $3, %xmm1, %xmm0
define <16 x i8> @x86_vgf2p8affineinvqb_128(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8> %a0, <16 x i8> %a1, i8 3)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.vgf2p8affineqb.128(<16 x i8>, <16 x i8>, i8)
; VEX-LABEL: {{^}}x86_vgf2p8affineqb_128:
; VEX: vgf2p8affineqb $3, %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_vgf2p8affineqb_128:
; SSE: gf2p8affineqb $3, %xmm1, %xmm0
define <16 x i8> @x86_vgf2p8affineqb_128(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.vgf2p8affineqb.128(<16 x i8> %a0, <16 x i8> %a1, i8 3)
  ret <16 x i8> %r
}

declare <16 x i8> @llvm.x86.vgf2p8mulb.128(<16 x i8>, <16 x i8>)
; VEX-LABEL: {{^}}x86_vgf2p8mulb_128:
; VEX: vgf2p8mulb %xmm1, %xmm0, %xmm0
; SSE-LABEL: {{^}}x86_vgf2p8mulb_128:
; SSE: gf2p8mulb %xmm1, %xmm0
define <16 x i8> @x86_vgf2p8mulb_128(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.vgf2p8mulb.128(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

declare void @llvm.x86.wbinvd()
; VEX-LABEL: {{^}}x86_wbinvd:
; VEX: wbinvd
; SSE-LABEL: {{^}}x86_wbinvd:
; SSE: wbinvd
define void @x86_wbinvd() {
  call void @llvm.x86.wbinvd()
  ret void
}
