; A handler of interrupts gets what the processor has left on the stack, saves every register that it or a function that it calls
; may change, and returns by iret. A number below the record is taken off, and the stack is aligned as in functions.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=-sse %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx %s -o - | FileCheck %s --check-prefix=AVX
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512f %s -o - | FileCheck %s --check-prefix=AVX512
; RUN: llc -O0 -mtriple=x86_64-linux-gnu -mattr=-sse %s -o - | FileCheck %s --check-prefix=QUICK

%record = type { i64, i64, i64, i64, i64 }
declare void @other(i64)

define x86_intrcc void @plain(ptr byval(%record) %f) {
; CHECK-LABEL: plain:
; CHECK-NOT: cld
; CHECK: pushq %rax
; CHECK: movq 8(%rsp), %rax
; CHECK: movq %rax, 24(%rsp)
; CHECK: popq %rax
; CHECK-NOT: addq
; CHECK: iretq
; QUICK-LABEL: plain:
; QUICK: iretq
  %ip = load i64, ptr %f
  %p = getelementptr i8, ptr %f, i64 16
  store volatile i64 %ip, ptr %p
  ret void
}

; The number is at the bottom.
define x86_intrcc void @code(ptr byval(%record) %f, i64 %code) {
; CHECK-LABEL: code:
; CHECK: pushq %rax
; CHECK-NEXT: pushq %rax
; CHECK: movq 16(%rsp), %rax
; CHECK: addq %rax, 24(%rsp)
; CHECK: popq %rax
; CHECK: addq $16, %rsp
; CHECK-NEXT: iretq
  %ip = load i64, ptr %f
  %s = add i64 %ip, %code
  store volatile i64 %s, ptr %f
  ret void
}

define x86_intrcc void @calls(ptr byval(%record) %f) {
; CHECK-LABEL: calls:
; CHECK-DAG: pushq %rax
; CHECK-DAG: pushq %rcx
; CHECK-DAG: pushq %rdx
; CHECK-DAG: pushq %rsi
; CHECK-DAG: pushq %rdi
; CHECK-DAG: pushq %r8
; CHECK-DAG: pushq %r9
; CHECK-DAG: pushq %r10
; CHECK-DAG: pushq %r11
; CHECK-NOT: xmm
; CHECK: cld
; CHECK: callq other
; CHECK: iretq
; AVX-LABEL: calls:
; AVX-DAG: vmovups %ymm0, {{.*}}(%rsp)
; AVX-DAG: vmovups %ymm15, {{.*}}(%rsp)
; AVX: callq other
; AVX-NOT: vzeroupper
; AVX-DAG: vmovups {{.*}}(%rsp), %ymm0
; AVX-DAG: vmovups {{.*}}(%rsp), %ymm15
; AVX-NOT: vzeroupper
; AVX: iretq
; AVX512-LABEL: calls:
; AVX512-DAG: vmovups %zmm0, {{.*}}(%rsp)
; AVX512-DAG: vmovups %zmm31, {{.*}}(%rsp)
; AVX512-DAG: kmovw %k7, {{.*}}(%rsp)
; AVX512: callq other
; AVX512: iretq
  %ip = load i64, ptr %f
  call void @other(i64 %ip)
  ret void
}

; With a frame pointer.
define x86_intrcc void @framed(ptr byval(%record) %f, i64 %code) "frame-pointer"="all" {
; CHECK-LABEL: framed:
; CHECK: pushq %rax
; CHECK: pushq %rbp
; CHECK: movq %rsp, %rbp
; CHECK: movq 16(%rbp), %rax
; CHECK: movq %rax, 24(%rbp)
; CHECK: popq %rbp
; CHECK: addq $16, %rsp
; CHECK: iretq
  store volatile i64 %code, ptr %f
  ret void
}

; A function that saves all leaves nothing to save.
declare void @careful(i64) "no_caller_saved_registers"

define x86_intrcc void @calls_careful(ptr byval(%record) %f) {
; CHECK-LABEL: calls_careful:
; CHECK-NOT: %rax
; CHECK: pushq %rdi
; CHECK: callq careful
; CHECK-NOT: %rax
; CHECK: popq %rdi
; CHECK-NOT: %rax
; CHECK: iretq
  call void @careful(i64 1)
  ret void
}

; Only iret ends a handler.
define x86_intrcc void @ends_in_call(ptr byval(%record) %f) {
; CHECK-LABEL: ends_in_call:
; CHECK: callq careful
; CHECK: iretq
  tail call void @careful(i64 1)
  ret void
}
