@a = global ptr getelementptr (i8, i32 5)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:36: error: base of getelementptr must be a pointer
