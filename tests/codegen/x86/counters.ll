; Instructions that leave the halves of a number in two registers.
; RUN: codewright llc -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: codewright llc -O0 -verify-machineinstrs %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

; CHECK-LABEL: features:
; CHECK: ecx
; CHECK: xgetbv
; CHECK-NEXT: shlq $32, %rdx
; CHECK-NEXT: orq %rdx, %rax
define i64 @features(i32 %n) {
  %v = call i64 @llvm.x86.xgetbv(i32 %n)
  ret i64 %v
}

; CHECK-LABEL: time:
; CHECK: rdtsc
; CHECK: orq %rdx, %rax
; CHECK: rdtsc
; CHECK: orq %rdx, %rax
; CHECK: subq
define i64 @time() {
  %a = call i64 @llvm.x86.rdtsc()
  %b = call i64 @llvm.x86.rdtsc()
  %d = sub i64 %b, %a
  ret i64 %d
}

; CHECK-LABEL: counter:
; CHECK: ecx
; CHECK: rdpmc
define i64 @counter(i32 %n) {
  %v = call i64 @llvm.x86.rdpmc(i32 %n)
  ret i64 %v
}

; CHECK-LABEL: cycles:
; CHECK: rdtsc
; CHECK: orq %rdx, %rax
define i64 @cycles() {
  %v = call i64 @llvm.readcyclecounter()
  ret i64 %v
}
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.x86.xgetbv(i32)
declare i64 @llvm.x86.rdtsc()
declare i64 @llvm.x86.rdpmc(i32)
