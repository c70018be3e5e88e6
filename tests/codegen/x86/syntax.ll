; Text in Intel's syntax, inline assembly of the other one with it; and inline assembly that is left as it is.
; RUN: llc -mtriple=x86_64-linux-gnu -x86-asm-syntax=intel %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -output-asm-variant=1 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -x86-asm-syntax=intel %s -o - | llvm-mc -triple=x86_64-linux-gnu -filetype=obj -o %t.intel
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | llvm-mc -triple=x86_64-linux-gnu -filetype=obj -o %t.att
; RUN: cmp %t.intel %t.att
; RUN: llc -mtriple=x86_64-linux-gnu -no-integrated-as %S/Inputs/raw-assembly.ll -o - | FileCheck %S/Inputs/raw-assembly.ll
; RUN: not llc -mtriple=x86_64-linux-gnu %S/Inputs/raw-assembly.ll -o - 2>&1 | FileCheck %S/Inputs/raw-assembly.ll --check-prefix=READ
@x = global i32 0

; CHECK: .intel_syntax noprefix
; CHECK-LABEL: f:
; CHECK: add dword ptr [rdi], 7
; CHECK: mov {{[re]..}}, offset x
; CHECK: ret
define ptr @f(ptr %p) {
  call void asm sideeffect "addl $$7, $0", "*m"(ptr elementtype(i32) %p)
  ret ptr @x
}
