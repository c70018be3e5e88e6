@a = alias i32 ptr @b

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:16: error: expected comma after alias or ifunc's type
