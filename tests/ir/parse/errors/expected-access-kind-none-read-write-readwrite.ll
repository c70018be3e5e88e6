declare void @f() memory(argmem: foo)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:34: error: expected access kind (none, read, write, readwrite)
