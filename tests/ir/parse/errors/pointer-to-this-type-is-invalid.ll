@a = global metadata* null

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:21: error: pointer to this type is invalid
