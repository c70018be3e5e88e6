@a = global ptr ptrauth (ptr @a, i32 0, i64 1, i32 1)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:46: error: constant ptrauth address discriminator must be a pointer
