define extern_weak void @f() { ret void }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:8: error: invalid linkage for function definition
