@a = global float fneg (float 1.0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:19: error: fneg constexprs are no longer supported
