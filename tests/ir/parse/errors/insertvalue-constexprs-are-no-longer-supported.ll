@a = global { i32 } insertvalue ({ i32 } zeroinitializer, i32 1, 0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:21: error: insertvalue constexprs are no longer supported
