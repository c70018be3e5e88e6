; Arguments in registers and on the stack, the count of vector registers of a variadic call, symbols of three kinds.
; RUN: llc -mtriple=x86_64-linux-gnu -regalloc=greedy %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -regalloc=greedy -relocation-model=pic %s -o - | FileCheck %s --check-prefix=PIC

@near = internal global i32 1
@far = external global i32
@own = external thread_local(initialexec) global i32

declare i32 @printf(ptr, ...)
declare void @many(i64, i64, i64, i64, i64, i64, i64)

define i32 @symbols() {
; CHECK-LABEL: symbols:
; CHECK-DAG: near(%rip)
; CHECK-DAG: far(%rip)
; PIC-LABEL: symbols:
; PIC-DAG: near(%rip)
; PIC-DAG: movq far@GOTPCREL(%rip), [[AT:%r[a-z0-9]+]]
; PIC-DAG: ([[AT]])
  %a = load i32, ptr @near
  %b = load i32, ptr @far
  %c = add i32 %a, %b
  ret i32 %c
}

define i32 @copy_of_thread() {
; CHECK-LABEL: copy_of_thread:
; CHECK-DAG: movq %fs:0, %r
; CHECK-DAG: movq own@GOTTPOFF(%rip), %r
  %a = load i32, ptr @own
  ret i32 %a
}

define void @on_stack() {
; CHECK-LABEL: on_stack:
; CHECK: subq ${{[0-9]+}}, %rsp
; CHECK: movq $7, (%r
; CHECK: callq many
; CHECK: addq ${{[0-9]+}}, %rsp
; CHECK: retq
  call void @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  ret void
}

define i32 @variadic(double %x) {
; CHECK-LABEL: variadic:
; CHECK: movb $1, %al
; CHECK: callq printf
  %r = call i32 (ptr, ...) @printf(ptr @near, double %x)
  ret i32 %r
}

; What it keeps and its callees do not.
; CHECK-LABEL: keeps_most:
; CHECK: pushq %r10
; CHECK: callq other_callee
; CHECK: popq %r10
declare void @other_callee()
define preserve_mostcc void @keeps_most() {
  call void @other_callee()
  ret void
}
