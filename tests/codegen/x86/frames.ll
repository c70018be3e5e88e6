; Frames whose stack pointer is aligned more than calls do it, and what unwinders are told of frames.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
declare void @use(ptr)

; CHECK-LABEL: aligned:
; CHECK: pushq %rbp
; CHECK-NEXT: .cfi_def_cfa_offset 16
; CHECK-NEXT: .cfi_offset %rbp, -16
; CHECK-NEXT: movq %rsp, %rbp
; CHECK-NEXT: .cfi_def_cfa_register %rbp
; CHECK: andq $-64, %rsp
; CHECK: callq use
; CHECK: movq %rbp, %rsp
; CHECK-NEXT: popq %rbp
; CHECK-NEXT: .cfi_def_cfa %rsp, 8
; CHECK-NEXT: retq
define void @aligned() {
  %p = alloca i32, align 64
  call void @use(ptr %p)
  ret void
}

; The stack pointer moves: objects are found from another register.
; CHECK-LABEL: both:
; CHECK: andq $-32, %rsp
; CHECK-NEXT: movq %rsp, %rbx
; CHECK: leaq {{-8|-16|-24}}(%rbp), %rsp
; CHECK: popq %rbx
define void @both(i64 %n) {
  %p = alloca i32, align 32
  %q = alloca i8, i64 %n
  call void @use(ptr %q)
  call void @use(ptr %p)
  ret void
}

; After a return in the middle, the frame is there again.
; CHECK-LABEL: twice:
; CHECK: .cfi_def_cfa_offset 16
; CHECK: .cfi_def_cfa_offset 8
; CHECK-NEXT: retq
; CHECK: .cfi_def_cfa_offset 16
; CHECK: .cfi_def_cfa_offset 8
; CHECK-NEXT: retq
define i32 @twice(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  call void @use(ptr null)
  ret i32 1
b:
  call void @use(ptr @twice)
  ret i32 2
}

; CHECK-LABEL: caller:
; CHECK: movq 8(%r{{[a-z]+}}), %rax
define ptr @caller() {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}
declare ptr @llvm.returnaddress(i32)

; Callers may not have aligned anything.
; RUN: llc -mtriple=x86_64-linux-gnu -stackrealign %s -o - | FileCheck %s --check-prefix=REALIGN
; REALIGN-LABEL: misaligned:
; REALIGN: andq $-16, %rsp
; REALIGN: callq use
define void @misaligned() {
  %p = alloca i32, align 16
  call void @use(ptr %p)
  ret void
}
