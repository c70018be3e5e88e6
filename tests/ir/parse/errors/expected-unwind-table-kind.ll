declare void @f() uwtable(foo)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:27: error: expected unwind table kind
