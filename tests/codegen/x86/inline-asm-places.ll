; Where operands of inline assembly are: floating-point numbers in general registers, registers by their names,
; memory before registers.
; RUN: llc -mtriple=x86_64-linux-gnu -no-integrated-as %s -o - | FileCheck %s --check-prefixes=CHECK,X64
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2 -no-integrated-as %s -o - | FileCheck %s --check-prefixes=CHECK,X86

@g = dso_local global i32 0

; A truth is 1.
; CHECK-LABEL: truth:
; CHECK: # $1
define void @truth() {
  call void asm sideeffect "# $0", "i"(i1 true)
  ret void
}
; A double takes two registers of 32 bits.
; CHECK-LABEL: number:
; X64: # %rax
; X64: movq %rax, %xmm0
; X86: # %eax
; X86: movl %eax, [[LOW:[0-9]*]](%esp)
; X86: movl %{{e[a-d]x}},
; X86: fldl
define double @number() {
  %r = call double asm "# $0", "=r"()
  ret double %r
}
; CHECK-LABEL: number_in:
; X64: movq %xmm0, %rax
; X64: # %rax
; X86: movl {{[0-9]*}}(%esp), %eax
; X86: movl {{[0-9]*}}(%esp), %ecx
; X86: # %eax
define void @number_in(double %x) {
  call void asm sideeffect "# $0", "r"(double %x)
  ret void
}
; CHECK-LABEL: by_upper_byte:
; X64: # %rax
; X86: # %eax
; X86: movl %eax, {{[0-9]*}}(%esp)
; X86: movl %edx, {{[0-9]*}}(%esp)
define double @by_upper_byte() {
  %r = call double asm "# $0", "={ah}"()
  ret double %r
}
; Not every register has a lower byte in code of 32 bits.
; CHECK-LABEL: byte:
; X64: # %bpl %sil %dil
; X86: # %ebp %esi %edi
define void @byte() {
  %r = call { i8, i8, i1 } asm sideeffect "# $0 $1 $2", "={ebp},={esi},={edi}"()
  ret void
}
; CHECK-LABEL: quad:
; X64: # %rax
; X64: movq %rcx
define fp128 @quad() {
  %r = call fp128 asm "# $0", "=r"()
  ret fp128 %r
}
; CHECK-LABEL: memory_or_register:
; X64: movl %edi, [[PLACE:-?[0-9]*\(%rsp\)]]
; X64: # [[PLACE]]
; X86: # {{[0-9]*}}(%esp)
define void @memory_or_register(i32 %x) {
  call void asm sideeffect "# $0", "rm"(i32 %x)
  ret void
}
; CHECK-LABEL: address:
; X64: # g(%rip)
; X86: # g{{$}}
define void @address() {
  call void asm sideeffect "# ${0:a}", "i"(ptr @g)
  ret void
}
; Functions and numbers are constants, variables have registers, numbers those that they are computed in.
; CHECK-LABEL: anything:
; X64: # address %{{r[a-z]+}} $5 %xmm0
; X86: # address %{{e[a-z]+}} $5 %xmm0
define void @anything(double %x) {
  call void asm sideeffect "# ${0:P} $1 $2 $3", "X,X,X,X"(ptr @address, ptr @g, i32 5, double %x)
  ret void
}
