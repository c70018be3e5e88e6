declare void @f(ptr align 3)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:27: error: alignment is not a power of two
