; Strategies of garbage collection that want more than statepoints are errors; a declaration with one is not.
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK-NOT: 'elsewhere'
; CHECK: error: not supported yet: the garbage collector 'shadow-stack'
define void @roots() gc "shadow-stack" {
  ret void
}
; CHECK: error: not supported yet: the garbage collector 'no-such-thing'
define void @unknown() gc "no-such-thing" {
  ret void
}
declare void @elsewhere() gc "erlang"
