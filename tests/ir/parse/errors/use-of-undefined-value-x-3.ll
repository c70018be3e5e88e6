@a = global ptr dso_local_equivalent @x

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:38: error: use of undefined value '@x'
