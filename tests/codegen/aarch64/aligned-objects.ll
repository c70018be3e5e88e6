; An object that is more aligned than frames are is taken from the stack when the function runs.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=RISCV

declare void @use(ptr)

define void @aligned() nounwind {
; CHECK-LABEL: aligned:
; CHECK: and {{.*}}, #0xffffffffffffff80
; CHECK: bl use
; RISCV-LABEL: aligned:
; RISCV: andi {{.*}}, -128
; RISCV: call use
  %a = alloca i32, align 128
  call void @use(ptr %a)
  ret void
}
