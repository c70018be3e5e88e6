@a = external global %x

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:22: error: use of undefined type named 'x'
