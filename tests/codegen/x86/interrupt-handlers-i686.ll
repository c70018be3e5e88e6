; Handlers of interrupts in 32 bits, where the processor does not align the stack.
; RUN: llc -mtriple=i686-linux-gnu %s -o - | FileCheck %s

%record = type { i32, i32, i32, i32, i32 }
declare void @other(i32)

define x86_intrcc void @code(ptr byval(%record) %f, i32 %code) {
; CHECK-LABEL: code:
; CHECK: pushl %ebp
; CHECK: movl %esp, %ebp
; CHECK: andl $-16, %esp
; CHECK: movl 4(%ebp), %eax
; CHECK: addl %eax, 8(%ebp)
; CHECK: popl %ebp
; CHECK: addl $4, %esp
; CHECK-NEXT: iretl
  %ip = load i32, ptr %f
  %s = add i32 %ip, %code
  store volatile i32 %s, ptr %f
  ret void
}

define x86_intrcc void @calls(ptr byval(%record) %f) {
; CHECK-LABEL: calls:
; CHECK: movl %esp, %ebp
; CHECK-DAG: %eax
; CHECK-DAG: %ecx
; CHECK-DAG: %edx
; CHECK: cld
; CHECK: movl 4(%ebp), %[[IP:e..]]
; CHECK: movl %[[IP]], (%esp)
; CHECK: calll other
; CHECK: popl %ebp
; CHECK-NOT: addl
; CHECK: iretl
  %ip = load i32, ptr %f
  call void @other(i32 %ip)
  ret void
}
