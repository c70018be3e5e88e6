@a = global ptr ptrauth (i32 1, i32 0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:26: error: constant ptrauth base pointer must be a pointer
