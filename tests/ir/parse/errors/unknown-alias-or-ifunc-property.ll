@b = global i32 0
@a = alias i32, ptr @b, foo

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:25: error: unknown alias or ifunc property!
