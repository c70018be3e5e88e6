@a = alias i32, ptr @b

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:21: error: use of undefined value '@b'
