; Libraries find thread-local variables by descriptors, if asked; the function of a descriptor changes one register only.
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=pic -enable-tlsdesc %s -o - | FileCheck %s --check-prefix=X64
; RUN: llc -mtriple=i686-linux-gnu -relocation-model=pic -enable-tlsdesc %s -o - | FileCheck %s --check-prefix=X32
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=static -enable-tlsdesc %s -o - | FileCheck %s --check-prefix=PROGRAM
; RUN: not llc -mtriple=riscv64-linux-gnu -relocation-model=pic -enable-tlsdesc %s -o - 2>&1 | FileCheck %s --check-prefix=OTHERS

; OTHERS: '-enable-tlsdesc' is supported for x86 only

@x = thread_local global [4 x i32] zeroinitializer

; X64-LABEL: element:
; X64: movq %fs:0, %[[THREAD:r[a-z]+]]
; X64: leaq x@tlsdesc(%rip), %rax
; X64-NEXT: callq *x@tlscall(%rax)
; X64-NEXT: addq %[[THREAD]], %rax
; X64-NEXT: addl 8(%rax), %edi
; X32-LABEL: element:
; X32: leal x@tlsdesc(%ebx), %eax
; X32-NEXT: calll *x@tlscall(%eax)
; PROGRAM-LABEL: element:
; PROGRAM-NOT: tlsdesc
define i32 @element(i32 %a) nounwind {
  %p = getelementptr [4 x i32], ptr @x, i32 0, i32 2
  %v = load i32, ptr %p
  %s = add i32 %v, %a
  ret i32 %s
}
