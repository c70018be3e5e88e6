; Where the stack pointer is aligned and moves, objects are found from another register: one that the function does not name in
; assembly or in instructions with fixed operands.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -stop-after=phi-node-elimination -o %t.mir
; RUN: llc -mtriple=x86_64-linux-gnu -start-after=phi-node-elimination %t.mir -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=X86
; RUN: not llc -mtriple=x86_64-linux-gnu %S/Inputs/base-pointer-named.ll -o - 2>&1 | FileCheck %s --check-prefix=ERROR

declare void @f(ptr, ptr)

; CHECK-LABEL: usual:
; CHECK: movq %rsp, %rbx
; X86-LABEL: usual:
; X86: movl %esp, %esi
define i32 @usual(i32 %n) nounwind {
  %v = alloca i32, align 64
  %p = alloca i8, i32 %n
  call void @f(ptr %v, ptr %p)
  %r = load i32, ptr %v
  ret i32 %r
}

; CHECK-LABEL: named:
; CHECK: movq %rsp, %r12
; CHECK: movl {{.*}}, %ebx
; CHECK: movl {{[0-9]+}}(%r12), %eax
; X86-LABEL: named:
; X86: movl %esp, %edi
; X86: movl {{.*}}, %esi
; X86: movl {{[0-9]*}}(%edi), %eax
define i32 @named(i32 %n) nounwind {
  %v = alloca i32, align 64
  %p = alloca i8, i32 %n
  call void @f(ptr %v, ptr %p)
  call void asm sideeffect "nop", "{bx},{si}"(i32 405, i32 405)
  %r = load i32, ptr %v
  ret i32 %r
}

; Part of the register is the register.
; CHECK-LABEL: clobbered:
; CHECK: movq %rsp, %r12
define i32 @clobbered(i32 %n) nounwind {
  %v = alloca i32, align 64
  %p = alloca i8, i32 %n
  call void @f(ptr %v, ptr %p)
  call void asm sideeffect "movb $$1, %bl", "~{bl}"()
  %r = load i32, ptr %v
  ret i32 %r
}

; ERROR: not supported yet: code that names all registers of which one would be the frame's base pointer
