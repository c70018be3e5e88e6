; Processors that prefer 256 bits have vectors of 512 bits in two registers, unless a function says that it needs one, says so of
; what it prefers, or does not say anything.
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=skylake-avx512 %s -o - | FileCheck %s --check-prefixes=CHECK,NARROW
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=x86-64-v4 %s -o - | FileCheck %s --check-prefixes=CHECK,NARROW
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=znver4 %s -o - | FileCheck %s --check-prefixes=CHECK,WIDE
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=znver4 -mattr=+prefer-256-bit %s -o - | FileCheck %s --check-prefixes=CHECK,NARROW

; CHECK-LABEL: not_needed:
; NARROW: vpaddd %ymm
; NARROW: vpaddd %ymm
; WIDE: vpaddd %zmm
; CHECK: retq
define void @not_needed(ptr %p) "min-legal-vector-width"="256" {
  %a = load <16 x i32>, ptr %p
  %b = add <16 x i32> %a, %a
  store <16 x i32> %b, ptr %p
  ret void
}

; CHECK-LABEL: needed:
; CHECK: vpaddd %zmm0, %zmm0, %zmm0
; CHECK: retq
define <16 x i32> @needed(<16 x i32> %a) "min-legal-vector-width"="512" {
  %b = add <16 x i32> %a, %a
  ret <16 x i32> %b
}

; CHECK-LABEL: preferred:
; CHECK: vpaddd %zmm
; CHECK: retq
define void @preferred(ptr %p) "min-legal-vector-width"="0" "prefer-vector-width"="512" {
  %a = load <16 x i32>, ptr %p
  %b = add <16 x i32> %a, %a
  store <16 x i32> %b, ptr %p
  ret void
}

; CHECK-LABEL: unsaid:
; CHECK: vpaddd %zmm0, %zmm0, %zmm0
; CHECK: retq
define <16 x i32> @unsaid(<16 x i32> %a) {
  %b = add <16 x i32> %a, %a
  ret <16 x i32> %b
}
