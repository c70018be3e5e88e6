@a = global ptr getelementptr ({ i32 }, ptr @a, i64 0, i32 5)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: invalid getelementptr indices
