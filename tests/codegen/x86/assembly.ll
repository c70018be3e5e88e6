; A register that a constraint names is the one of its size for the operand.
; RUN: codewright llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

define i32 @leaf() {
; CHECK-LABEL: leaf:
; CHECK: xorl %eax, %eax
; CHECK: cpuid
  %r = call i32 asm "cpuid", "={ax},{ax},~{ebx},~{ecx},~{edx},~{dirflag},~{fpsr},~{flags}"(i32 0)
  ret i32 %r
}

define i64 @wide(i64 %x) {
; CHECK-LABEL: wide:
; CHECK: movq %rdi, %rcx
; CHECK: incq %rcx
  call void asm sideeffect "incq $0", "{cx}"(i64 %x)
  ret i64 %x
}
