; Functions align the stack pointer as they are asked to, and trust callers only as far as the module says.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu %S/Inputs/stack-alignment-8.ll -o - | FileCheck %s --check-prefix=LESS
; RUN: llc -mtriple=x86_64-linux-gnu %S/Inputs/stack-alignment-64.ll -o - | FileCheck %s --check-prefix=MORE
; CHECK-LABEL: own:
; CHECK: andq $-64, %rsp
; CHECK: callq other
; CHECK-LABEL: usual:
; CHECK-NOT: andq
; CHECK: callq other
; LESS-LABEL: vector:
; LESS: andq $-16, %rsp
; LESS-LABEL: word:
; LESS-NOT: andq
; MORE: andq $-64, %rsp
declare void @other()
define void @own() alignstack(64) {
  call void @other()
  ret void
}
define void @usual() {
  call void @other()
  ret void
}
