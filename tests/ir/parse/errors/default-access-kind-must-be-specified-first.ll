declare void @f() memory(argmem: read, write)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:40: error: default access kind must be specified first
