; A function notes where a jump is to arrive, and has no value in any register there but the stack pointer and the frame pointer.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu %s -o - | FileCheck %s --check-prefix=I686
; RUN: not llc -mtriple=x86_64-windows-msvc %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED: error: not supported yet: 'llvm.eh.sjlj.setjmp' on this target

@words = internal global [5 x ptr] zeroinitializer

declare ptr @llvm.frameaddress(i32)
declare ptr @llvm.stacksave()
declare i32 @llvm.eh.sjlj.setjmp(ptr)
declare void @llvm.eh.sjlj.longjmp(ptr)
declare void @other(i32)

define i32 @sets(i32 %a) {
; CHECK-LABEL: sets:
; CHECK: pushq %rbp
; CHECK: movq %rsp, %rbp
; CHECK-DAG: pushq %r15
; CHECK-DAG: pushq %rbx
; CHECK: [[LABEL:.Lblock[0-9_]+]]
; CHECK: words+8(%rip)
; CHECK-DAG: {{^}}[[LABEL]]:
; CHECK-DAG: popq %rbx
; CHECK-DAG: popq %rbp
; I686-LABEL: sets:
; I686: movl %esp, %ebp
; I686: $[[LABEL:.Lblock[0-9_]+]], words+4
; I686: [[LABEL]]:
  %fp = call ptr @llvm.frameaddress(i32 0)
  store ptr %fp, ptr @words
  %sp = call ptr @llvm.stacksave()
  store ptr %sp, ptr getelementptr ([5 x ptr], ptr @words, i64 0, i64 2)
  %r = call i32 @llvm.eh.sjlj.setjmp(ptr @words)
  call void @other(i32 %r)
  ret i32 %a
}

define void @jumps() {
; CHECK-LABEL: jumps:
; CHECK: movq (%rdx), %rbp
; CHECK-NEXT: movq 8(%rdx), %rcx
; CHECK-NEXT: movq 16(%rdx), %rsp
; CHECK-NEXT: jmpq *%rcx
; I686-LABEL: jumps:
; I686: movl (%edx), %ebp
; I686-NEXT: movl 4(%edx), %ecx
; I686-NEXT: movl 8(%edx), %esp
; I686-NEXT: jmpl *%ecx
  call void @llvm.eh.sjlj.longjmp(ptr @words)
  unreachable
}
