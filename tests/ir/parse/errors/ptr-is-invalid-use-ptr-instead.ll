@a = global ptr* null

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:16: error: ptr* is invalid - use ptr instead
