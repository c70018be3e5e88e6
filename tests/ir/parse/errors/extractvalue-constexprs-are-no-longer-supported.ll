@a = global i32 extractvalue ({ i32 } zeroinitializer, 0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: extractvalue constexprs are no longer supported
