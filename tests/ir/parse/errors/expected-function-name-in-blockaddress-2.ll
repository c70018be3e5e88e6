@a = global ptr blockaddress(@f, %x)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:30: error: expected function name in blockaddress
