@a = global ptr ptrauth (ptr @a i32 0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:33: error: expected comma in constant ptrauth expression
