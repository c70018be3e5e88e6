; The rounding mode, as C numbers it: a table in a constant maps it from and to the number in `frm`.
; RUN: llc -mtriple=riscv64 -mattr=+f -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv32 -mattr=+f -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -mattr=+f -verify-machineinstrs -O0 %s -o - | FileCheck %s

; CHECK-LABEL: get:
; CHECK: frrm
; CHECK: lui [[TABLE:[at][0-9]]], 66
; CHECK: {{addiw?}} [[WHOLE:[at][0-9]]], [[TABLE]], 769
; CHECK: srl
; CHECK: andi a0, {{[at][0-9]}}, 7
; CHECK: ret
define i32 @get() nounwind {
  %r = call i32 @llvm.get.rounding()
  ret i32 %r
}

; CHECK-LABEL: set:
; CHECK: srl
; CHECK: andi [[MODE:[at][0-9]]], {{[at][0-9]}}, 7
; CHECK: fsrm {{[at][0-9]}}, [[MODE]]
; CHECK: ret
define void @set(i32 %mode) nounwind {
  call void @llvm.set.rounding(i32 %mode)
  ret void
}
