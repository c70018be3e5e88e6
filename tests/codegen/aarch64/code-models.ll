; Where nothing is near, addresses are made of four parts, unless code may be anywhere; a tiny program is like a small one.
; RUN: llc -mtriple=aarch64-linux-gnu -relocation-model=static -code-model=large %s -o - | FileCheck %s --check-prefix=LARGE
; RUN: llc -mtriple=aarch64-linux-gnu -relocation-model=static -code-model=tiny %s -o - | FileCheck %s --check-prefix=NEAR
; RUN: llc -mtriple=aarch64-linux-gnu -relocation-model=pic -code-model=large %s -o - | FileCheck %s --check-prefix=NEAR

@v = internal global i32 0, align 4
declare void @f()

define i32 @load() nounwind {
; LARGE-LABEL: load:
; LARGE: movz x8, {{#?}}:abs_g0_nc:v
; LARGE-NEXT: movk x8, {{#?}}:abs_g1_nc:v
; LARGE-NEXT: movk x8, {{#?}}:abs_g2_nc:v
; LARGE-NEXT: movk x8, {{#?}}:abs_g3:v
; LARGE-NEXT: ldr w0, [x8]
; NEAR-LABEL: load:
; NEAR: adrp x8, v
; NEAR-NEXT: ldr w0, [x8, :lo12:v]
  %v = load volatile i32, ptr @v
  ret i32 %v
}

define void @call() nounwind {
; LARGE-LABEL: call:
; LARGE: bl f
  call void @f()
  ret void
}
