define void @f() gc 5 { ret void }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:21: error: expected string constant
