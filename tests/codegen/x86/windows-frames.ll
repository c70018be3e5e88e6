; Frames of functions for Windows: what the prologue does is said by directives, in an order that the unwinder knows; large frames are
; touched by a function of the runtime library.

; RUN: llc -mtriple=x86_64-w64-windows-gnu -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,GNU
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,MSVC
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -o - | mc -triple=x86_64-pc-windows-msvc -filetype=obj -o %t.of-text
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O0 -threads=4 %s -filetype=obj -o %t.o0
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O0 %s -o - | mc -triple=x86_64-pc-windows-msvc -filetype=obj -o %t.o0.of-text
; RUN: cmp %t.o0 %t.o0.of-text

declare void @use(ptr)
declare void @end() noreturn
declare void @keep(double)

; The return address is not in the epilogue.
; CHECK-LABEL: plain:
; CHECK-NEXT: .seh_proc plain
; CHECK-NEXT: subq $40, %rsp
; CHECK-NEXT: .seh_stackalloc 40
; CHECK-NEXT: .seh_endprologue
; CHECK-NEXT: xorl %ecx, %ecx
; CHECK-NEXT: callq use
; CHECK-NEXT: nop
; CHECK-NEXT: .seh_startepilogue
; CHECK-NEXT: addq $40, %rsp
; CHECK-NEXT: .seh_endepilogue
; CHECK-NEXT: retq
; CHECK: .seh_endproc
define void @plain() {
  call void @use(ptr null)
  ret void
}

; Nothing is saved, nothing taken: there is nothing to say.
; CHECK-LABEL: leaf:
; CHECK-NOT: .seh
; CHECK: retq
define i32 @leaf(i32 %x) {
  ret i32 %x
}

; CHECK-LABEL: quiet:
; CHECK-NOT: .seh
; CHECK: retq
define void @quiet() nounwind {
  call void @use(ptr null)
  ret void
}

; CHECK-LABEL: saves:
; CHECK: pushq %rsi
; CHECK-NEXT: .seh_pushreg %rsi
; CHECK-NEXT: subq $48, %rsp
; CHECK-NEXT: .seh_stackalloc 48
; CHECK-NEXT: mov{{[au]}}ps %xmm6, 32(%rsp)
; CHECK-NEXT: .seh_savexmm %xmm6, 32
; CHECK-NEXT: .seh_endprologue
; CHECK: mov{{[au]}}ps 32(%rsp), %xmm6
; CHECK-NEXT: .seh_startepilogue
; CHECK-NEXT: addq $48, %rsp
; CHECK-NEXT: popq %rsi
; CHECK-NEXT: .seh_endepilogue
; CHECK-NEXT: retq
define double @saves(double %x, ptr %p) {
  call void @use(ptr %p)
  call void @use(ptr %p)
  ret double %x
}

; The frame pointer is where the unwinder can find the bottom of the frame from.
; CHECK-LABEL: moves:
; CHECK: pushq %rbp
; CHECK-NEXT: .seh_pushreg %rbp
; CHECK: subq $[[#SIZE:]], %rsp
; CHECK-NEXT: .seh_stackalloc [[#SIZE]]
; CHECK-NEXT: leaq 128(%rsp), %rbp
; CHECK-NEXT: .seh_setframe %rbp, 128
; CHECK-NEXT: .seh_endprologue
; CHECK: callq use
; CHECK: .seh_startepilogue
; CHECK-NEXT: leaq [[#SIZE - 128]](%rbp), %rsp
; CHECK: popq %rbp
; CHECK-NEXT: .seh_endepilogue
define i64 @moves(i64 %n) {
  %p = alloca i8, i64 %n
  call void @use(ptr %p)
  ret i64 %n
}

; CHECK-LABEL: aligned:
; CHECK: .seh_setframe %rbp
; CHECK-NEXT: .seh_endprologue
; CHECK: andq $-64, %rsp
define void @aligned() {
  %p = alloca i8, align 64
  call void @use(ptr %p)
  ret void
}

; CHECK-LABEL: large:
; CHECK: $20040, %{{[er]}}ax
; GNU-NEXT: callq ___chkstk_ms
; MSVC-NEXT: callq __chkstk
; CHECK-NEXT: subq %rax, %rsp
; CHECK-NEXT: .seh_stackalloc 20040
define void @large() {
  %p = alloca [20000 x i8]
  call void @use(ptr %p)
  ret void
}

; CHECK-LABEL: unprobed:
; CHECK: subq $20040, %rsp
define void @unprobed() "no-stack-arg-probe" {
  %p = alloca [20000 x i8]
  call void @use(ptr %p)
  ret void
}

; Behind a call that does not return there is still the same function.
; CHECK-LABEL: ends:
; CHECK: callq end
; CHECK-NEXT: int3
; CHECK: .seh_endproc
define void @ends() {
  call void @end()
  unreachable
}

; Where the caller goes on, and a place in the frame.
; CHECK-LABEL: places:
; CHECK-NEXT: movq %rsp, (%rcx)
; CHECK-NEXT: movq (%rsp), %rax
define ptr @places(ptr %to) nounwind {
  %f = call ptr @llvm.frameaddress.p0(i32 0)
  store ptr %f, ptr %to
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}
