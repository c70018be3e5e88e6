declare void @f() alignstack(3)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:30: error: stack alignment is not a power of two
