; Intel's __regcall: arguments and results in as many registers as there are, which the function does not save.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefixes=CHECK,STATIC
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=pic %s -o - | FileCheck %s --check-prefixes=CHECK,PIC
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2 %s -o - | FileCheck %s --check-prefix=I686

declare void @other()

define x86_regcallcc i32 @twelfth(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 %k, i32 %l) {
; CHECK-LABEL: twelfth:
; CHECK-NOT: r15
; CHECK: addl 8(%rsp), %r15d
; CHECK-NOT: push
; CHECK: retq
; I686-LABEL: twelfth:
; I686: movl {{28|24}}(%esp), %eax
; I686: addl {{28|24}}(%esp), %eax
; I686: retl
  %x = add i32 %k, %l
  ret i32 %x
}

define x86_regcallcc {i64, i64, i64, i64, i64, i64, i64, i64, i64} @ninth(i64 %x) {
; CHECK-LABEL: ninth:
; CHECK: movq %rax, %r13
; CHECK-NOT: pop
; CHECK: retq
  %r = insertvalue {i64, i64, i64, i64, i64, i64, i64, i64, i64} undef, i64 %x, 8
  ret {i64, i64, i64, i64, i64, i64, i64, i64, i64} %r
}

; What is neither an argument nor a result is saved.
define x86_regcallcc double @saves(double %a) {
; CHECK-LABEL: saves:
; CHECK: %xmm15, {{.*}}(%rsp)
; CHECK: callq other
; CHECK: {{.*}}(%rsp), %xmm15
; CHECK: retq
  call void @other()
  ret double %a
}

declare x86_regcallcc i64 @callee(i64, i64, i64, i64, i64, i64, i64, i64, i64)

; The callee changes r13, which has an argument, and not r14.
define i64 @calls(i64 %a) {
; CHECK-LABEL: calls:
; CHECK-DAG: pushq %r13
; CHECK-DAG: pushq %r12
; CHECK: movl $9, %r13d
; PIC: callq *callee@GOTPCREL(%rip)
; STATIC: callq callee
; CHECK: popq %r13
; CHECK: retq
  %r = call x86_regcallcc i64 @callee(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  %s = add i64 %r, %a
  ret i64 %s
}

; A jump would leave them changed.
define x86_regcallcc i64 @jumps(i64 %a) {
; CHECK-LABEL: jumps:
; PIC: callq *callee@GOTPCREL(%rip)
; STATIC: callq callee
; CHECK: retq
  %r = tail call x86_regcallcc i64 @callee(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  ret i64 %r
}
