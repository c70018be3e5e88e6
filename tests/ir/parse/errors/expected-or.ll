declare void @f(ptr captures(address address))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:38: error: expected ',' or ')'
