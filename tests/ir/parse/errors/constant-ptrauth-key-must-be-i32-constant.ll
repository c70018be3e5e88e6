@a = global ptr ptrauth (ptr @a, i64 0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:34: error: constant ptrauth key must be i32 constant
