@a = global i1 icmp eq (i32 1, i32 2)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:16: error: icmp constexprs are no longer supported
