; Intrinsics of x86 with instructions in VEX form only, or of extensions: each is the instruction of its name.
; RUN: llc -O2 -mtriple=x86_64-linux-gnu -mattr=+avx2,+aes,+sha,+pclmul,+gfni,+vaes,+vpclmulqdq,+bmi,+bmi2,+f16c,+sse4.2,+crc32,+fsgsbase,+clflushopt,+clwb,+serialize,+rtm,+adx,+mmx,+fxsr %s -o - | FileCheck %s --check-prefix=VEX

declare <4 x i64> @llvm.x86.aesni.aesdec.256(<4 x i64>, <4 x i64>)
; VEX-LABEL: {{^}}x86_aesni_aesdec_256:
; VEX: vaesdec %ymm1, %ymm0, %ymm0
define <4 x i64> @x86_aesni_aesdec_256(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.aesni.aesdec.256(<4 x i64> %a0, <4 x i64> %a1)
  ret <4 x i64> %r
}

declare <4 x i64> @llvm.x86.aesni.aesdeclast.256(<4 x i64>, <4 x i64>)
; VEX-LABEL: {{^}}x86_aesni_aesdeclast_256:
; VEX: vaesdeclast %ymm1, %ymm0, %ymm0
define <4 x i64> @x86_aesni_aesdeclast_256(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.aesni.aesdeclast.256(<4 x i64> %a0, <4 x i64> %a1)
  ret <4 x i64> %r
}

declare <4 x i64> @llvm.x86.aesni.aesenc.256(<4 x i64>, <4 x i64>)
; VEX-LABEL: {{^}}x86_aesni_aesenc_256:
; VEX: vaesenc %ymm1, %ymm0, %ymm0
define <4 x i64> @x86_aesni_aesenc_256(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.aesni.aesenc.256(<4 x i64> %a0, <4 x i64> %a1)
  ret <4 x i64> %r
}

declare <4 x i64> @llvm.x86.aesni.aesenclast.256(<4 x i64>, <4 x i64>)
; VEX-LABEL: {{^}}x86_aesni_aesenclast_256:
; VEX: vaesenclast %ymm1, %ymm0, %ymm0
define <4 x i64> @x86_aesni_aesenclast_256(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.aesni.aesenclast.256(<4 x i64> %a0, <4 x i64> %a1)
  ret <4 x i64> %r
}

declare <4 x i32> @llvm.x86.avx2.maskload.d(ptr, <4 x i32>)
; VEX-LABEL: {{^}}x86_avx2_maskload_d:
; VEX: vpmaskmovd (%rdi), %xmm0, %xmm0
define <4 x i32> @x86_avx2_maskload_d(ptr %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx2.maskload.d(ptr %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.maskload.d.256(ptr, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_maskload_d_256:
; VEX: vpmaskmovd (%rdi), %ymm0, %ymm0
define <8 x i32> @x86_avx2_maskload_d_256(ptr %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.maskload.d.256(ptr %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <2 x i64> @llvm.x86.avx2.maskload.q(ptr, <2 x i64>)
; VEX-LABEL: {{^}}x86_avx2_maskload_q:
; VEX: vpmaskmovq (%rdi), %xmm0, %xmm0
define <2 x i64> @x86_avx2_maskload_q(ptr %a0, <2 x i64> %a1) {
  %r = call <2 x i64> @llvm.x86.avx2.maskload.q(ptr %a0, <2 x i64> %a1)
  ret <2 x i64> %r
}

declare <4 x i64> @llvm.x86.avx2.maskload.q.256(ptr, <4 x i64>)
; VEX-LABEL: {{^}}x86_avx2_maskload_q_256:
; VEX: vpmaskmovq (%rdi), %ymm0, %ymm0
define <4 x i64> @x86_avx2_maskload_q_256(ptr %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.maskload.q.256(ptr %a0, <4 x i64> %a1)
  ret <4 x i64> %r
}

declare void @llvm.x86.avx2.maskstore.d(ptr, <4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_avx2_maskstore_d:
; VEX: vpmaskmovd %xmm1, %xmm0, (%rdi)
define void @x86_avx2_maskstore_d(ptr %a0, <4 x i32> %a1, <4 x i32> %a2) {
  call void @llvm.x86.avx2.maskstore.d(ptr %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret void
}

declare void @llvm.x86.avx2.maskstore.d.256(ptr, <8 x i32>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_maskstore_d_256:
; VEX: vpmaskmovd %ymm1, %ymm0, (%rdi)
define void @x86_avx2_maskstore_d_256(ptr %a0, <8 x i32> %a1, <8 x i32> %a2) {
  call void @llvm.x86.avx2.maskstore.d.256(ptr %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret void
}

declare void @llvm.x86.avx2.maskstore.q(ptr, <2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_avx2_maskstore_q:
; VEX: vpmaskmovq %xmm1, %xmm0, (%rdi)
define void @x86_avx2_maskstore_q(ptr %a0, <2 x i64> %a1, <2 x i64> %a2) {
  call void @llvm.x86.avx2.maskstore.q(ptr %a0, <2 x i64> %a1, <2 x i64> %a2)
  ret void
}

declare void @llvm.x86.avx2.maskstore.q.256(ptr, <4 x i64>, <4 x i64>)
; VEX-LABEL: {{^}}x86_avx2_maskstore_q_256:
; VEX: vpmaskmovq %ymm1, %ymm0, (%rdi)
define void @x86_avx2_maskstore_q_256(ptr %a0, <4 x i64> %a1, <4 x i64> %a2) {
  call void @llvm.x86.avx2.maskstore.q.256(ptr %a0, <4 x i64> %a1, <4 x i64> %a2)
  ret void
}

declare <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8>, <32 x i8>, i8)
; VEX-LABEL: {{^}}x86_avx2_mpsadbw:
; VEX: vmpsadbw $3, %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_mpsadbw(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %a0, <32 x i8> %a1, i8 3)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_packssdw:
; VEX: vpackssdw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_packssdw(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32> %a0, <8 x i32> %a1)
  ret <16 x i16> %r
}

declare <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_packsswb:
; VEX: vpacksswb %ymm1, %ymm0, %ymm0
define <32 x i8> @x86_avx2_packsswb(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16> %a0, <16 x i16> %a1)
  ret <32 x i8> %r
}

declare <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_packusdw:
; VEX: vpackusdw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_packusdw(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32> %a0, <8 x i32> %a1)
  ret <16 x i16> %r
}

declare <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_packuswb:
; VEX: vpackuswb %ymm1, %ymm0, %ymm0
define <32 x i8> @x86_avx2_packuswb(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16> %a0, <16 x i16> %a1)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.pavg.b(<32 x i8>, <32 x i8>)
; VEX-LABEL: {{^}}x86_avx2_pavg_b:
; VEX: vpavgb %ymm1, %ymm0, %ymm0
define <32 x i8> @x86_avx2_pavg_b(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.pavg.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_pavg_w:
; VEX: vpavgw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_pavg_w(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8>, <32 x i8>, <32 x i8>)
; VEX-LABEL: {{^}}x86_avx2_pblendvb:
; VEX: vpblendvb %ymm2, %ymm1, %ymm0, %ymm0
define <32 x i8> @x86_avx2_pblendvb(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2) {
  %r = call <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2)
  ret <32 x i8> %r
}

declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_permd:
; VEX: vpermd %ymm0, %ymm1, %ymm0
define <8 x i32> @x86_avx2_permd(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_permps:
; VEX: vpermps %ymm0, %ymm1, %ymm0
define <8 x float> @x86_avx2_permps(<8 x float> %a0, <8 x i32> %a1) {
  %r = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %a0, <8 x i32> %a1)
  ret <8 x float> %r
}

declare <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_phadd_d:
; VEX: vphaddd %ymm1, %ymm0, %ymm0
define <8 x i32> @x86_avx2_phadd_d(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <16 x i16> @llvm.x86.avx2.phadd.sw(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_phadd_sw:
; VEX: vphaddsw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_phadd_sw(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.phadd.sw(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_phadd_w:
; VEX: vphaddw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_phadd_w(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <8 x i32> @llvm.x86.avx2.phsub.d(<8 x i32>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_phsub_d:
; VEX: vphsubd %ymm1, %ymm0, %ymm0
define <8 x i32> @x86_avx2_phsub_d(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.phsub.d(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <16 x i16> @llvm.x86.avx2.phsub.sw(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_phsub_sw:
; VEX: vphsubsw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_phsub_sw(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.phsub.sw(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.phsub.w(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_phsub_w:
; VEX: vphsubw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_phsub_w(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.phsub.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8>, <32 x i8>)
; VEX-LABEL: {{^}}x86_avx2_pmadd_ub_sw:
; VEX: vpmaddubsw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_pmadd_ub_sw(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %a0, <32 x i8> %a1)
  ret <16 x i16> %r
}

declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_pmadd_wd:
; VEX: vpmaddwd %ymm1, %ymm0, %ymm0
define <8 x i32> @x86_avx2_pmadd_wd(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %a0, <16 x i16> %a1)
  ret <8 x i32> %r
}

declare i32 @llvm.x86.avx2.pmovmskb(<32 x i8>)
; VEX-LABEL: {{^}}x86_avx2_pmovmskb:
; VEX: vpmovmskb %ymm0, %eax
define i32 @x86_avx2_pmovmskb(<32 x i8> %a0) {
  %r = call i32 @llvm.x86.avx2.pmovmskb(<32 x i8> %a0)
  ret i32 %r
}

declare <16 x i16> @llvm.x86.avx2.pmul.hr.sw(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_pmul_hr_sw:
; VEX: vpmulhrsw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_pmul_hr_sw(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pmul.hr.sw(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_pmulh_w:
; VEX: vpmulhw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_pmulh_w(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_pmulhu_w:
; VEX: vpmulhuw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_pmulhu_w(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8>, <32 x i8>)
; VEX-LABEL: {{^}}x86_avx2_psad_bw:
; VEX: vpsadbw %ymm1, %ymm0, %ymm0
define <4 x i64> @x86_avx2_psad_bw(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8> %a0, <32 x i8> %a1)
  ret <4 x i64> %r
}

declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>)
; VEX-LABEL: {{^}}x86_avx2_pshuf_b:
; VEX: vpshufb %ymm1, %ymm0, %ymm0
define <32 x i8> @x86_avx2_pshuf_b(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.avx2.psign.b(<32 x i8>, <32 x i8>)
; VEX-LABEL: {{^}}x86_avx2_psign_b:
; VEX: vpsignb %ymm1, %ymm0, %ymm0
define <32 x i8> @x86_avx2_psign_b(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.psign.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <8 x i32> @llvm.x86.avx2.psign.d(<8 x i32>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_psign_d:
; VEX: vpsignd %ymm1, %ymm0, %ymm0
define <8 x i32> @x86_avx2_psign_d(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.psign.d(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <16 x i16> @llvm.x86.avx2.psign.w(<16 x i16>, <16 x i16>)
; VEX-LABEL: {{^}}x86_avx2_psign_w:
; VEX: vpsignw %ymm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_psign_w(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.psign.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

declare <8 x i32> @llvm.x86.avx2.psll.d(<8 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_avx2_psll_d:
; VEX: vpslld %xmm1, %ymm0, %ymm0
define <8 x i32> @x86_avx2_psll_d(<8 x i32> %a0, <4 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.psll.d(<8 x i32> %a0, <4 x i32> %a1)
  ret <8 x i32> %r
}

declare <4 x i64> @llvm.x86.avx2.psll.q(<4 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_avx2_psll_q:
; VEX: vpsllq %xmm1, %ymm0, %ymm0
define <4 x i64> @x86_avx2_psll_q(<4 x i64> %a0, <2 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.q(<4 x i64> %a0, <2 x i64> %a1)
  ret <4 x i64> %r
}

declare <16 x i16> @llvm.x86.avx2.psll.w(<16 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_avx2_psll_w:
; VEX: vpsllw %xmm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_psll_w(<16 x i16> %a0, <8 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.psll.w(<16 x i16> %a0, <8 x i16> %a1)
  ret <16 x i16> %r
}

declare <8 x i32> @llvm.x86.avx2.pslli.d(<8 x i32>, i32)
; VEX-LABEL: {{^}}x86_avx2_pslli_d:
; VEX: vmovd
; VEX: vpslld
define <8 x i32> @x86_avx2_pslli_d(<8 x i32> %a0, i32 %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.pslli.d(<8 x i32> %a0, i32 %a1)
  ret <8 x i32> %r
}

declare <4 x i64> @llvm.x86.avx2.pslli.q(<4 x i64>, i32)
; VEX-LABEL: {{^}}x86_avx2_pslli_q:
; VEX: vmovd
; VEX: vpsllq
define <4 x i64> @x86_avx2_pslli_q(<4 x i64> %a0, i32 %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.pslli.q(<4 x i64> %a0, i32 %a1)
  ret <4 x i64> %r
}

declare <16 x i16> @llvm.x86.avx2.pslli.w(<16 x i16>, i32)
; VEX-LABEL: {{^}}x86_avx2_pslli_w:
; VEX: vmovd
; VEX: vpsllw
define <16 x i16> @x86_avx2_pslli_w(<16 x i16> %a0, i32 %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pslli.w(<16 x i16> %a0, i32 %a1)
  ret <16 x i16> %r
}

declare <4 x i32> @llvm.x86.avx2.psllv.d(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_avx2_psllv_d:
; VEX: vpsllvd %xmm1, %xmm0, %xmm0
define <4 x i32> @x86_avx2_psllv_d(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx2.psllv.d(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_psllv_d_256:
; VEX: vpsllvd %ymm1, %ymm0, %ymm0
define <8 x i32> @x86_avx2_psllv_d_256(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <2 x i64> @llvm.x86.avx2.psllv.q(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_avx2_psllv_q:
; VEX: vpsllvq %xmm1, %xmm0, %xmm0
define <2 x i64> @x86_avx2_psllv_q(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call <2 x i64> @llvm.x86.avx2.psllv.q(<2 x i64> %a0, <2 x i64> %a1)
  ret <2 x i64> %r
}

declare <4 x i64> @llvm.x86.avx2.psllv.q.256(<4 x i64>, <4 x i64>)
; VEX-LABEL: {{^}}x86_avx2_psllv_q_256:
; VEX: vpsllvq %ymm1, %ymm0, %ymm0
define <4 x i64> @x86_avx2_psllv_q_256(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.psllv.q.256(<4 x i64> %a0, <4 x i64> %a1)
  ret <4 x i64> %r
}

declare <8 x i32> @llvm.x86.avx2.psra.d(<8 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_avx2_psra_d:
; VEX: vpsrad %xmm1, %ymm0, %ymm0
define <8 x i32> @x86_avx2_psra_d(<8 x i32> %a0, <4 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.psra.d(<8 x i32> %a0, <4 x i32> %a1)
  ret <8 x i32> %r
}

declare <16 x i16> @llvm.x86.avx2.psra.w(<16 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_avx2_psra_w:
; VEX: vpsraw %xmm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_psra_w(<16 x i16> %a0, <8 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.psra.w(<16 x i16> %a0, <8 x i16> %a1)
  ret <16 x i16> %r
}

declare <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32>, i32)
; VEX-LABEL: {{^}}x86_avx2_psrai_d:
; VEX: vmovd
; VEX: vpsrad
define <8 x i32> @x86_avx2_psrai_d(<8 x i32> %a0, i32 %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32> %a0, i32 %a1)
  ret <8 x i32> %r
}

declare <16 x i16> @llvm.x86.avx2.psrai.w(<16 x i16>, i32)
; VEX-LABEL: {{^}}x86_avx2_psrai_w:
; VEX: vmovd
; VEX: vpsraw
define <16 x i16> @x86_avx2_psrai_w(<16 x i16> %a0, i32 %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.psrai.w(<16 x i16> %a0, i32 %a1)
  ret <16 x i16> %r
}

declare <4 x i32> @llvm.x86.avx2.psrav.d(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_avx2_psrav_d:
; VEX: vpsravd %xmm1, %xmm0, %xmm0
define <4 x i32> @x86_avx2_psrav_d(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx2.psrav.d(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_psrav_d_256:
; VEX: vpsravd %ymm1, %ymm0, %ymm0
define <8 x i32> @x86_avx2_psrav_d_256(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.psrl.d(<8 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_avx2_psrl_d:
; VEX: vpsrld %xmm1, %ymm0, %ymm0
define <8 x i32> @x86_avx2_psrl_d(<8 x i32> %a0, <4 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.psrl.d(<8 x i32> %a0, <4 x i32> %a1)
  ret <8 x i32> %r
}

declare <4 x i64> @llvm.x86.avx2.psrl.q(<4 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_avx2_psrl_q:
; VEX: vpsrlq %xmm1, %ymm0, %ymm0
define <4 x i64> @x86_avx2_psrl_q(<4 x i64> %a0, <2 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.q(<4 x i64> %a0, <2 x i64> %a1)
  ret <4 x i64> %r
}

declare <16 x i16> @llvm.x86.avx2.psrl.w(<16 x i16>, <8 x i16>)
; VEX-LABEL: {{^}}x86_avx2_psrl_w:
; VEX: vpsrlw %xmm1, %ymm0, %ymm0
define <16 x i16> @x86_avx2_psrl_w(<16 x i16> %a0, <8 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.psrl.w(<16 x i16> %a0, <8 x i16> %a1)
  ret <16 x i16> %r
}

declare <8 x i32> @llvm.x86.avx2.psrli.d(<8 x i32>, i32)
; VEX-LABEL: {{^}}x86_avx2_psrli_d:
; VEX: vmovd
; VEX: vpsrld
define <8 x i32> @x86_avx2_psrli_d(<8 x i32> %a0, i32 %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.psrli.d(<8 x i32> %a0, i32 %a1)
  ret <8 x i32> %r
}

declare <4 x i64> @llvm.x86.avx2.psrli.q(<4 x i64>, i32)
; VEX-LABEL: {{^}}x86_avx2_psrli_q:
; VEX: vmovd
; VEX: vpsrlq
define <4 x i64> @x86_avx2_psrli_q(<4 x i64> %a0, i32 %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.psrli.q(<4 x i64> %a0, i32 %a1)
  ret <4 x i64> %r
}

declare <16 x i16> @llvm.x86.avx2.psrli.w(<16 x i16>, i32)
; VEX-LABEL: {{^}}x86_avx2_psrli_w:
; VEX: vmovd
; VEX: vpsrlw
define <16 x i16> @x86_avx2_psrli_w(<16 x i16> %a0, i32 %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.psrli.w(<16 x i16> %a0, i32 %a1)
  ret <16 x i16> %r
}

declare <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32>, <4 x i32>)
; VEX-LABEL: {{^}}x86_avx2_psrlv_d:
; VEX: vpsrlvd %xmm1, %xmm0, %xmm0
define <4 x i32> @x86_avx2_psrlv_d(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.psrlv.d.256(<8 x i32>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx2_psrlv_d_256:
; VEX: vpsrlvd %ymm1, %ymm0, %ymm0
define <8 x i32> @x86_avx2_psrlv_d_256(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.psrlv.d.256(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

declare <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64>, <2 x i64>)
; VEX-LABEL: {{^}}x86_avx2_psrlv_q:
; VEX: vpsrlvq %xmm1, %xmm0, %xmm0
define <2 x i64> @x86_avx2_psrlv_q(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64> %a0, <2 x i64> %a1)
  ret <2 x i64> %r
}

declare <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64>, <4 x i64>)
; VEX-LABEL: {{^}}x86_avx2_psrlv_q_256:
; VEX: vpsrlvq %ymm1, %ymm0, %ymm0
define <4 x i64> @x86_avx2_psrlv_q_256(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64> %a0, <4 x i64> %a1)
  ret <4 x i64> %r
}

declare <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double>, <4 x double>)
; VEX-LABEL: {{^}}x86_avx_addsub_pd_256:
; VEX: vaddsubpd %ymm1, %ymm0, %ymm0
define <4 x double> @x86_avx_addsub_pd_256(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double> %a0, <4 x double> %a1)
  ret <4 x double> %r
}

declare <8 x float> @llvm.x86.avx.addsub.ps.256(<8 x float>, <8 x float>)
; VEX-LABEL: {{^}}x86_avx_addsub_ps_256:
; VEX: vaddsubps %ymm1, %ymm0, %ymm0
define <8 x float> @x86_avx_addsub_ps_256(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.addsub.ps.256(<8 x float> %a0, <8 x float> %a1)
  ret <8 x float> %r
}

declare <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double>, <4 x double>, <4 x double>)
; VEX-LABEL: {{^}}x86_avx_blendv_pd_256:
; VEX: vblendvpd %ymm2, %ymm1, %ymm0, %ymm0
define <4 x double> @x86_avx_blendv_pd_256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2) {
  %r = call <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2)
  ret <4 x double> %r
}

declare <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float>, <8 x float>, <8 x float>)
; VEX-LABEL: {{^}}x86_avx_blendv_ps_256:
; VEX: vblendvps %ymm2, %ymm1, %ymm0, %ymm0
define <8 x float> @x86_avx_blendv_ps_256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

declare <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double>, <4 x double>, i8)
; VEX-LABEL: {{^}}x86_avx_cmp_pd_256:
; VEX: vcmpunordpd %ymm1, %ymm0, %ymm0
define <4 x double> @x86_avx_cmp_pd_256(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> %a0, <4 x double> %a1, i8 3)
  ret <4 x double> %r
}

declare <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float>, <8 x float>, i8)
; VEX-LABEL: {{^}}x86_avx_cmp_ps_256:
; VEX: vcmpunordps %ymm1, %ymm0, %ymm0
define <8 x float> @x86_avx_cmp_ps_256(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> %a0, <8 x float> %a1, i8 3)
  ret <8 x float> %r
}

declare <4 x float> @llvm.x86.avx.cvt.pd2.ps.256(<4 x double>)
; VEX-LABEL: {{^}}x86_avx_cvt_pd2_ps_256:
; VEX: vcvtpd2ps %ymm0, %xmm0
define <4 x float> @x86_avx_cvt_pd2_ps_256(<4 x double> %a0) {
  %r = call <4 x float> @llvm.x86.avx.cvt.pd2.ps.256(<4 x double> %a0)
  ret <4 x float> %r
}

declare <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double>)
; VEX-LABEL: {{^}}x86_avx_cvt_pd2dq_256:
; VEX: vcvtpd2dq %ymm0, %xmm0
define <4 x i32> @x86_avx_cvt_pd2dq_256(<4 x double> %a0) {
  %r = call <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double> %a0)
  ret <4 x i32> %r
}

declare <8 x i32> @llvm.x86.avx.cvt.ps2dq.256(<8 x float>)
; VEX-LABEL: {{^}}x86_avx_cvt_ps2dq_256:
; VEX: vcvtps2dq %ymm0, %ymm0
define <8 x i32> @x86_avx_cvt_ps2dq_256(<8 x float> %a0) {
  %r = call <8 x i32> @llvm.x86.avx.cvt.ps2dq.256(<8 x float> %a0)
  ret <8 x i32> %r
}

declare <4 x i32> @llvm.x86.avx.cvtt.pd2dq.256(<4 x double>)
; VEX-LABEL: {{^}}x86_avx_cvtt_pd2dq_256:
; VEX: vcvttpd2dq %ymm0, %xmm0
define <4 x i32> @x86_avx_cvtt_pd2dq_256(<4 x double> %a0) {
  %r = call <4 x i32> @llvm.x86.avx.cvtt.pd2dq.256(<4 x double> %a0)
  ret <4 x i32> %r
}

declare <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float>)
; VEX-LABEL: {{^}}x86_avx_cvtt_ps2dq_256:
; VEX: vcvttps2dq %ymm0, %ymm0
define <8 x i32> @x86_avx_cvtt_ps2dq_256(<8 x float> %a0) {
  %r = call <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float> %a0)
  ret <8 x i32> %r
}

declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8)
; VEX-LABEL: {{^}}x86_avx_dp_ps_256:
; VEX: vdpps $3, %ymm1, %ymm0, %ymm0
define <8 x float> @x86_avx_dp_ps_256(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %a0, <8 x float> %a1, i8 3)
  ret <8 x float> %r
}

declare <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double>, <4 x double>)
; VEX-LABEL: {{^}}x86_avx_hadd_pd_256:
; VEX: vhaddpd %ymm1, %ymm0, %ymm0
define <4 x double> @x86_avx_hadd_pd_256(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double> %a0, <4 x double> %a1)
  ret <4 x double> %r
}

declare <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float>, <8 x float>)
; VEX-LABEL: {{^}}x86_avx_hadd_ps_256:
; VEX: vhaddps %ymm1, %ymm0, %ymm0
define <8 x float> @x86_avx_hadd_ps_256(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float> %a0, <8 x float> %a1)
  ret <8 x float> %r
}

declare <4 x double> @llvm.x86.avx.hsub.pd.256(<4 x double>, <4 x double>)
; VEX-LABEL: {{^}}x86_avx_hsub_pd_256:
; VEX: vhsubpd %ymm1, %ymm0, %ymm0
define <4 x double> @x86_avx_hsub_pd_256(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.hsub.pd.256(<4 x double> %a0, <4 x double> %a1)
  ret <4 x double> %r
}

declare <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float>, <8 x float>)
; VEX-LABEL: {{^}}x86_avx_hsub_ps_256:
; VEX: vhsubps %ymm1, %ymm0, %ymm0
define <8 x float> @x86_avx_hsub_ps_256(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float> %a0, <8 x float> %a1)
  ret <8 x float> %r
}

declare <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr)
; VEX-LABEL: {{^}}x86_avx_ldu_dq_256:
; VEX: vlddqu (%rdi), %ymm0
define <32 x i8> @x86_avx_ldu_dq_256(ptr %a0) {
  %r = call <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr %a0)
  ret <32 x i8> %r
}

declare <2 x double> @llvm.x86.avx.maskload.pd(ptr, <2 x i64>)
; VEX-LABEL: {{^}}x86_avx_maskload_pd:
; VEX: vmaskmovpd (%rdi), %xmm0, %xmm0
define <2 x double> @x86_avx_maskload_pd(ptr %a0, <2 x i64> %a1) {
  %r = call <2 x double> @llvm.x86.avx.maskload.pd(ptr %a0, <2 x i64> %a1)
  ret <2 x double> %r
}

declare <4 x double> @llvm.x86.avx.maskload.pd.256(ptr, <4 x i64>)
; VEX-LABEL: {{^}}x86_avx_maskload_pd_256:
; VEX: vmaskmovpd (%rdi), %ymm0, %ymm0
define <4 x double> @x86_avx_maskload_pd_256(ptr %a0, <4 x i64> %a1) {
  %r = call <4 x double> @llvm.x86.avx.maskload.pd.256(ptr %a0, <4 x i64> %a1)
  ret <4 x double> %r
}

declare <4 x float> @llvm.x86.avx.maskload.ps(ptr, <4 x i32>)
; VEX-LABEL: {{^}}x86_avx_maskload_ps:
; VEX: vmaskmovps (%rdi), %xmm0, %xmm0
define <4 x float> @x86_avx_maskload_ps(ptr %a0, <4 x i32> %a1) {
  %r = call <4 x float> @llvm.x86.avx.maskload.ps(ptr %a0, <4 x i32> %a1)
  ret <4 x float> %r
}

declare <8 x float> @llvm.x86.avx.maskload.ps.256(ptr, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx_maskload_ps_256:
; VEX: vmaskmovps (%rdi), %ymm0, %ymm0
define <8 x float> @x86_avx_maskload_ps_256(ptr %a0, <8 x i32> %a1) {
  %r = call <8 x float> @llvm.x86.avx.maskload.ps.256(ptr %a0, <8 x i32> %a1)
  ret <8 x float> %r
}

declare void @llvm.x86.avx.maskstore.pd(ptr, <2 x i64>, <2 x double>)
; VEX-LABEL: {{^}}x86_avx_maskstore_pd:
; VEX: vmaskmovpd %xmm1, %xmm0, (%rdi)
define void @x86_avx_maskstore_pd(ptr %a0, <2 x i64> %a1, <2 x double> %a2) {
  call void @llvm.x86.avx.maskstore.pd(ptr %a0, <2 x i64> %a1, <2 x double> %a2)
  ret void
}

declare void @llvm.x86.avx.maskstore.pd.256(ptr, <4 x i64>, <4 x double>)
; VEX-LABEL: {{^}}x86_avx_maskstore_pd_256:
; VEX: vmaskmovpd %ymm1, %ymm0, (%rdi)
define void @x86_avx_maskstore_pd_256(ptr %a0, <4 x i64> %a1, <4 x double> %a2) {
  call void @llvm.x86.avx.maskstore.pd.256(ptr %a0, <4 x i64> %a1, <4 x double> %a2)
  ret void
}

declare void @llvm.x86.avx.maskstore.ps(ptr, <4 x i32>, <4 x float>)
; VEX-LABEL: {{^}}x86_avx_maskstore_ps:
; VEX: vmaskmovps %xmm1, %xmm0, (%rdi)
define void @x86_avx_maskstore_ps(ptr %a0, <4 x i32> %a1, <4 x float> %a2) {
  call void @llvm.x86.avx.maskstore.ps(ptr %a0, <4 x i32> %a1, <4 x float> %a2)
  ret void
}

declare void @llvm.x86.avx.maskstore.ps.256(ptr, <8 x i32>, <8 x float>)
; VEX-LABEL: {{^}}x86_avx_maskstore_ps_256:
; VEX: vmaskmovps %ymm1, %ymm0, (%rdi)
define void @x86_avx_maskstore_ps_256(ptr %a0, <8 x i32> %a1, <8 x float> %a2) {
  call void @llvm.x86.avx.maskstore.ps.256(ptr %a0, <8 x i32> %a1, <8 x float> %a2)
  ret void
}

declare <4 x double> @llvm.x86.avx.max.pd.256(<4 x double>, <4 x double>)
; VEX-LABEL: {{^}}x86_avx_max_pd_256:
; VEX: vmaxpd %ymm1, %ymm0, %ymm0
define <4 x double> @x86_avx_max_pd_256(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.max.pd.256(<4 x double> %a0, <4 x double> %a1)
  ret <4 x double> %r
}

declare <8 x float> @llvm.x86.avx.max.ps.256(<8 x float>, <8 x float>)
; VEX-LABEL: {{^}}x86_avx_max_ps_256:
; VEX: vmaxps %ymm1, %ymm0, %ymm0
define <8 x float> @x86_avx_max_ps_256(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.max.ps.256(<8 x float> %a0, <8 x float> %a1)
  ret <8 x float> %r
}

declare <4 x double> @llvm.x86.avx.min.pd.256(<4 x double>, <4 x double>)
; VEX-LABEL: {{^}}x86_avx_min_pd_256:
; VEX: vminpd %ymm1, %ymm0, %ymm0
define <4 x double> @x86_avx_min_pd_256(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.min.pd.256(<4 x double> %a0, <4 x double> %a1)
  ret <4 x double> %r
}

declare <8 x float> @llvm.x86.avx.min.ps.256(<8 x float>, <8 x float>)
; VEX-LABEL: {{^}}x86_avx_min_ps_256:
; VEX: vminps %ymm1, %ymm0, %ymm0
define <8 x float> @x86_avx_min_ps_256(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.min.ps.256(<8 x float> %a0, <8 x float> %a1)
  ret <8 x float> %r
}

declare i32 @llvm.x86.avx.movmsk.pd.256(<4 x double>)
; VEX-LABEL: {{^}}x86_avx_movmsk_pd_256:
; VEX: vmovmskpd %ymm0, %eax
define i32 @x86_avx_movmsk_pd_256(<4 x double> %a0) {
  %r = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %a0)
  ret i32 %r
}

declare i32 @llvm.x86.avx.movmsk.ps.256(<8 x float>)
; VEX-LABEL: {{^}}x86_avx_movmsk_ps_256:
; VEX: vmovmskps %ymm0, %eax
define i32 @x86_avx_movmsk_ps_256(<8 x float> %a0) {
  %r = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %a0)
  ret i32 %r
}

declare i32 @llvm.x86.avx.ptestc.256(<4 x i64>, <4 x i64>)
; VEX-LABEL: {{^}}x86_avx_ptestc_256:
; VEX: vptest
; VEX: setb
define i32 @x86_avx_ptestc_256(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call i32 @llvm.x86.avx.ptestc.256(<4 x i64> %a0, <4 x i64> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.ptestnzc.256(<4 x i64>, <4 x i64>)
; VEX-LABEL: {{^}}x86_avx_ptestnzc_256:
; VEX: vptest
; VEX: seta
define i32 @x86_avx_ptestnzc_256(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call i32 @llvm.x86.avx.ptestnzc.256(<4 x i64> %a0, <4 x i64> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.ptestz.256(<4 x i64>, <4 x i64>)
; VEX-LABEL: {{^}}x86_avx_ptestz_256:
; VEX: vptest
; VEX: sete
define i32 @x86_avx_ptestz_256(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call i32 @llvm.x86.avx.ptestz.256(<4 x i64> %a0, <4 x i64> %a1)
  ret i32 %r
}

declare <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float>)
; VEX-LABEL: {{^}}x86_avx_rcp_ps_256:
; VEX: vrcpps %ymm0, %ymm0
define <8 x float> @x86_avx_rcp_ps_256(<8 x float> %a0) {
  %r = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %a0)
  ret <8 x float> %r
}

declare <4 x double> @llvm.x86.avx.round.pd.256(<4 x double>, i32)
; VEX-LABEL: {{^}}x86_avx_round_pd_256:
; VEX: vroundpd $3, %ymm0, %ymm0
define <4 x double> @x86_avx_round_pd_256(<4 x double> %a0) {
  %r = call <4 x double> @llvm.x86.avx.round.pd.256(<4 x double> %a0, i32 3)
  ret <4 x double> %r
}

declare <8 x float> @llvm.x86.avx.round.ps.256(<8 x float>, i32)
; VEX-LABEL: {{^}}x86_avx_round_ps_256:
; VEX: vroundps $3, %ymm0, %ymm0
define <8 x float> @x86_avx_round_ps_256(<8 x float> %a0) {
  %r = call <8 x float> @llvm.x86.avx.round.ps.256(<8 x float> %a0, i32 3)
  ret <8 x float> %r
}

declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>)
; VEX-LABEL: {{^}}x86_avx_rsqrt_ps_256:
; VEX: vrsqrtps %ymm0, %ymm0
define <8 x float> @x86_avx_rsqrt_ps_256(<8 x float> %a0) {
  %r = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %a0)
  ret <8 x float> %r
}

declare <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double>, <2 x i64>)
; VEX-LABEL: {{^}}x86_avx_vpermilvar_pd:
; VEX: vpermilpd %xmm1, %xmm0, %xmm0
define <2 x double> @x86_avx_vpermilvar_pd(<2 x double> %a0, <2 x i64> %a1) {
  %r = call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> %a0, <2 x i64> %a1)
  ret <2 x double> %r
}

declare <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double>, <4 x i64>)
; VEX-LABEL: {{^}}x86_avx_vpermilvar_pd_256:
; VEX: vpermilpd %ymm1, %ymm0, %ymm0
define <4 x double> @x86_avx_vpermilvar_pd_256(<4 x double> %a0, <4 x i64> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double> %a0, <4 x i64> %a1)
  ret <4 x double> %r
}

declare <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float>, <4 x i32>)
; VEX-LABEL: {{^}}x86_avx_vpermilvar_ps:
; VEX: vpermilps %xmm1, %xmm0, %xmm0
define <4 x float> @x86_avx_vpermilvar_ps(<4 x float> %a0, <4 x i32> %a1) {
  %r = call <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float> %a0, <4 x i32> %a1)
  ret <4 x float> %r
}

declare <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float>, <8 x i32>)
; VEX-LABEL: {{^}}x86_avx_vpermilvar_ps_256:
; VEX: vpermilps %ymm1, %ymm0, %ymm0
define <8 x float> @x86_avx_vpermilvar_ps_256(<8 x float> %a0, <8 x i32> %a1) {
  %r = call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %a0, <8 x i32> %a1)
  ret <8 x float> %r
}

declare i32 @llvm.x86.avx.vtestc.pd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_avx_vtestc_pd:
; VEX: vtestpd
; VEX: setb
define i32 @x86_avx_vtestc_pd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.avx.vtestc.pd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestc.pd.256(<4 x double>, <4 x double>)
; VEX-LABEL: {{^}}x86_avx_vtestc_pd_256:
; VEX: vtestpd
; VEX: setb
define i32 @x86_avx_vtestc_pd_256(<4 x double> %a0, <4 x double> %a1) {
  %r = call i32 @llvm.x86.avx.vtestc.pd.256(<4 x double> %a0, <4 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestc.ps(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_avx_vtestc_ps:
; VEX: vtestps
; VEX: setb
define i32 @x86_avx_vtestc_ps(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.avx.vtestc.ps(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestc.ps.256(<8 x float>, <8 x float>)
; VEX-LABEL: {{^}}x86_avx_vtestc_ps_256:
; VEX: vtestps
; VEX: setb
define i32 @x86_avx_vtestc_ps_256(<8 x float> %a0, <8 x float> %a1) {
  %r = call i32 @llvm.x86.avx.vtestc.ps.256(<8 x float> %a0, <8 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestnzc.pd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_avx_vtestnzc_pd:
; VEX: vtestpd
; VEX: seta
define i32 @x86_avx_vtestnzc_pd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.avx.vtestnzc.pd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double>, <4 x double>)
; VEX-LABEL: {{^}}x86_avx_vtestnzc_pd_256:
; VEX: vtestpd
; VEX: seta
define i32 @x86_avx_vtestnzc_pd_256(<4 x double> %a0, <4 x double> %a1) {
  %r = call i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double> %a0, <4 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestnzc.ps(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_avx_vtestnzc_ps:
; VEX: vtestps
; VEX: seta
define i32 @x86_avx_vtestnzc_ps(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.avx.vtestnzc.ps(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestnzc.ps.256(<8 x float>, <8 x float>)
; VEX-LABEL: {{^}}x86_avx_vtestnzc_ps_256:
; VEX: vtestps
; VEX: seta
define i32 @x86_avx_vtestnzc_ps_256(<8 x float> %a0, <8 x float> %a1) {
  %r = call i32 @llvm.x86.avx.vtestnzc.ps.256(<8 x float> %a0, <8 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestz.pd(<2 x double>, <2 x double>)
; VEX-LABEL: {{^}}x86_avx_vtestz_pd:
; VEX: vtestpd
; VEX: sete
define i32 @x86_avx_vtestz_pd(<2 x double> %a0, <2 x double> %a1) {
  %r = call i32 @llvm.x86.avx.vtestz.pd(<2 x double> %a0, <2 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestz.pd.256(<4 x double>, <4 x double>)
; VEX-LABEL: {{^}}x86_avx_vtestz_pd_256:
; VEX: vtestpd
; VEX: sete
define i32 @x86_avx_vtestz_pd_256(<4 x double> %a0, <4 x double> %a1) {
  %r = call i32 @llvm.x86.avx.vtestz.pd.256(<4 x double> %a0, <4 x double> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestz.ps(<4 x float>, <4 x float>)
; VEX-LABEL: {{^}}x86_avx_vtestz_ps:
; VEX: vtestps
; VEX: sete
define i32 @x86_avx_vtestz_ps(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.avx.vtestz.ps(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

declare i32 @llvm.x86.avx.vtestz.ps.256(<8 x float>, <8 x float>)
; VEX-LABEL: {{^}}x86_avx_vtestz_ps_256:
; VEX: vtestps
; VEX: sete
define i32 @x86_avx_vtestz_ps_256(<8 x float> %a0, <8 x float> %a1) {
  %r = call i32 @llvm.x86.avx.vtestz.ps.256(<8 x float> %a0, <8 x float> %a1)
  ret i32 %r
}

declare void @llvm.x86.avx.vzeroall()
; VEX-LABEL: {{^}}x86_avx_vzeroall:
; VEX: vzeroall
define void @x86_avx_vzeroall() {
  call void @llvm.x86.avx.vzeroall()
  ret void
}

declare void @llvm.x86.avx.vzeroupper()
; VEX-LABEL: {{^}}x86_avx_vzeroupper:
; VEX: vzeroupper
define void @x86_avx_vzeroupper() {
  call void @llvm.x86.avx.vzeroupper()
  ret void
}

declare i32 @llvm.x86.bmi.bextr.32(i32, i32)
; VEX-LABEL: {{^}}x86_bmi_bextr_32:
; VEX: bextrl %esi, %edi, %eax
define i32 @x86_bmi_bextr_32(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.x86.bmi.bextr.32(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i64 @llvm.x86.bmi.bextr.64(i64, i64)
; VEX-LABEL: {{^}}x86_bmi_bextr_64:
; VEX: bextrq %rsi, %rdi, %rax
define i64 @x86_bmi_bextr_64(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.x86.bmi.bextr.64(i64 %a0, i64 %a1)
  ret i64 %r
}

declare i32 @llvm.x86.bmi.bzhi.32(i32, i32)
; VEX-LABEL: {{^}}x86_bmi_bzhi_32:
; VEX: bzhil %esi, %edi, %eax
define i32 @x86_bmi_bzhi_32(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.x86.bmi.bzhi.32(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i64 @llvm.x86.bmi.bzhi.64(i64, i64)
; VEX-LABEL: {{^}}x86_bmi_bzhi_64:
; VEX: bzhiq %rsi, %rdi, %rax
define i64 @x86_bmi_bzhi_64(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.x86.bmi.bzhi.64(i64 %a0, i64 %a1)
  ret i64 %r
}

declare i32 @llvm.x86.bmi.pdep.32(i32, i32)
; VEX-LABEL: {{^}}x86_bmi_pdep_32:
; VEX: pdepl %esi, %edi, %eax
define i32 @x86_bmi_pdep_32(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.x86.bmi.pdep.32(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i64 @llvm.x86.bmi.pdep.64(i64, i64)
; VEX-LABEL: {{^}}x86_bmi_pdep_64:
; VEX: pdepq %rsi, %rdi, %rax
define i64 @x86_bmi_pdep_64(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.x86.bmi.pdep.64(i64 %a0, i64 %a1)
  ret i64 %r
}

declare i32 @llvm.x86.bmi.pext.32(i32, i32)
; VEX-LABEL: {{^}}x86_bmi_pext_32:
; VEX: pextl %esi, %edi, %eax
define i32 @x86_bmi_pext_32(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.x86.bmi.pext.32(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i64 @llvm.x86.bmi.pext.64(i64, i64)
; VEX-LABEL: {{^}}x86_bmi_pext_64:
; VEX: pextq %rsi, %rdi, %rax
define i64 @x86_bmi_pext_64(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.x86.bmi.pext.64(i64 %a0, i64 %a1)
  ret i64 %r
}

declare void @llvm.x86.clflushopt(ptr)
; VEX-LABEL: {{^}}x86_clflushopt:
; VEX: clflushopt (%rdi)
define void @x86_clflushopt(ptr %a0) {
  call void @llvm.x86.clflushopt(ptr %a0)
  ret void
}

declare void @llvm.x86.clwb(ptr)
; VEX-LABEL: {{^}}x86_clwb:
; VEX: clwb (%rdi)
define void @x86_clwb(ptr %a0) {
  call void @llvm.x86.clwb(ptr %a0)
  ret void
}

declare <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64>, <4 x i64>, i8)
; VEX-LABEL: {{^}}x86_pclmulqdq_256:
; VEX: vpclmulqdq $3, %ymm1, %ymm0, %ymm0
define <4 x i64> @x86_pclmulqdq_256(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64> %a0, <4 x i64> %a1, i8 3)
  ret <4 x i64> %r
}

declare i32 @llvm.x86.rdfsbase.32()
; VEX-LABEL: {{^}}x86_rdfsbase_32:
; VEX: rdfsbasel %eax
define i32 @x86_rdfsbase_32() {
  %r = call i32 @llvm.x86.rdfsbase.32()
  ret i32 %r
}

declare i64 @llvm.x86.rdfsbase.64()
; VEX-LABEL: {{^}}x86_rdfsbase_64:
; VEX: rdfsbaseq %rax
define i64 @x86_rdfsbase_64() {
  %r = call i64 @llvm.x86.rdfsbase.64()
  ret i64 %r
}

declare i32 @llvm.x86.rdgsbase.32()
; VEX-LABEL: {{^}}x86_rdgsbase_32:
; VEX: rdgsbasel %eax
define i32 @x86_rdgsbase_32() {
  %r = call i32 @llvm.x86.rdgsbase.32()
  ret i32 %r
}

declare i64 @llvm.x86.rdgsbase.64()
; VEX-LABEL: {{^}}x86_rdgsbase_64:
; VEX: rdgsbaseq %rax
define i64 @x86_rdgsbase_64() {
  %r = call i64 @llvm.x86.rdgsbase.64()
  ret i64 %r
}

declare void @llvm.x86.serialize()
; VEX-LABEL: {{^}}x86_serialize:
; VEX: serialize
define void @x86_serialize() {
  call void @llvm.x86.serialize()
  ret void
}

declare <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float>, i32)
; VEX-LABEL: {{^}}x86_vcvtps2ph_128:
; VEX: vcvtps2ph $3, %xmm0, %xmm0
define <8 x i16> @x86_vcvtps2ph_128(<4 x float> %a0) {
  %r = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %a0, i32 3)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float>, i32)
; VEX-LABEL: {{^}}x86_vcvtps2ph_256:
; VEX: vcvtps2ph $3, %ymm0, %xmm0
define <8 x i16> @x86_vcvtps2ph_256(<8 x float> %a0) {
  %r = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %a0, i32 3)
  ret <8 x i16> %r
}

declare <32 x i8> @llvm.x86.vgf2p8affineinvqb.256(<32 x i8>, <32 x i8>, i8)
; VEX-LABEL: {{^}}x86_vgf2p8affineinvqb_256:
; VEX: vgf2p8affineinvqb $3, %ymm1, %ymm0, %ymm0
define <32 x i8> @x86_vgf2p8affineinvqb_256(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.vgf2p8affineinvqb.256(<32 x i8> %a0, <32 x i8> %a1, i8 3)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.vgf2p8affineqb.256(<32 x i8>, <32 x i8>, i8)
; VEX-LABEL: {{^}}x86_vgf2p8affineqb_256:
; VEX: vgf2p8affineqb $3, %ymm1, %ymm0, %ymm0
define <32 x i8> @x86_vgf2p8affineqb_256(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.vgf2p8affineqb.256(<32 x i8> %a0, <32 x i8> %a1, i8 3)
  ret <32 x i8> %r
}

declare <32 x i8> @llvm.x86.vgf2p8mulb.256(<32 x i8>, <32 x i8>)
; VEX-LABEL: {{^}}x86_vgf2p8mulb_256:
; VEX: vgf2p8mulb %ymm1, %ymm0, %ymm0
define <32 x i8> @x86_vgf2p8mulb_256(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.vgf2p8mulb.256(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare void @llvm.x86.xend()
; VEX-LABEL: {{^}}x86_xend:
; VEX: xend
define void @x86_xend() {
  call void @llvm.x86.xend()
  ret void
}

; Gathers: the mask is used up, the source is overwritten.
declare <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float>, ptr, <8 x i32>, <8 x float>, i8)
; VEX-LABEL: {{^}}x86_avx2_gather_d_ps_256:
; VEX: vgatherdps %ymm2, (%rdi,%ymm1,4), %ymm0
; VEX-NEXT: retq
define <8 x float> @x86_avx2_gather_d_ps_256(<8 x float> %a0, ptr %a1, <8 x i32> %a2, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float> %a0, ptr %a1, <8 x i32> %a2, <8 x float> %a3, i8 4)
  ret <8 x float> %r
}

declare <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32>, ptr, <4 x i64>, <4 x i32>, i8)
; VEX-LABEL: {{^}}x86_avx2_gather_q_d_256:
; VEX: vpgatherqd %xmm2, (%rdi,%ymm1,2), %xmm0
; VEX-NEXT: {{vzeroupper|retq}}
define <4 x i32> @x86_avx2_gather_q_d_256(<4 x i32> %a0, ptr %a1, <4 x i64> %a2, <4 x i32> %a3) {
  %r = call <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32> %a0, ptr %a1, <4 x i64> %a2, <4 x i32> %a3, i8 2)
  ret <4 x i32> %r
}

declare <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double>, ptr, <4 x i32>, <4 x double>, i8)
; VEX-LABEL: {{^}}x86_avx2_gather_d_pd_256:
; VEX: vgatherdpd %ymm2, (%rdi,%xmm1,8), %ymm0
define <4 x double> @x86_avx2_gather_d_pd_256(<4 x double> %a0, ptr %a1, <4 x i32> %a2, <4 x double> %a3) {
  %r = call <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double> %a0, ptr %a1, <4 x i32> %a2, <4 x double> %a3, i8 8)
  ret <4 x double> %r
}
