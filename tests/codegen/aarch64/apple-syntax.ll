; Which spelling of vector instructions is written: Apple's systems have their own, unless another one is asked for.
; RUN: codewright llc -mtriple=arm64-apple-macos12 %s -o - | FileCheck --check-prefix=APPLE %s
; RUN: codewright llc -mtriple=arm64-apple-macos12 -aarch64-neon-syntax=generic %s -o - | FileCheck --check-prefix=GENERIC %s
; RUN: codewright llc -mtriple=aarch64-linux-gnu -aarch64-neon-syntax=apple %s -o - | FileCheck --check-prefix=APPLE %s
; RUN: codewright llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck --check-prefix=GENERIC %s
; RUN: codewright llc -mtriple=aarch64-linux-gnu -x86-asm-syntax=intel %s -o - | FileCheck --check-prefix=GENERIC %s

; APPLE-LABEL: sum:
; APPLE: add.4s v0, v0, v1
; GENERIC-LABEL: sum:
; GENERIC: add v0.4s, v0.4s, v1.4s
define <4 x i32> @sum(<4 x i32> %a, <4 x i32> %b) {
  %r = add <4 x i32> %a, %b
  ret <4 x i32> %r
}
