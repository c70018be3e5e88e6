@a = global ptr ptrauth (ptr @a, i32 0, i32 1)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:39: error: constant ptrauth integer discriminator must be i64 constant
