; Pointers of 32 bits in 64-bit code: those of space 270 have a sign, those of 271 have none.
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O0 %s -o - | FileCheck %s

target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: signed:
; CHECK: movslq %ecx, %rax
; CHECK-NEXT: movl (%rax), %eax
define i32 @signed(ptr addrspace(270) %p) {
  %v = load i32, ptr addrspace(270) %p
  ret i32 %v
}

; CHECK-LABEL: unsigned:
; CHECK: movl %ecx, %eax
; CHECK-NEXT: movl (%rax), %eax
define i32 @unsigned(ptr addrspace(271) %p) {
  %v = load i32, ptr addrspace(271) %p
  ret i32 %v
}

; CHECK-LABEL: longer:
; CHECK: movslq %ecx, %rax
; CHECK-NEXT: retq
define ptr @longer(ptr addrspace(270) %p) {
  %q = addrspacecast ptr addrspace(270) %p to ptr
  ret ptr %q
}

; CHECK-LABEL: shorter:
; CHECK: movl %e{{[ad]}}x, (%rcx)
define void @shorter(ptr %place, ptr %p) {
  %q = addrspacecast ptr %p to ptr addrspace(271)
  store ptr addrspace(271) %q, ptr %place
  ret void
}
