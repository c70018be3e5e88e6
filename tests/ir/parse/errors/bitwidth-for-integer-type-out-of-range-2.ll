@a = global i8388609 0

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:13: error: bitwidth for integer type out of range
