@a = global { i32 zeroinitializer

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:19: error: expected '}' at end of struct
