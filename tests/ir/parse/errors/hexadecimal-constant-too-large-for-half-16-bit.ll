@a = global half 0xH12345

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:18: error: hexadecimal constant too large for half (16-bit)
