; A register that a constraint names is the one of its size for the operand.
; RUN: codewright llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

@x = global i32 0

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

; Of several places the first of these that fits: a constant, a register, memory.
define void @anywhere(i32 %x) {
; CHECK-LABEL: anywhere:
; CHECK: addl $7, %e{{[a-z]+}}
; CHECK: addl $8, (%{{[a-z]+}})
  call void asm sideeffect "addl $1, $0\0Aaddl $$8, $2", "imr,imr,*imr"(i32 %x, i32 7, ptr elementtype(i32) @x)
  ret void
}

; An output in memory that an input shares is a register, which is stored afterwards.
define void @shared(i32 %x) {
; CHECK-LABEL: shared:
; CHECK: addl %[[REG:e[a-z]+]], %[[REG]]
; CHECK: movl %[[REG]], x(%rip)
  call void asm sideeffect "addl $1, $0", "=*imr,0"(ptr elementtype(i32) @x, i32 %x)
  ret void
}
