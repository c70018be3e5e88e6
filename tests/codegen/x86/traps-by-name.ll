; Traps that are calls of a function that the program names; its argument says what went wrong.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; CHECK-LABEL: named:
; CHECK-NOT: ud2
; CHECK: callq report
; CHECK: movl $7, %edi
; CHECK: callq which
; CHECK-LABEL: plain:
; CHECK: ud2
define void @named() {
  call void @llvm.trap() "trap-func-name"="report"
  call void @llvm.ubsantrap(i8 7) "trap-func-name"="which"
  unreachable
}
define void @plain() {
  call void @llvm.trap() "trap-func-name"=""
  unreachable
}
declare void @llvm.trap()
declare void @llvm.ubsantrap(i8)
