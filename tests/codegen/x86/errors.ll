; What is not supported yet is an error that names it.
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o - 2>&1 | FileCheck %s

; CHECK: error: not supported yet: calling convention 'x86_vectorcallcc'
define x86_vectorcallcc i32 @windows(i32 %x) {
  ret i32 %x
}
