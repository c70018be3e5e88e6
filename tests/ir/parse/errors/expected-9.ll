@a = global ptr getelementptr inrange(4 5) (i8, ptr @a, i64 1)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:41: error: expected ','
