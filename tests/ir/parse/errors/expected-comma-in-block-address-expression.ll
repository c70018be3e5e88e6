@a = global ptr blockaddress(@f %x)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:33: error: expected comma in block address expression
