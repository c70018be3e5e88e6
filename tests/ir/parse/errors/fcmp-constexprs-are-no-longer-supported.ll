@a = global i1 fcmp oeq (float 1.0, float 2.0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:16: error: fcmp constexprs are no longer supported
