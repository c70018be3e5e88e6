; What a function saves, and what a call preserves, depends on the convention.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s

; Temporary registers are saved.
; CHECK-LABEL: most:
; CHECK-DAG: x9
; CHECK-DAG: d8
; CHECK: nop
; CHECK: ret
define preserve_mostcc void @most() {
  call void asm sideeffect "nop", "~{x9},~{v8},~{v16}"()
  ret void
}

; ... and whole vector registers.
; CHECK-LABEL: all:
; CHECK-DAG: q8
; CHECK-DAG: q16
; CHECK: nop
; CHECK: ret
define preserve_allcc void @all() {
  call void asm sideeffect "nop", "~{v8},~{v16}"()
  ret void
}

; The vector variant keeps the first of these.
; CHECK-LABEL: vector:
; CHECK-NOT: q24
; CHECK: q{{8|16}}
; CHECK-NOT: q24
; CHECK: nop
define aarch64_vector_pcs void @vector() {
  call void asm sideeffect "nop", "~{v8},~{v16},~{v24}"()
  ret void
}

; A value stays in a register that the callee saves.
; CHECK-LABEL: caller:
; CHECK: bl vector
; CHECK-NEXT: mov v0.16b, v[[#]].16b
define <4 x float> @caller(<4 x float> %a) {
  call aarch64_vector_pcs void @vector()
  ret <4 x float> %a
}

; A function that preserves more cannot be left by one that preserves less.
; CHECK-LABEL: tail:
; CHECK: bl plain
declare void @plain()
define preserve_mostcc void @tail() {
  tail call void @plain()
  ret void
}
