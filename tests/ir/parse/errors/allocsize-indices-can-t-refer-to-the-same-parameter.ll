declare void @f() allocsize(1,1)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:28: error: 'allocsize' indices can't refer to the same parameter
