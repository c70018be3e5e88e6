@a = global ptr ptrauth ptr @a

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:25: error: expected '(' in constant ptrauth expression
