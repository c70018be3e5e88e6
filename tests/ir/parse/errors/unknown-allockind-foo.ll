declare void @f() allockind("foo")

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:29: error: unknown allockind foo
