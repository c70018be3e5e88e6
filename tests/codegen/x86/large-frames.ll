; A frame of more than two gigabytes takes several steps; one that no machine has is an error.
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %S/Inputs/larger-frame.ll -o - 2>&1 | FileCheck %s --check-prefix=ERROR
; ERROR: error: not supported yet: a stack object of this size
; CHECK-LABEL: large:
; CHECK: subq $2147483632, %rsp
; CHECK-NEXT: subq $2147483632, %rsp
; CHECK-NEXT: subq
; CHECK: addq $2147483632, %rsp
; CHECK-NEXT: addq $2147483632, %rsp
; CHECK-NEXT: addq
; CHECK: retq
declare void @use(ptr)
define void @large() {
  %o = alloca [5000000000 x i8]
  call void @use(ptr %o)
  ret void
}
