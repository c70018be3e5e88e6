; Calls that preserve vector registers preserve their lower halves, unless the convention says more: values of 256 bits are in
; memory meanwhile, and those of 128 bits in registers.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512f %s -o - | FileCheck %s --check-prefix=AVX512
; RUN: llc -mtriple=x86_64-windows-msvc -mattr=+avx %s -o - | FileCheck %s --check-prefix=WINDOWS

declare coldcc void @cold()
declare preserve_allcc void @all()
declare void @usual()

define <8 x float> @wide_across_cold(<8 x float> %a) {
; CHECK-LABEL: wide_across_cold:
; CHECK: vmovups %ymm0, [[SLOT:.*\(%rsp\)]]
; CHECK: vzeroupper
; CHECK: callq cold
; CHECK: vmovups [[SLOT]], %ymm0
; CHECK: retq
  call coldcc void @cold()
  ret <8 x float> %a
}

define <4 x float> @narrow_across_cold(<4 x float> %a) {
; CHECK-LABEL: narrow_across_cold:
; CHECK-NOT: xmm
; CHECK: callq cold
; CHECK-NOT: xmm
; CHECK: retq
  call coldcc void @cold()
  ret <4 x float> %a
}

; With AVX, functions of this convention save whole registers of 256 bits, and do not clear them before they return.
define <8 x float> @wide_across_all(<8 x float> %a) {
; CHECK-LABEL: wide_across_all:
; CHECK-NOT: ymm
; CHECK-NOT: vzeroupper
; CHECK: callq all
; CHECK-NOT: ymm
; CHECK: retq
  call preserve_allcc void @all()
  ret <8 x float> %a
}

define <16 x float> @wider_across_all(<16 x float> %a) {
; AVX512-LABEL: wider_across_all:
; AVX512: vmovups %zmm0, [[SLOT:.*\(%rsp\)]]
; AVX512: callq all
; AVX512: vmovups [[SLOT]], %zmm0
; AVX512: retq
  call preserve_allcc void @all()
  ret <16 x float> %a
}

define preserve_allcc void @saves_whole(ptr %p) {
; CHECK-LABEL: saves_whole:
; CHECK: vmovups %ymm[[R:[0-9]+]], [[SLOT:.*\(%rsp\)]]
; CHECK: vaddpd %ymm
; CHECK: vmovups [[SLOT]], %ymm[[R]]
; CHECK-NOT: vzeroupper
; CHECK: retq
  %a = load <4 x double>, ptr %p
  %b = fadd <4 x double> %a, %a
  store <4 x double> %b, ptr %p
  ret void
}

; Functions of Windows use the registers of which calls preserve the lower halves.
define void @lower_across_usual(ptr %p) {
; WINDOWS-LABEL: lower_across_usual:
; WINDOWS: vmovups %xmm6, {{.*}}(%rsp)
; WINDOWS: vmovups {{.*}}, %xmm6
; WINDOWS: callq usual
; WINDOWS: vmovups %xmm6,
; WINDOWS: retq
  %a = load <4 x float>, ptr %p, align 4
  call void @usual()
  store <4 x float> %a, ptr %p, align 4
  ret void
}

define void @whole_across_usual(ptr %p) {
; WINDOWS-LABEL: whole_across_usual:
; WINDOWS-NOT: ymm6
; WINDOWS: vmovups %ymm[[R:[0-9]+]], [[SLOT:.*\(%r..\)]]
; WINDOWS: callq usual
; WINDOWS: vmovups [[SLOT]], %ymm
; WINDOWS: retq
  %a = load <8 x float>, ptr %p, align 4
  call void @usual()
  store <8 x float> %a, ptr %p, align 4
  ret void
}

; A register that has the result is no longer what it was.
declare preserve_mostcc i64 @gives()
define i64 @result_is_changed(i64 %a) {
; CHECK-LABEL: result_is_changed:
; CHECK-NOT: movq {{.*}}, %rax
; CHECK: callq gives
; CHECK: movq %r{{.*}}, %rax
; CHECK: retq
  %r = call preserve_mostcc i64 @gives()
  ret i64 %a
}
