@a = global ptr getelementptr (i8, ptr @a, float 1.0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:44: error: getelementptr index must be an integer
