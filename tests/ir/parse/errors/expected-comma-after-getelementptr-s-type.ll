@a = global ptr getelementptr (i8 ptr @a)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:35: error: expected comma after getelementptr's type
