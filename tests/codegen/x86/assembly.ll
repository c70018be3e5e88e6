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

; Of several places the first of these that fits: a constant, memory, a register.
define void @anywhere(i32 %x) {
; CHECK-LABEL: anywhere:
; CHECK: addl $7, {{-?[0-9]*}}(%rsp)
; CHECK: addl $8, x(%rip)
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

; Conditions that the text leaves in flags are stored by an instruction behind it.
define i64 @conditions(i64 %a, i64 %b) {
; CHECK-LABEL: conditions:
; CHECK: cmpq %rsi, %rdi
; CHECK-NEXT: setb %[[B:[a-d]]]l
; CHECK-NEXT: sete
; CHECK: movzbl
  %r = call { i64, i8 } asm "cmpq $3, $2", "={@ccb},={@ccz},r,r,~{dirflag},~{fpsr},~{flags}"(i64 %a, i64 %b)
  %x = extractvalue { i64, i8 } %r, 0
  %y = extractvalue { i64, i8 } %r, 1
  %z = zext i8 %y to i64
  %s = add i64 %x, %z
  ret i64 %s
}

; An address as an operand.
define void @address(ptr %p) {
; CHECK-LABEL: address:
; CHECK: prefetcht0 (%rdi)
  call void asm sideeffect "prefetcht0 ${0:a}", "p"(ptr %p)
  ret void
}

; Numbers in vector registers, beside vectors.
define <4 x float> @in_vector(i64 %x) {
; CHECK-LABEL: in_vector:
; CHECK: movq %rdi, %xmm[[N:[0-9]+]]
; CHECK: movapd %xmm[[N]], %xmm0
  %r = call <4 x float> asm "movapd $1, $0", "=x,x,~{dirflag},~{fpsr},~{flags}"(i64 %x)
  ret <4 x float> %r
}

; A number in a register for vectors is all there.
define i64 @number(i64 %x) {
; CHECK-LABEL: number:
; CHECK: movq %rdi, %[[IN:xmm[0-9]+]]
; CHECK: paddq %[[IN]], %[[OUT:xmm[0-9]+]]
; CHECK: movq %[[OUT]], %rax
  %r = call i64 asm "paddq $1, $0", "=x,x,0"(i64 %x, i64 1)
  ret i64 %r
}

define i64 @seventh(i64 %x) {
; CHECK-LABEL: seventh:
; CHECK: movq %rdi, %xmm7
; CHECK: pxor %xmm7, %xmm7
; CHECK: movq %xmm7, %rax
  %r = call i64 asm "pxor $1, $0", "={xmm7},{xmm7}"(i64 %x)
  ret i64 %r
}

define i128 @whole(i128 %x) {
; CHECK-LABEL: whole:
; CHECK-DAG: movq %rdi, %xmm
; CHECK-DAG: movq %rsi, %xmm
; CHECK: punpcklqdq
; CHECK: paddb %xmm{{[0-9]+}}, %xmm
; CHECK: movq %xmm{{[0-9]+}}, %rax
; CHECK: movq %xmm{{[0-9]+}}, %rdx
  %r = call i128 asm "paddb $1, $0", "=x,0"(i128 %x)
  ret i128 %r
}

; GCC's name for the first of them.
define <4 x float> @first(<4 x float> %x) {
; CHECK-LABEL: first:
; CHECK: addps %xmm0, %xmm0
  %r = call <4 x float> asm "addps $1, $0", "=^Yz,0"(<4 x float> %x)
  ret <4 x float> %r
}
