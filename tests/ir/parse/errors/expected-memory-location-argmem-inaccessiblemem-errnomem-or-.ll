declare void @f() memory(foo)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:26: error: expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)
