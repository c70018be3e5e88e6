; Modifiers of operands of inline assembly, in both dialects.
; RUN: codewright llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

@x = global i32 0
declare void @callee()

; Parts of a register, its name within a symbol, an address in it, and a jump to it.
define void @parts(i64 %a) {
; CHECK-LABEL: parts:
; CHECK: movb %dil, %dil
; CHECK: movw %di, %di
; CHECK: movl %edi, %edi
; CHECK: movq %rdi, %rdi
; CHECK: callq thunk_rdi
; CHECK: movq (%rdi), %rdi
; CHECK: callq *%rdi
  call void asm sideeffect "movb ${0:b}, ${0:b}\0Amovw ${0:w}, ${0:w}\0Amovl ${0:k}, ${0:k}\0Amovq ${0:q}, $0", "r"(i64 %a)
  call void asm sideeffect "call thunk_${0:V}\0Amovq ${0:a}, $0\0Acall ${0:A}", "r"(i64 %a)
  ret void
}

define void @vectors(<4 x float> %v) {
; CHECK-LABEL: vectors:
; CHECK: vaddps %ymm0, %ymm0, %ymm0
; CHECK: vaddps %xmm0, %xmm0, %xmm0
  call void asm sideeffect "vaddps ${0:t}, ${0:t}, ${0:t}\0Avaddps ${0:x}, ${0:x}, ${0:x}", "x"(<4 x float> %v)
  ret void
}

; A number without its sign, and the opposite one; a symbol without its sign.
define void @constants() {
; CHECK-LABEL: constants:
; CHECK: addl $42, %eax
; CHECK: addl $43, %eax
; CHECK: addl $-42, %eax
; CHECK: callq callee
; CHECK: callq callee
; CHECK: movl $x, %eax
  call void asm sideeffect "addl $0, %eax\0Aaddl $$${0:c}+1, %eax\0Aaddl $$${0:n}, %eax", "i,~{eax}"(i32 42)
  call void asm sideeffect "call ${0:P}\0Acall ${0:c}\0Amovl $1, %eax", "i,i,~{eax}"(ptr @callee, ptr @x)
  ret void
}

; The eight bytes behind an address; sizes say nothing of memory.
define void @memory(ptr %p) {
; CHECK-LABEL: memory:
; CHECK: movl 8(%rdi), %eax
; CHECK: movl (%rdi), %eax
; CHECK: movl (%rdi), %eax
  call void asm sideeffect "movl ${0:H}, %eax\0Amovl ${0:k}, %eax\0Amovl ${0:P}, %eax", "*m,~{eax}"(ptr elementtype(i32) %p)
  ret void
}

define void @intel(i64 %a, ptr %p) {
; CHECK-LABEL: intel:
; CHECK: movl %edi, %edi
; CHECK: movl (%rsi), %eax
; CHECK: addl $42, %eax
  call void asm sideeffect inteldialect "mov ${0:k}, ${0:k}\0Amov eax, dword ptr $1\0Aadd eax, $2", "r,*m,i,~{eax}"(i64 %a, ptr elementtype(i32) %p, i32 42)
  ret void
}

; An address without marks.
define void @plain() {
; CHECK-LABEL: plain:
; CHECK: .quad x
  call void asm sideeffect ".quad ${0:p}", "i"(ptr @x)
  ret void
}
