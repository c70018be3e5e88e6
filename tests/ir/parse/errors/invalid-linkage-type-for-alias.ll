@a = common alias i32, ptr @b
@b = global i32 0

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:13: error: invalid linkage type for alias
