@a = global ptr @7

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: use of undefined value '@7'
